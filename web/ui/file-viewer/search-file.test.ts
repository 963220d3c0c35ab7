import { expect, test } from 'vitest';
import { type Found, searcherOf } from './search-file.ts';

const never = new AbortController().signal;

const wallpaper = 'hav '.repeat(50);

async function search(pages: string[], { wanted = 'fyr', from = 1, until = never } = {}) {
  const told: Found[] = [];
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    const text = pages[page - 1] ?? '';
    return { text, isCut: text === wallpaper };
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

test('as many hits as are told are not more than are told', async () => {
  const { last, read } = await search(['fyr'.repeat(10_000), 'hav']);
  expect(last?.hits).toHaveLength(10_000);
  expect(last).toMatchObject({ isDone: true, isCut: false });
  expect(read).toEqual([1, 2]);
  expect((await search(['fyr'.repeat(10_000), 'fyr'])).last).toMatchObject({ isCut: true });
});

test('a page of which only a part was read is told of', async () => {
  expect((await search([wallpaper, 'hav'])).last).toMatchObject({ hits: [], isCut: true, unread: 0 });
});

test('a page that cannot be read is told of, and tried again at the next search', async () => {
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    if (page === 1 && read.length === 1) throw new Error('not now');
    return { text: 'fyr', isCut: false };
  };
  const find = searcherOf({ count: 2, textOf });
  const told: Found[] = [];
  const onFound = (found: Found) => told.push(found);
  await find({ wanted: 'fyr', from: 1, until: never, onFound });
  expect(told.at(-1)).toMatchObject({ isDone: true, unread: 1, hits: [{ page: 2 }] });
  await find({ wanted: 'fyr', from: 1, until: never, onFound });
  expect(told.at(-1)).toMatchObject({ isDone: true, unread: 0, hits: [{ page: 1 }, { page: 2 }] });
  expect(read).toEqual([1, 2, 1]);
});

test('two searches at once read a page once', async () => {
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    return { text: 'fyr', isCut: false };
  };
  const find = searcherOf({ count: 2, textOf });
  const both = { from: 1, until: never, onFound: () => {} };
  await Promise.all([find({ wanted: 'fyr', ...both }), find({ wanted: 'hav', ...both })]);
  expect(read).toEqual([1, 2]);
});

test('a search that is left reads no further, and what was read is not read again', async () => {
  const over = new AbortController();
  const pages = ['fyr', 'fyr', 'fyr'];
  const read: number[] = [];
  const textOf = async (page: number) => {
    read.push(page);
    if (page === 2) over.abort();
    return { text: pages[page - 1] ?? '', isCut: false };
  };
  const find = searcherOf({ count: 3, textOf });
  await find({ wanted: 'fyr', from: 1, until: over.signal, onFound: () => {} });
  expect(read).toEqual([1, 2]);
  await find({ wanted: 'fyr', from: 1, until: never, onFound: () => {} });
  expect(read).toEqual([1, 2, 3]);
});
