import { normalise } from './normalise.ts';

const rankOf: Record<string, string> = { æ: '{', ø: '|', å: '}' };

/** A text to compare with `<` that puts titles in Norwegian order: signs, digits, a–z, æ, ø, å, and aa as å. */
export function collationKey(text: string): string {
  return normalise(text)
    .replaceAll('aa', 'å')
    .replace(/[^a-z0-9æøå]+/g, ' ')
    .trim()
    .replace(/[æøå]/g, (letter) => rankOf[letter] ?? letter);
}
