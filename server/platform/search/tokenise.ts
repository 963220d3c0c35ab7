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
const PERCENT_SIGN = /(?<=^\d+)[ \u00a0\u202f]?(?:%|prosent)/;
const SHARP_LANGUAGES = new Set(['c', 'f', 'j']);

/** The words of a text in order, each normalised; `C++`, `C#`, `.NET`, `100 %` and words with hyphens stay whole. */
export function tokenise(text: string): string[] {
  const source = normalise(text);
  const tokens: string[] = [];
  let at = 0;
  while (at < source.length) {
    const end = endOfToken(source, at);
    if (end === at) at++;
    else {
      const token = source.slice(at, end);
      tokens.push(asciiKinds[source.charCodeAt(at)] === DIGIT ? token.replace(PERCENT_SIGN, '%') : token);
      at = end;
    }
  }
  return tokens;
}

/** Where the word that starts here ends, with its sign and what a hyphen ties to the sign: `.net-utvikler`; here if none starts. */
function endOfToken(source: string, start: number) {
  if (!isWordCharacter(source, start) && !startsDotNet(source, start)) return start;
  const bare = isWordCharacter(source, start) ? endOfWord(source, start) : start + '.net'.length;
  const end = endOfSign(source, source.slice(start, bare), bare);
  const hasSign = end > bare || source[start] === '.';
  return hasSign && source[end] === '-' && isWordCharacter(source, end + 1) ? endOfWord(source, end + 1) : end;
}

function endOfWord(source: string, start: number) {
  let end = start + 1;
  for (;;) {
    if (isWordCharacter(source, end)) end++;
    else if (source[end] === '-' && isWordCharacter(source, end + 1)) end += 2;
    else return end;
  }
}

function endOfSign(source: string, word: string, end: number): number {
  if (word === 'c' && source.startsWith('++', end)) return end + 2;
  if (source[end] === '#' && SHARP_LANGUAGES.has(word)) return end + 1;
  if (/^\d+$/.test(word)) return end + (PERCENT.exec(source.slice(end, end + 10))?.[0].length ?? 0);
  return end;
}

const startsDotNet = (source: string, at: number) =>
  source[at] === '.' && source.startsWith('.net', at) && !isWordCharacter(source, at + 4);

function isWordCharacter(source: string, at: number) {
  if (at >= source.length) return false;
  const code = source.charCodeAt(at);
  if (code < 128) return asciiKinds[code] !== 0;
  return code === 0xe6 || code === 0xf8 || code === 0xe5 || otherLetter.test(source.charAt(at));
}
