import { escapeMarkup } from '../../contract/escape-markup.ts';
import { dateAndTime, longDay } from '../platform/clock.ts';
import { fieldNames, filterWords, valueNames } from './data-words.ts';

const style = `:root{color-scheme:light dark;--ink:#10292d;--paper:#fff;--quiet:#51666a;--line:#d5e0e1}
@media(prefers-color-scheme:dark){:root{--ink:#e6eff0;--paper:#0d1b1e;--quiet:#b3c5c8;--line:#2c4448}}
body{background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:48rem;overflow-wrap:anywhere;padding:1.5rem}
h2{border-top:1px solid var(--line);margin:2.5rem 0 1rem;padding-top:1.5rem}p,dt{color:var(--quiet)}p,dl,dd{margin:0}
dt{font-size:.875rem;margin-top:.5rem}dd:has(>dl,>ol){border-left:2px solid var(--line);padding-left:1rem}dd:not(:has(dl,ol)){white-space:pre-line}
ol{margin:0;padding-left:1.5rem}li+li{margin-top:1rem}`;

/** What is kept, for its owner to read: the names of the fields in Norwegian, and the look of the reader's browser. */
export function* pageOf(parts: Record<string, unknown>, now: Date) {
  yield `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mine data hos Jobbfjord</title><style>${style}</style></head><body>
<h1>Mine data hos Jobbfjord</h1>
<p>Laget ${escapeMarkup(dateAndTime(now))}.</p>
`;
  for (const [title, value] of Object.entries(parts)) {
    yield `<h2>${escapeMarkup(title)}</h2>\n`;
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
      yield `<dt>${escapeMarkup(fieldNames[key] ?? key)}</dt><dd>`;
      yield* htmlOf(valueNames[key]?.[`${each}`] ?? (each && filterWords[key]?.(`${each}`)) ?? each);
      yield '</dd>\n';
    }
    yield '</dl>\n';
  }
}

export const isComposed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

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

/** As JSON has it, of the end of one of NAV's ads for example. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Somebody may have written what only looks like one. */
const isMoment = (text: string) => moment.test(text) && !Number.isNaN(Date.parse(text));

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (value instanceof Date) return escapeMarkup(dateAndTime(value));
  if (typeof value === 'string' && isMoment(value)) return escapeMarkup(dateAndTime(new Date(value)));
  if (typeof value === 'string' && day.test(value)) return longDay(value);
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  return escapeMarkup(String(value));
}
