const VOID = new Set(['br', 'hr', 'img']);

/** The beginning of sanitised markup: so many characters of its text, with every element closed. */
export function cutHtml(html: string, maxLength: number): string {
  const open: string[] = [];
  let left = maxLength;
  let kept = '';
  for (const [piece] of html.matchAll(/<[^>]*>|&\w+;|[^<&]+|[<&]/g)) {
    if (left <= 0) break;
    if (piece.startsWith('<') && piece.length > 1) {
      follow(piece, open);
      kept += piece;
      continue;
    }
    const characters = piece.startsWith('&') ? [piece] : [...piece];
    kept += characters.slice(0, left).join('');
    left -= characters.length;
    if (left < 0) kept += '…';
  }
  if (left === 0 && kept.length < html.length - open.length) kept += '…';
  return (
    kept +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function follow(piece: string, open: string[]) {
  const tag = /^<\/?(\w+)/.exec(piece)?.[1] ?? '';
  if (VOID.has(tag)) return;
  if (piece.startsWith('</')) open.pop();
  else open.push(tag);
}
