import { expect, test } from 'vitest';
import { type Found, searcherOf } from './search-file.ts';

const never = new AbortController().signal;

async function search(pages: string[], { wanted = 'fyr', from = 1, until = never } = {}) {
  const told: Found[] = [];
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    return pages[page - 1] ?? '';
  };
  const find = searcherOf({ count: pages.length, textOf });
  await find({ wanted, from, until, onFound: (found) => told.push(found) });
  const last = told.at(-1);
  return { told, read, last, pagesOfHits: last?.hits.map(({ page }) => page) };
}

test('the page in sight is read first, and hits are told in the order of the pages', async () => {
  const { read, last, pagesOfHits } = await search(['Fyr', 'hav', 'FYR fyr', ''], { from: 3 });
  expect(read).toEqual([3, 4, 1, 2]);
  expect(pagesOfHits).toEqual([1, 3, 3]);
  expect(last).toMatchObject({ isDone: true, hasText: true, isCut: false });
});

test('the first hit is told before the other pages are read', async () => {
  const { told } = await search(['fyr', 'fyr']);
  expect(told[0]).toMatchObject({ isDone: false, hits: [{ page: 1, start: 0, end: 3 }] });
});

test('a file without text is told apart from one in which nothing is found', async () => {
  expect((await search(['', ' \n'])).last).toMatchObject({ hits: [], hasText: false, isDone: true });
  expect((await search(['', 'hav'])).last).toMatchObject({ hits: [], hasText: true, isDone: true });
});

test('there is an end to what is searched', async () => {
  const { last, read } = await search(['fyr'.repeat(20_000), 'fyr']);
  expect(last?.hits).toHaveLength(10_000);
  expect(last).toMatchObject({ isDone: true, isCut: true });
  expect(read).toEqual([1]);
});

test('a search that is left reads no further, and what was read is not read again', async () => {
  const over = new AbortController();
  const pages = ['fyr', 'fyr', 'fyr'];
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    if (page === 2) over.abort();
    return pages[page - 1] ?? '';
  };
  const find = searcherOf({ count: 3, textOf });
  await find({ wanted: 'fyr', from: 1, until: over.signal, onFound: () => {} });
  expect(read).toEqual([1, 2]);
  await find({ wanted: 'fyr', from: 1, until: never, onFound: () => {} });
  expect(read).toEqual([1, 2, 3]);
});
