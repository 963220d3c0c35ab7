import { expect, test } from 'vitest';
import { readSearch } from '../../positions/position-search.ts';
import { nearMeText } from './near-me.ts';

const said = (query: string) => nearMeText(readSearch(new URLSearchParams(query)));

test.each(['nær meg', 'Kokk nær meg', 'jobb i nærheten', 'naer meg', 'jobs near me', 'sykepleier i nærleiken'])(
  'whoever writes "%s" is told where to say how near',
  (search) => {
    const place = 'Velg fylke, kommune og avstand i filtrene for å se stillinger nær deg.';
    expect(said(`search=${search}`)).toBe(place);
    expect(said(`search=${search}&kommune=oslo`)).toBe('Velg avstand i filtrene for å se stillinger nær deg.');
    expect(said(`search=${search}&kommune=oslo&avstand=25`)).toBeNull();
  },
);

test.each(['kokk', 'nærmiljø', 'nær', 'linear', 'nærhetene'])('nobody else is: %s', (search) => {
  expect(said(`search=${search}`)).toBeNull();
});
