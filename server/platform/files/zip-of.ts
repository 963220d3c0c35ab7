import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { wallTimeInOslo } from '../clock.ts';

export interface ZipEntry {
  name: string;
  /** What the archive calls its last change. */
  at: Date;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Already small: most documents are. */
  isCompressed?: boolean;
}

/** What the format has room for: four bytes say where a part of an archive lies, two how many there are. */
export const zipLimits = { bytes: 4_000_000_000, entries: 65_535 };

/**
 * Names are UTF-8 and say so, but unzip believes it only of what comes from UNIX, and garbles "ø" in anything else.
 * Where it comes from there, it says who may read and write it too.
 */
const unix = { os: 3, attrs: 0o100644 << 16 };

/** Of a thousand small entries, each would be three writes to the network, which cost more than packing them. */
const PASSED_ON_BYTES = 64 * 1024;

/** Packing takes the whole process: some milliseconds at a time. */
const PACKED_BYTES = 64 * 1024;

/** 64 kB to find repetitions in, as far back as the format looks. What the packer takes by itself is 2 MB, anew for each entry. */
const MEMORY = 3;

/** An archive written while it is read. No more is held than what is passed on at once, and nobody waits for all of it. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
    bytes += chunk.length;
  });
  const take = (atLeast = 1) => {
    if (bytes < atLeast) return [];
    const taken = Buffer.concat(written);
    written = [];
    bytes = 0;
    return [taken];
  };
  for await (const { name, at, content, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6, mem: MEMORY });
    Object.assign(file, unix, { mtime: wallTimeInOslo(at) });
    zip.add(file);
    for await (const chunk of content) {
      for (let from = 0; from < chunk.length; from += PACKED_BYTES) {
        file.push(chunk.subarray(from, from + PACKED_BYTES), false);
        yield* take(PASSED_ON_BYTES);
        await nextTurn();
      }
    }
    file.push(new Uint8Array(0), true);
    yield* take(PASSED_ON_BYTES);
  }
  zip.end();
  yield* take();
}
