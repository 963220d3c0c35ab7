/** The beginning of a text. Half of a character that the cut went through is none, and the database takes no such text. */
export const cutWhole = (text: string, mostLetters: number): string =>
  text.slice(0, mostLetters).replace(/\p{Surrogate}/gu, '');
