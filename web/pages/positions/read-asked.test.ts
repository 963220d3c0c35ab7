import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { readAsked } from './read-asked.ts';

const api = (async () => ({ counties: [] })) as unknown as Api;
const asked = async (query: string) => {
  const { occupation, profession } = (await readAsked(api, new URLSearchParams(query))).search;
  return [occupation, profession];
};

test('a profession is chosen within its occupation, also by an address of when they were filters of NAV only', async () => {
  expect(await asked('profession=Kokk')).toEqual(['Reiseliv og mat', 'Kokk']);
  expect(await asked('occupation=IT')).toEqual(['IT', '']);
  expect(await asked('navOccupation=IT&navProfession=Utvikling')).toEqual(['IT', 'Utvikling']);
  expect(await asked('profession=Hulegraving')).toEqual(['', 'Hulegraving']);
});
