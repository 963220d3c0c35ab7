const letters = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]\p{M}*`;

/** Words that are read from right to left, with what stands between them. Digits go the other way there too. */
const words = new RegExp(String.raw`((?:${letters})+(?:[^\p{L}\p{N}]+(?:${letters})+)*)`, 'u');

/** A text in the pieces that go one way: Word is told of each which one, where a PDF and a browser see it by the letters. */
export const inDirections = (text: string) =>
  text
    .split(words)
    .map((piece, index) => ({ text: piece, ...(index % 2 === 1 && { rightToLeft: true }) }))
    .filter((piece) => piece.text);

const begins = new RegExp(String.raw`^\P{L}*${letters}`, 'u');

/** Whether its first letter is one of those. */
export const isRightToLeft = (text: string) => begins.test(text);
