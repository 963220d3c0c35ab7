import { expect, test } from 'vitest';
import { choosePlaces } from './choose-places.ts';

const valer = (slug: string, number: string) => ({ slug, number, name: 'Våler', label: slug });
const moss = { slug: 'moss', number: '3103', name: 'Moss', label: 'Moss' };
const inOstfold = [moss, valer('valer-ostfold', '3114')];
const counties = [
  { id: 'innlandet', name: 'Innlandet', number: '34', municipalities: [valer('valer-innlandet', '3419')] },
  { id: 'oslo', name: 'Oslo', number: '03', municipalities: [] },
  { id: 'ostfold', name: 'Østfold', number: '31', municipalities: inOstfold },
  { id: 'viken', name: 'Viken', number: '30', municipalities: inOstfold },
].map((county) => ({ ...county, partOf: null, isCurrent: county.id !== 'viken' }));

const chosen = (fylke: string, kommune: string) => {
  const { fylke: county, kommune: municipality } = choosePlaces(counties, fylke, kommune);
  return [county, municipality];
};

test('a municipality brings its county, and falls in another one', () => {
  expect(chosen('', 'MOSS')).toEqual(['ostfold', 'moss']);
  expect(chosen('viken', '3103')).toEqual(['viken', 'moss']);
  expect(chosen('oslo', 'moss')).toEqual(['oslo', '']);
});

test('a name that two municipalities have stands for both until a county is chosen', () => {
  expect(chosen('', 'våler')).toEqual(['', 'våler']);
  expect(chosen('ostfold', 'våler')).toEqual(['ostfold', 'valer-ostfold']);
  expect(chosen('', 'valer-innlandet')).toEqual(['innlandet', 'valer-innlandet']);
});
