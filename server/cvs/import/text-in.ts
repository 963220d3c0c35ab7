import { isUtf8 } from 'node:buffer';

/** Old programs write æøå in their own way, and spreadsheets may write two bytes for each sign. */
export const textIn = (content: Buffer) => new TextDecoder(encodingOf(content)).decode(content);

function encodingOf(content: Buffer) {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  // Without a mark before it: what is Latin has every other byte empty.
  if (content[0] && content[1] === 0) return 'utf-16le';
  if (content[0] === 0 && content[1]) return 'utf-16be';
  return isUtf8(content) ? 'utf-8' : (declaredIn(content) ?? 'windows-1252');
}

/** What XML says of itself. */
function declaredIn(content: Buffer) {
  const start = content.subarray(0, 200).toString('latin1');
  const label = /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(start)?.[1];
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
