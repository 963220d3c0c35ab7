/** The beginning of a text. Half of a character that the cut went through is none, and the database takes no such text. */
export const cutWhole = (text: string, mostLetters: number): string =>
  text.slice(0, mostLetters).replace(/\p{Surrogate}/gu, '');

/** The same, cut between two words where there are several. */
export const cutAtWord = (text: string, mostLetters: number): string =>
  text.length <= mostLetters ? text : cutWhole(text.slice(0, mostLetters + 1).replace(/\s+\S*$/, ''), mostLetters);
