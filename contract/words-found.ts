import { alsoInNynorsk } from './application-forms/nynorsk.ts';
import type { HintRule } from './positions/position-hint-rules.ts';

/** Whole words only: "hun" stands in "hundefører" too. Written in bokmål, it finds nynorsk as well. */
export const words = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alsoInNynorsk(source)})(?![\\p{L}\\p{N}])`, 'iu');

export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);

/** A sentence that says that everybody may apply names what others would ask for. */
const welcoming =
  /uavhengig av|uansett|oppfordr|oppmod|ønsk(?:er|jer|ar) (?:alle|søkere|søkjarar|et mangfold)|mangf[oa]ld|velkomm?en|tilrettelegger|kan du krysse av|hull i cv|særbehandl|diskriminer/i;

type Sought = Pick<HintRule, 'pattern' | 'unless' | 'evenWhenWelcoming'>;

/** What a rule is about in a text: once from each sentence, as it stands there. */
export function wordsFound(text: string, { pattern, unless, evenWhenWelcoming }: Sought): string[] {
  if (unless?.test(text)) return [];
  const found = sentencesOf(text)
    .filter((sentence) => evenWhenWelcoming || !welcoming.test(sentence))
    .flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []);
  return [...new Set(found)];
}
