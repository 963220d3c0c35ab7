import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { writeSearch } from '../../positions/position-search.ts';
import { readAsked } from './read-asked.ts';

const api = (async () => ({ counties: [] })) as unknown as Api;
const asked = async (query: string) => writeSearch((await readAsked(api, new URLSearchParams(query))).search);

test('a profession is chosen within its occupation', async () => {
  expect(await asked('profession=Kokk')).toBe('?occupation=Reiseliv+og+mat&profession=Kokk');
  expect(await asked('occupation=IT')).toBe('?occupation=IT');
  expect(await asked('occupation=IT&profession=Kokk')).toBe('?occupation=IT');
  expect(await asked('occupation=IT&profession=Trolldom')).toBe('?occupation=IT&profession=Trolldom');
  expect(await asked('profession=Lege_Kokk_Sykepleier_Trolldom')).toBe(
    '?occupation=Reiseliv+og+mat&profession=Kokk_Trolldom',
  );
  expect(await asked('profession=Hulegraving')).toBe('?profession=Hulegraving');
});

test("an address of when these filters were of NAV's ads only still asks for the same", async () => {
  expect(await asked('navOccupation=IT&navProfession=Utvikling&navDueDays=7&navPublishedDays=0&navSector=Privat')).toBe(
    '?occupation=IT&profession=Utvikling&dueWithinDays=7&publishedWithinDays=0&navSector=Privat',
  );
});
