import { LONGEST_WORD } from './split-compound.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøå';
const SHORTEST_WORD = 5;

/** What a word becomes by one slip: a letter too few, too many, wrong, or two swapped. Of a very long one that would be thousands. */
export function oneSlipAway(word: string): Set<string> {
  const others = new Set<string>();
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD || /[^a-zæøå]/.test(word)) return others;
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after.length > 1) others.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    if (after.length > 0) others.add(before + after.slice(1));
    for (const letter of LETTERS) {
      others.add(before + letter + after);
      if (after.length > 0) others.add(before + letter + after.slice(1));
    }
  }
  others.delete(word);
  return others;
}
