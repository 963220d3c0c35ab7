/** What stands between the words that both texts begin and end with. */
export function changedWords(before: string, after: string) {
  const old = split(before);
  const now = split(after);
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const middle = (words: string[]) => words.slice(first, words.length - last).join('');
  return {
    start: now.slice(0, first).join(''),
    removed: middle(old),
    added: middle(now),
    end: last > 0 ? now.slice(-last).join('') : '',
  };
}

/** Words and what stands between them, so that joining gives the text again. */
const split = (text: string) => text.match(/\S+|\s+/g) ?? [];
