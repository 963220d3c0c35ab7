import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { loadAtNav } from './load-at-nav.ts';

const atNav = async (query: string, totalPages: number) => {
  const asked: number[] = [];
  const api = (async (_name: string, { query: { page } }: { query: { page: number } }) => {
    asked.push(page);
    return { positions: [], total: totalPages * 24, totalPages };
  }) as unknown as Api;
  const { page } = await loadAtNav(api, '310000005', new URLSearchParams(query));
  return { page, asked };
};

test('of a page that there is not, the last one that there is', async () => {
  expect(await atNav('navPage=9', 3)).toEqual({ page: 3, asked: [9, 3] });
  expect(await atNav('navPage=3', 3)).toEqual({ page: 3, asked: [3] });
  expect(await atNav('navPage=2', 0)).toEqual({ page: 1, asked: [2, 1] });
  expect(await atNav('', 0)).toEqual({ page: 1, asked: [1] });
});
