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

/** An archive written while it is read. Nothing is held longer than it takes to pass it on. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const take = () => {
    const taken = written;
    written = [];
    return taken;
  };
  for await (const { name, at, content, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = wallTimeInOslo(at);
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk, false);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
