import { professionsIn } from '../../contract/positions/professions.ts';
import { suggestionKinds } from '../../contract/positions.ts';
import type { PositionIndex } from './position-index.ts';

const MOST_OF_KIND = { title: 5, occupation: 2, business: 3, county: 2, municipality: 3 } as const;

type Completing = Pick<PositionIndex, 'suggest' | 'hitsOf' | 'hitsByOccupation'>;

/** Completes what somebody types, by kind; the most frequent first. Of a title, what a search for it finds is counted. */
export function suggest(index: Completing, typed: string) {
  const found = new Map<string, ReturnType<PositionIndex['suggest']>[number]>();
  for (const suggestion of [...index.suggest(typed), ...suggestOccupations(index, typed)]) {
    const name = `${suggestion.kind} ${suggestion.value.toLowerCase()}`;
    const known = found.get(name);
    if (!known || isCapitals(known.text)) found.set(name, suggestion);
  }
  return suggestionKinds.flatMap((kind) =>
    [...found.values()]
      .filter((suggestion) => suggestion.kind === kind)
      .slice(0, MOST_OF_KIND[kind])
      .map((suggestion) => (kind === 'title' ? { ...suggestion, count: index.hitsOf(suggestion.text) } : suggestion)),
  );
}

/** A title is shown so only when nobody writes it otherwise. */
const isCapitals = (text: string) => text === text.toUpperCase();

/** By the beginning of any of their words. They are few, and mostly none is meant: only then it is counted. */
function suggestOccupations(index: Completing, typed: string) {
  const beginning = typed.trim().toLowerCase();
  const meant = Object.keys(professionsIn).filter((name) =>
    [...name.toLowerCase().matchAll(beginningsOfWords)].some(({ index, input }) => input.startsWith(beginning, index)),
  );
  if (beginning === '' || meant.length === 0) return [];
  const hits = index.hitsByOccupation();
  return meant.flatMap((name) => {
    const count = hits[name];
    return count ? [{ kind: 'occupation' as const, value: name, text: name, count }] : [];
  });
}

const beginningsOfWords = /(?<!\p{L})(?!og )\p{L}/gu;
