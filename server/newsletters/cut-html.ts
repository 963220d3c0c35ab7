const VOID = new Set(['br', 'hr', 'img']);

/** The beginning of sanitised markup: at most so many characters of its text, to the end of a word, with every element closed. */
export function cutHtml(html: string, maxLength: number): string {
  const pieces = html.match(/<[^>]*>|&\w+;|[^<&]+|[<&]/g) ?? [];
  const text = pieces.filter((piece) => !isTag(piece)).flatMap(charactersOf);
  if (text.length <= maxLength) return html;
  const open: string[] = [];
  let left = endOfWord(text, maxLength);
  let kept = '';
  for (const piece of pieces) {
    if (left <= 0) break;
    if (isTag(piece)) {
      follow(piece, open);
      kept += piece;
      continue;
    }
    const characters = charactersOf(piece);
    kept += characters.slice(0, left).join('');
    left -= characters.length;
  }
  const ends = open.reverse().map((tag) => `</${tag}>`);
  return `${kept}…${ends.join('')}`;
}

const isTag = (piece: string) => piece.startsWith('<') && piece.length > 1;
const charactersOf = (piece: string) => (piece.startsWith('&') ? [piece] : [...piece]);

/** A word that is longer than half of it all is cut. */
function endOfWord(text: string[], maxLength: number) {
  const gap = text.slice(0, maxLength + 1).findLastIndex((character) => /\s/.test(character));
  const end = gap > maxLength / 2 ? gap : maxLength;
  return text.slice(0, end).findLastIndex((character) => !/^[\s.,;:–•·*]$/.test(character)) + 1;
}

function follow(piece: string, open: string[]) {
  const tag = /^<\/?(\w+)/.exec(piece)?.[1] ?? '';
  if (VOID.has(tag)) return;
  if (piece.startsWith('</')) open.pop();
  else open.push(tag);
}
