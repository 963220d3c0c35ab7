import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { strToU8 } from 'fflate';
import { recordEvent } from '../accounts/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { openStored } from '../platform/files/storage.ts';
import { type ZipEntry, zipOf } from '../platform/files/zip-of.ts';
import type { FileAnswer, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { isComposed, pageOf } from './data-page.ts';
import { personalData } from './parts.ts';

/** Everything stored about the user, for machines and for people, with the files. */
export async function downloadData(platform: Platform, { userId }: Viewer): Promise<FileAnswer> {
  const { db, clock } = platform;
  const now = clock.now();
  const parts: Record<string, unknown> = {};
  for (const { title, read } of personalData) parts[title] = await read(db, userId, now);
  await recordEvent(db, userId, 'data-downloaded', now);
  const zip = zipOf(entriesOf(platform, userId, parts, now));
  return {
    body: Readable.from(zip, { objectMode: false }),
    type: 'application/zip',
    headers: {
      'content-disposition': `attachment; filename="jobbfjord-mine-data-${dayInOslo(now)}.zip"`,
      'cache-control': 'no-store',
    },
  };
}

async function* entriesOf(
  { db, files }: Platform,
  userId: string,
  parts: Record<string, unknown>,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: 'mine-data.json', at: now, content: inPieces(jsonOf(parts)) };
  yield { name: 'mine-data.html', at: now, content: inPieces(pageOf(parts, now)) };
  // Of two files with one name there are two.
  let number = 0;
  for (const part of personalData) {
    for (const { key, fileName, at } of (await part.files?.(db, userId)) ?? []) {
      const content = await openStored(files.disk, key);
      // Deleted while the archive is written.
      if (!content) continue;
      number += 1;
      yield { name: `filer/${number} ${fileName}`, at, content, isCompressed: true };
    }
  }
}

const PIECE_LENGTH = 64 * 1024;

/** With a breath after each: whoever keeps much must not hold up everybody else. */
async function* inPieces(texts: Iterable<string>) {
  let held = '';
  for (const text of texts) {
    held += text;
    if (held.length < PIECE_LENGTH) continue;
    yield strToU8(held);
    held = '';
    await setImmediate();
  }
  yield strToU8(held);
}

/** The parts, their lists, and what is in them: everything further in is small. */
const TAKEN_APART_TO_DEPTH = 3;

function* jsonOf(value: unknown, depth = 0): Generator<string> {
  if (depth === TAKEN_APART_TO_DEPTH || !isComposed(value)) {
    yield JSON.stringify(value ?? null, null, 2);
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[\n' : '{\n';
  for (const [key, each] of Object.entries(value)) {
    yield isList ? before : `${before}${JSON.stringify(key)}: `;
    yield* jsonOf(each, depth + 1);
    before = ',\n';
  }
  const isEmpty = before !== ',\n';
  yield `${isEmpty ? before : '\n'}${isList ? ']' : '}'}`;
}
