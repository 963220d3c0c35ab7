import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { strToU8 } from 'fflate';
import { dateAndTime, dayInOslo } from '../platform/clock.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { zipOf } from '../platform/files/zip-of.ts';
import type { FileAnswer, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { personalData } from './personal-data.ts';
import { recordEvent } from './record-event.ts';

/** Everything stored about the user, for machines and for people. */
export async function downloadData({ db, clock }: Platform, { userId }: Viewer): Promise<FileAnswer> {
  const now = clock.now();
  const parts: Record<string, unknown> = {};
  for (const { title, read } of personalData) parts[title] = await read(db, userId);
  await recordEvent(db, userId, 'data-downloaded', now);
  const zip = zipOf([
    { name: 'mine-data.json', at: now, content: inPieces(jsonOf(parts)) },
    { name: 'mine-data.html', at: now, content: inPieces(pageOf(parts, now)) },
  ]);
  return {
    body: Readable.from(zip, { objectMode: false }),
    type: 'application/zip',
    headers: {
      'content-disposition': `attachment; filename="jobbfjord-mine-data-${dayInOslo(now)}.zip"`,
      'cache-control': 'no-store',
    },
  };
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

const isComposed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

function* pageOf(parts: Record<string, unknown>, now: Date) {
  yield `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mine data hos Jobbfjord</title></head><body>
<h1>Mine data hos Jobbfjord</h1>
<p>Laget ${escapeHtml(dateAndTime(now))}.</p>
`;
  for (const [title, value] of Object.entries(parts)) {
    yield `<h2>${escapeHtml(title)}</h2>\n`;
    yield* htmlOf(value);
  }
  yield '</body></html>\n';
}

function* htmlOf(value: unknown): Generator<string> {
  if (!isComposed(value)) yield wordsOf(value);
  else if (Array.isArray(value)) yield* listOf(value);
  else {
    yield '<dl>';
    for (const [key, each] of Object.entries(value)) {
      yield `<dt>${escapeHtml(key)}</dt><dd>`;
      yield* htmlOf(each);
      yield '</dd>\n';
    }
    yield '</dl>\n';
  }
}

const NOTHING = '<p>Ingenting lagret</p>';

function* listOf(values: unknown[]): Generator<string> {
  if (values.length === 0) {
    yield NOTHING;
    return;
  }
  yield '<ol>';
  for (const each of values) {
    yield '<li>';
    yield* htmlOf(each);
    yield '</li>\n';
  }
  yield '</ol>\n';
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (value instanceof Date) return escapeHtml(dateAndTime(value));
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  return escapeHtml(String(value));
}
