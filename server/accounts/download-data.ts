import { strToU8, zipSync } from 'fflate';
import { dateAndTime, dayInOslo } from '../platform/clock.ts';
import { escapeHtml } from '../platform/escape-html.ts';
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
  const zip = zipSync({
    'mine-data.json': strToU8(JSON.stringify(parts, null, 2)),
    'mine-data.html': strToU8(pageOf(parts, now)),
  });
  return {
    body: Buffer.from(zip),
    type: 'application/zip',
    headers: {
      'content-disposition': `attachment; filename="jobbfjord-mine-data-${dayInOslo(now)}.zip"`,
      'cache-control': 'no-store',
    },
  };
}

const pageOf = (parts: Record<string, unknown>, now: Date) => `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mine data hos Jobbfjord</title></head><body>
<h1>Mine data hos Jobbfjord</h1>
<p>Laget ${escapeHtml(dateAndTime(now))}.</p>
${Object.entries(parts)
  .map(([title, value]) => `<h2>${escapeHtml(title)}</h2>\n${asHtml(value)}`)
  .join('\n')}
</body></html>
`;

function asHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<p>Ingenting lagret</p>';
  if (value instanceof Date) return escapeHtml(dateAndTime(value));
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') return escapeHtml(String(value));
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>Ingenting lagret</p>';
    return `<ol>${value.map((each) => `<li>${asHtml(each)}</li>`).join('\n')}</ol>`;
  }
  const rows = Object.entries(value).map(([key, each]) => `<dt>${escapeHtml(key)}</dt><dd>${asHtml(each)}</dd>`);
  return `<dl>${rows.join('\n')}</dl>`;
}
