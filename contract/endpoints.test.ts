import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

const all: Endpoint[] = Object.values(endpoints).flatMap((domain) => Object.values(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('no two endpoints have the same name', () => {
  const names = all.map((each) => nameOf(each).replace(/:\w+/g, ':x'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(all.map((each) => [nameOf(each), each] as const))('%s takes no text without end', (_name, each) => {
  const { params, query, body } = each;
  expect([params, query, body].flatMap((schema) => (schema ? unbounded(schema, '') : []))).toEqual([]);
});

test.each(all.map((each) => [nameOf(each), each] as const))('%s declares its parameters', (_name, { path, params }) => {
  expect(path).toMatch(/^\/[a-z]/);
  expect(path).not.toMatch(/^\/api/);
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(expect.arrayContaining(named));
});

test.each([
  ['businessId', 'Ugyldig bedrift-ID'],
  ['positionId', 'Ugyldig stillings-ID'],
  ['organizationNumber', 'Ugyldig organisasjonsnummer'],
])('%s that is far too long is told to be none, not how long it may be', (name, message) => {
  const asked = all.filter(({ params }) => params?.shape[name]);
  const said = asked.map(({ params }) => params?.safeParse({ [name]: 'x'.repeat(5000) }).error?.issues);
  const ofIt = said.map((issues) => issues?.find(({ path }) => path[0] === name)?.message);
  expect(ofIt).toEqual(asked.map(() => expect.stringMatching(`^(${message}|Ugyldig id)$`)));
});

/** Paths of strings and lists that have no maximum. */
function unbounded(schema: z.ZodType, path: string): string[] {
  // biome-ignore lint/suspicious/noExplicitAny: zod's inner shape differs by kind
  const { def, format, maxLength } = schema as any;
  const inside = (...inner: (z.ZodType | undefined)[]) => inner.flatMap((each) => (each ? unbounded(each, path) : []));
  switch (def.type) {
    case 'string':
      return maxLength != null || ['guid', 'uuid', 'date', 'datetime', 'time'].includes(format) ? [] : [path];
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, each]) =>
        unbounded(each, `${path}.${key}`),
      );
    case 'array': {
      const hasMost = def.checks?.some((check: { _zod: { def: { check: string } } }) =>
        /max_length|length_equals/.test(check._zod.def.check),
      );
      return [...(hasMost ? [] : [`${path}[]`]), ...inside(def.element)];
    }
    case 'record':
      return inside(def.keyType, def.valueType);
    case 'union':
      return inside(...def.options);
    case 'pipe':
      // Text is cleaned first and measured then. What cleans it measures nothing.
      return unbounded(def.in, path).length > 0 ? unbounded(def.out, path) : [];
    case 'transform':
      return [path];
    default:
      return inside(def.innerType);
  }
}
