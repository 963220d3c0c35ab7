const MOST_CHARACTERS = 120;
/** A file system has room for 255: the ending comes behind, and in an archive a number in front. */
const MOST_BYTES = 240;

/** A sender's name for a file without what could mislead: folders, control and direction characters, a false ending. */
export function cleanFileName(fileName: string, ending: string) {
  const base = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${cut(base) || 'fil'}.${ending}`;
}

function cut(name: string) {
  const signs = [...name].slice(0, MOST_CHARACTERS);
  while (Buffer.byteLength(signs.join('')) > MOST_BYTES) signs.pop();
  return signs.join('');
}

/** The name of a file that we make: what stands in its text is neither a folder ("Hansen A/S") nor an ending ("nr. 2"). */
export const fileNameOf = (text: string, ending: string) => cleanFileName(`${text.replace(/[/\\]/g, '_')}.`, ending);

/** RFC 6266: the name in full, and in letters that every program understands. */
export function attachmentHeader(fileName: string) {
  const plain = inPlainLetters(fileName).replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

const plainLetters: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  Æ: 'AE',
  Ø: 'O',
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
  ŋ: 'n',
  ŧ: 't',
};

/** "Åse Øst" is "Ase Ost" to a program that knows no others. */
const inPlainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
