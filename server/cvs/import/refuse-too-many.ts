/** More values than a CV has, each of which takes its time to read. A photo within the file is one, however large. */
const MOST_VALUES = 100_000;

/** Nobody else is answered while a text is parsed. */
export function refuseTooMany(text: string, signs: RegExp) {
  let values = 0;
  for (const _ of text.matchAll(signs)) if (++values > MOST_VALUES) throw new Error('no CV has so much in it');
}
