import { normalise } from './normalise.ts';

const LETTER = 1;
const DIGIT = 2;
const asciiKinds = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) asciiKinds[code] = LETTER;
  if (/[0-9]/.test(character)) asciiKinds[code] = DIGIT;
}
const otherLetter = /[\p{L}\p{N}]/u;
const PERCENT = /^[ \u00a0\u202f]?(?:%|prosent(?![\p{L}]))/u;
const SHARP_LANGUAGES = new Set(['c', 'f', 'j']);

/** The words of a text in order, each normalised; `C++`, `C#`, `.NET`, `100 %` and words with hyphens stay whole. */
export function tokenise(text: string): string[] {
  const source = normalise(text);
  const tokens: string[] = [];
  let at = 0;
  while (at < source.length) {
    if (!isWordCharacter(source, at)) {
      if (startsDotNet(source, at)) {
        tokens.push('.net');
        at += 4;
      } else at++;
      continue;
    }
    const end = endOfWord(source, at);
    const word = source.slice(at, end);
    const [token, next] = withSign(source, word, end);
    tokens.push(token);
    at = next;
  }
  return tokens;
}

function endOfWord(source: string, start: number) {
  let end = start + 1;
  for (;;) {
    if (isWordCharacter(source, end)) end++;
    else if (source[end] === '-' && isWordCharacter(source, end + 1)) end += 2;
    else return end;
  }
}

function withSign(source: string, word: string, end: number): [string, number] {
  if (word === 'c' && source.startsWith('++', end)) return ['c++', end + 2];
  if (source[end] === '#' && SHARP_LANGUAGES.has(word)) return [`${word}#`, end + 1];
  if (asciiKinds[word.charCodeAt(0)] === DIGIT && /^\d+$/.test(word)) {
    const percent = PERCENT.exec(source.slice(end, end + 10));
    if (percent) return [`${word}%`, end + percent[0].length];
  }
  return [word, end];
}

const startsDotNet = (source: string, at: number) =>
  source[at] === '.' && source.startsWith('.net', at) && !isWordCharacter(source, at + 4);

function isWordCharacter(source: string, at: number) {
  if (at >= source.length) return false;
  const code = source.charCodeAt(at);
  if (code < 128) return asciiKinds[code] !== 0;
  return code === 0xe6 || code === 0xf8 || code === 0xe5 || otherLetter.test(source.charAt(at));
}
