import { inflateRawSync } from 'node:zlib';

const END_OF_LIST = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const DEFLATED = 8;

interface ZipEntry {
  name: string;
  /** As the archive says; the content may say otherwise. */
  sizeBytes: number;
  /** Throws when it grows beyond that: a small archive may unpack to gigabytes. */
  read: (mostBytes: number) => Buffer;
}

/** What an archive lists. Throws when it is none. */
export function entriesOf(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(END_OF_LIST);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('not an archive');
    const nameEnds = at + 46 + zip.readUInt16LE(at + 28);
    entries.push(entryAt(zip, at, zip.toString('utf8', at + 46, nameEnds)));
    at = nameEnds + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function entryAt(zip: Buffer, at: number, name: string): ZipEntry {
  const isDeflated = zip.readUInt16LE(at + 10) === DEFLATED;
  const packedBytes = zip.readUInt32LE(at + 20);
  const offset = zip.readUInt32LE(at + 42);
  const read = (maxOutputLength: number) => {
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const packed = zip.subarray(start, start + packedBytes);
    return isDeflated ? inflateRawSync(packed, { maxOutputLength }) : packed.subarray(0, maxOutputLength);
  };
  return { name, sizeBytes: zip.readUInt32LE(at + 24), read };
}
