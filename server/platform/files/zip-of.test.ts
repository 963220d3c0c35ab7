import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip-of.ts';

async function written(entries: ZipEntry[]) {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries)) parts.push(part);
  return { parts, content: unzipSync(Buffer.concat(parts)) };
}

test('many small entries are passed on together', async () => {
  const entries = Array.from({ length: 500 }, (_, index) => ({
    name: `${index}.txt`,
    at: new Date(),
    content: [strToU8(`Søknad ${index}`)],
  }));
  const { parts, content } = await written(entries);
  expect(Object.keys(content)).toHaveLength(500);
  expect(strFromU8(content['499.txt'] ?? new Uint8Array())).toBe('Søknad 499');
  expect(parts.length).toBeLessThan(5);
});

test('a large entry is passed on while it is read', async () => {
  let read = 0;
  const chunk = new Uint8Array(100_000);
  function* content() {
    for (; read < 50; read++) yield chunk;
  }
  for await (const part of zipOf([{ name: 'film.mp4', at: new Date(), content: content(), isCompressed: true }])) {
    expect(part.length).toBeLessThan(300_000);
    expect(read).toBeLessThan(3);
    break;
  }
  expect((await written([])).content).toEqual({});
});
