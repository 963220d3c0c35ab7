import { strFromU8, Unzip, UnzipInflate } from 'fflate';

/** Hundreds of pages of text. A small file may unpack to gigabytes. */
const MOST_BYTES = 12_000_000;
const CHUNK = 65_536;

export type Unpacked = { parts: string[] } | 'tooLarge' | 'none';

/** The text of a Word document, and of what stands at the top of its pages; nothing of an archive that is none. */
export function unpackWord(file: Uint8Array): Unpacked {
  const parts = new Map<string, Uint8Array[]>();
  let bytes = 0;
  const unzip = new Unzip((entry) => {
    if (!/^word\/(?:document|header)\d{0,3}\.xml$/.test(entry.name) || parts.has(entry.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(entry.name, chunks);
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new TooLarge();
      chunks.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < file.length; at += CHUNK)
      unzip.push(file.subarray(at, at + CHUNK), at + CHUNK >= file.length);
  } catch (error) {
    return error instanceof TooLarge ? 'tooLarge' : 'none';
  }
  const names = [...parts.keys()].sort(
    (one, other) => Number(other.includes('header')) - Number(one.includes('header')),
  );
  if (!names.some((name) => name.includes('document'))) return 'none';
  return { parts: names.map((name) => strFromU8(whole(parts.get(name) ?? []))) };
}

class TooLarge extends Error {}

function whole(chunks: Uint8Array[]) {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
