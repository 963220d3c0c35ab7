import type { Reason } from '../../contract/values.ts';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';

const fieldLabels: Record<string, string> = {
  title: 'tittelen',
  name: 'navnet',
  description: 'beskrivelsen',
  business: 'bedriftsnavnet',
  industry: 'bransjen',
  location: 'stedsnavnet',
  place: 'stedsnavnet',
  town: 'stedsnavnet',
  number: 'organisasjonsnummeret',
};

/**
 * Why something was found, where its card does not show that by itself: "Treff på «sykepleierstilling» i beskrivelsen".
 * Nothing is said of a word that stands on the card as it was typed, or but for its ending.
 */
export function hitReason(why: Reason[], shown: (string | null)[]): string | null {
  const texts = shown.map((text) => (text ?? '').normalize('NFC').toLowerCase());
  const wordsByField = new Map<string, Set<string>>();
  for (const { asked, found, field } of why) {
    const label = fieldLabels[field];
    if (!label || isSeen(asked, found, texts)) continue;
    wordsByField.set(label, (wordsByField.get(label) ?? new Set()).add(`«${found}»`));
  }
  const places = [...wordsByField].map(([label, words]) => `${joinWithAnd([...words])} i ${label}`);
  return places.length > 0 ? `Treff på ${joinWithAnd(places)}` : null;
}

function isSeen(asked: string, found: string, texts: string[]) {
  const stem = asked.length >= SHORTEST_WITH_ENDING ? asked.slice(0, -2) : asked;
  return texts.some((text) => text.includes(asked) || (found.includes(stem) && text.includes(found)));
}

const SHORTEST_WITH_ENDING = 6;
