import { Parser } from 'htmlparser2';

const names = 'p br ul ol li div span section h[1-6] strong b em i u small code blockquote a'.replaceAll(' ', '|');
// Ends at the next sign of a tag: what never ends costs no more than its length.
const tag = new RegExp(`<(/?)(${names})(?:\\s[^<>]*|/)?>`, 'gi');
const inLine = /^(span|strong|b|em|i|u|small|code|a)$/i;

/** Of one text; even of the longest, what is behind is cut off anyway. */
const MOST_CHARACTERS = 100_000;

/** What others wrote as HTML, in the words and lines of a field. What holds no tags stays as it is. */
export function withoutMarkup(written: string) {
  const text = written.slice(0, MOST_CHARACTERS);
  const words = text.replace(tag, (_tag, end: string, name: string) => {
    if (inLine.test(name)) return '';
    return /^li$/i.test(name) && !end ? '\n- ' : '\n';
  });
  if (words === text) return text;
  return decoded(words)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replace(/^-\n/gm, '- ');
}

/** With the signs that HTML writes by name or number. What looks like another tag was typed so. */
function decoded(text: string) {
  const parts: string[] = [];
  const parser = new Parser({ ontext: (part) => parts.push(part) });
  parser.end(text.replaceAll('<', '&lt;'));
  return parts.join('').replaceAll('\u00a0', ' ');
}
