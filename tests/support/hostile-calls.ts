import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

export interface Call {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const CALLS_PER_ENDPOINT = 40;

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e\u2066',
  'ﷺ'.repeat(500),
  'e\u0301'.repeat(200),
  "'; drop table users; --",
  "' or 1=1 --",
  '\\',
  '%',
  '_%\\',
  '</script><script>alert(1)</script>',
  'a@b.no\r\nBcc: c@d.no',
  '../../etc/passwd',
  '..%2f..%2fetc',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e309',
  '99999999999999999999',
  '0x10',
  'true',
  'null',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00',
  '2026-02-31',
  '00000000-0000-0000-0000-000000000000',
  '923609016',
];

const values: unknown[] = [
  ...texts,
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  0.1,
  [],
  {},
  [null],
  [[]],
  ['\u0000'],
  { toString: 'x', length: -1 },
  { $ne: null },
  Array.from({ length: 1100 }, () => ({})),
  'x'.repeat(50_000),
];

const payloads = [
  '',
  '{',
  'null',
  '"x"',
  '[]',
  '0',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
];

/** Calls of one endpoint that no honest client makes: made from its contract, the same at every run. */
export function hostileCalls(endpoint: Endpoint, seed: string): Call[] {
  const pick = picker(seed);
  const raw = endpoint.body && !endpoint.files ? payloads.map((payload) => callOf(endpoint, { payload })) : [];
  const broken = Array.from({ length: CALLS_PER_ENDPOINT }, () => breakOne(endpoint, pick));
  return [callOf(endpoint, {}), ...raw, ...broken];
}

type Pick = <T>(from: readonly T[]) => T;
type Fields = Record<string, unknown>;

/** Everything as it should be, but for one or two values. */
function breakOne(endpoint: Endpoint, pick: Pick): Call {
  const params = plausible(endpoint.params) as Fields;
  const query = plausible(endpoint.query) as Fields;
  const body = plausible(endpoint.body) as Fields;
  const places: { owner: Fields; name: string; from: readonly unknown[] }[] = [
    ...[params, query].flatMap((owner) => Object.keys(owner).map((name) => ({ owner, name, from: texts }))),
    ...fieldsOf(body).map((field) => ({ ...field, from: values })),
    { owner: query, name: pick(texts), from: texts },
  ];
  for (const { owner, name, from } of [pick(places), pick(places)]) owner[name] = pick<unknown>(from);
  return callOf(endpoint, { params, query, body });
}

/** Every value of a body, those inside it too. */
function fieldsOf(owner: Fields): { owner: Fields; name: string }[] {
  return Object.entries(owner).flatMap(([name, value]) => [
    { owner, name },
    ...(value && typeof value === 'object' ? fieldsOf(value as Fields) : []),
  ]);
}

function callOf(endpoint: Endpoint, parts: { params?: Fields; query?: Fields; body?: Fields; payload?: string }): Call {
  const { params = plausible(endpoint.params), query = {}, body = plausible(endpoint.body), payload } = parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encode((params as Fields)[name]));
  const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const url = `/api${path}?${search.join('&')}`;
  if (endpoint.files) return { method: endpoint.method, url, ...multipart(endpoint.files, body as Fields) };
  if (!endpoint.body) return { method: endpoint.method, url, headers: {} };
  const headers = { 'content-type': 'application/json' };
  return { method: endpoint.method, url, headers, payload: payload ?? JSON.stringify(body) };
}

const encode = (value: unknown) => encodeURIComponent(`${value}`.toWellFormed());

function multipart(files: NonNullable<Endpoint['files']>, body: Fields) {
  const part = (name: string, extra: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
  const parts = [
    ...Object.entries(body).map(([name, value]) =>
      part(name, '', typeof value === 'string' ? value : JSON.stringify(value)),
    ),
    ...Object.keys(files).map((name) => part(name, '; filename="../\u0000x.pdf"', '%PDF-1.7 not really')),
  ];
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.from(`${parts.join('')}--b--\r\n`),
  };
}

interface Description {
  type?: string;
  anyOf?: Description[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Description>;
  items?: Description;
}

const plausible = (schema: z.ZodType | undefined): unknown =>
  schema ? plausibleValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Description, '') : {};

/** Something that the contract may accept. */
function plausibleValue(described: Description, name: string): unknown {
  if (described.const !== undefined) return described.const;
  if (described.enum) return described.enum[0];
  if (described.anyOf) return plausibleValue(described.anyOf[0] ?? {}, name);
  if (described.properties)
    return Object.fromEntries(
      Object.entries(described.properties).map(([key, each]) => [key, plausibleValue(each, key)]),
    );
  if (described.items) return [plausibleValue(described.items, name)];
  if (described.type === 'boolean') return true;
  if (described.type === 'integer' || described.type === 'number') return 1;
  return plausibleText(name);
}

function plausibleText(name: string) {
  if (/email/i.test(name)) return 'ola@example.no';
  if (/password/i.test(name)) return 'Bratt-Fjell-1814!';
  if (/organizationNumber/.test(name)) return '923609016';
  if (/page|limit|part|days/i.test(name)) return '1';
  if (/id$/i.test(name)) return randomUUID();
  if (/date|At$|expires/i.test(name)) return '2026-12-31';
  return 'Kristiansund';
}

/** The same choices at every run. */
function picker(seed: string): Pick {
  let state = [...seed].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) >>> 0, 7);
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)] as never;
  };
}
