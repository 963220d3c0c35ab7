/** So many values of one filter may be asked for at once. */
export const MOST_OF_A_FILTER = 30;

/** "Fast_Deltid": any of them will do. In one order, so that the same choice is the same text. */
export const readSeveral = (text: string): string[] =>
  [
    ...new Set(
      text
        .normalize('NFC')
        .split('_')
        .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, 200)),
    ),
  ]
    .filter(Boolean)
    .toSorted()
    .slice(0, MOST_OF_A_FILTER);

export const writeSeveral = (values: string[]) => readSeveral(values.join('_')).join('_');

/** "Fast eller Deltid", in the order of what they are called. */
export function eitherInWords(chosen: string, labels: Record<string, string> = {}) {
  const values = readSeveral(chosen);
  const known = Object.keys(labels).filter((value) => values.includes(value));
  const others = values.filter((value) => !known.includes(value));
  return [...known.map((value) => labels[value]), ...others].join(' eller ');
}
