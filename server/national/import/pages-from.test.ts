import { expect, test } from 'vitest';
import { pagesFrom } from './pages-from.ts';

const item = { uuid: '00000000-0000-4000-8000-000000000001', at: '2026-08-20T06:00:00Z', isActive: true };

/** Of a feed in which each page names a next one, and only these have something in them. */
async function read(full: number[]) {
  const asked: string[] = [];
  const page = async (id: string) => {
    asked.push(id);
    const items = full.includes(Number(id)) ? [item] : [];
    return { id, nextId: `${Number(id) + 1}`, items, refused: 0 };
  };
  const read: string[] = [];
  for await (const { id } of pagesFrom(await page('1'), { page }, new AbortController().signal)) read.push(id);
  return { read, asked: asked.length };
}

test('a feed without end is read to the first empty page, from where it may go on', async () => {
  expect(await read([1, 2])).toEqual({ read: ['1', '2', '3'], asked: 23 });
  expect(await read([])).toEqual({ read: ['1'], asked: 21 });
});

test('what stands behind a few empty pages is read', async () => {
  expect((await read([1, 5, 6, 20])).read).toEqual(['1', '2', '5', '6', '7', '20', '21']);
});
