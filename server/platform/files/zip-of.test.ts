import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip-of.ts';

async function written(entries: ZipEntry[]) {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries)) parts.push(part);
  const archive = Buffer.concat(parts);
  return { archive, parts, content: unzipSync(archive) };
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

test('names beyond ASCII are read right everywhere, and what is unpacked may be read', async () => {
  const entry = { at: new Date(), content: [strToU8('Hei')] };
  const { archive } = await written([
    { ...entry, name: 'søknad.txt' },
    { ...entry, name: 'Åse Øst.pdf', isCompressed: true },
  ]);
  let at = 0;
  for (const name of ['søknad.txt', 'Åse Øst.pdf']) {
    // Its place in the list at the end (APPNOTE 4.3.12).
    at = archive.indexOf('PK\u0001\u0002', at + 1, 'latin1');
    const [madeBy, flags, attributes] = [archive[at + 5], archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 38)];
    expect(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28))).toBe(name);
    expect({ madeBy, isUtf8: Boolean(flags & 0x800), mode: (attributes >>> 16).toString(8) }).toEqual({
      madeBy: 3,
      isUtf8: true,
      mode: '100644',
    });
  }
});

test('others have their turn while small entries are packed, and while a large one is', async () => {
  const small = Array.from({ length: 50 }, () => new Uint8Array(100));
  for (const contents of [small, [new Uint8Array(1_000_000)]]) {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await written(contents.map((chunk, index) => ({ name: `${index}`, at: new Date(), content: [chunk] })));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(10);
  }
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
