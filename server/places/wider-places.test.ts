import { expect, test } from 'vitest';
import { widerPlaces } from './wider-places.ts';

const anywhere = { fylke: [], kommune: [], steder: [] };
const offered = (
  text: string,
  total = 0,
  filters: { fylke: string[]; kommune: string[]; steder: string[] } = anywhere,
) => widerPlaces({ text, filters }, total, () => ({ total: 20 })).map(({ name, text: left }) => [name, left]);

test.each([
  ['kokk på gardermoen', 'Ullensaker', 'kokk'],
  ['Fornebu', 'Bærum', ''],
  ['sykepleier majorstua', 'Oslo', 'sykepleier'],
  ['GRÜNERLØKKA', 'Oslo', ''],
  ['lager flesland natt', 'Bergen', 'lager natt'],
  ['elektriker, Aker brygge', 'Oslo', 'elektriker'],
])('who finds few at "%s" is offered the municipality', (text, name, left) => {
  expect(offered(text)).toEqual([[name, left]]);
});

test('a place that lies in several is offered with each', () => {
  expect(
    offered('forus')
      .map(([name]) => name)
      .sort(),
  ).toEqual(['Sandnes', 'Sola', 'Stavanger']);
});

test.each(['kokk', 'bud', 'jobb nå', 'kokk i Oslo', 'Ullensaker', 'Agder', '-gardermoen', '"kokk gardermoen"', ''])(
  'no place is read in "%s"',
  (text) => {
    expect(offered(text)).toEqual([]);
  },
);

test('nothing is offered beside a page of hits, beside a chosen place, or that has no more', () => {
  expect(offered('gardermoen', 12)).toEqual([]);
  expect(offered('gardermoen', 0, { fylke: ['oslo'], kommune: [], steder: [] })).toEqual([]);
  expect(offered('gardermoen', 0, { ...anywhere, steder: ['oslo'] })).toEqual([]);
  expect(widerPlaces({ text: 'gardermoen', filters: anywhere }, 3, () => ({ total: 3 }))).toEqual([]);
});
