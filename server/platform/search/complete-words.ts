import { LRUCache } from 'lru-cache';
import { headOf } from './analyse-word.ts';
import type { Lexicon } from './lexicon.ts';

const MOST_REMEMBERED = 10_000;
const signs = ['- og ', '- eller ', '-/', '-og ', '-eller '];
/** What is left half, and the word that says the rest. Begun at no letter inside a word: each would be read to the end of a long one. */
export const halfWord = /(?<!\p{L})(\p{L}{2,})-(?: ?og | ?eller |\/)(\p{L}+)/gu;

/** "Barne- og ungdomsskole" is a barneskole too: the words that a text leaves half, whole. */
export function createCompleter(lexicon: Lexicon) {
  const heads = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  function lastPart(word: string) {
    const known = heads.get(word) ?? headOf(lexicon, word) ?? '';
    heads.set(word, known);
    return known;
  }

  return (text: string): string[] => {
    if (!signs.some((sign) => text.includes(sign))) return [];
    return [...text.matchAll(halfWord)].flatMap(([, half = '', whole = '']) => {
      const last = lastPart(whole.toLowerCase());
      return last ? `${half}${last}` : [];
    });
  };
}
