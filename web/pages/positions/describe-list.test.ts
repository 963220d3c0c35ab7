import { expect, test } from 'vitest';
import { readSearch } from '../../positions/position-search.ts';
import { describeList, feedLinks } from './describe-list.ts';

test('a list that is shared says how many there are in both sources', () => {
  const { description } = describeList({
    search: readSearch(new URLSearchParams('fylke=troms')),
    positions: [],
    pagination: { totalPositions: 0, page: 1 },
    national: { total: 112 },
    placeNames: { troms: 'Troms' },
  });
  expect(description).toMatch(/^112 ledige stillinger i Troms\./);
});

test("places, occupations and job types are pages of their own to search engines, and somebody's words are not", () => {
  const of = (query: string, page = 1) =>
    describeList({
      search: readSearch(new URLSearchParams(query)),
      positions: [{}],
      pagination: { totalPositions: 20, page },
      national: { total: 0 },
      placeNames: { troms: 'Troms' },
    });
  const shown = { title: 'Ledige stillinger i Troms, deltid', noindex: false };
  expect(of('fylke=troms&jobType=Deltid')).toMatchObject(shown);
  expect(of('', 2)).toMatchObject({ title: 'Ledige stillinger i Norge, side 2', noindex: false });
  expect(of('fylke=troms&occupation=Reiseliv+og+mat&profession=Kokk')).toMatchObject({
    title: 'Kokk: ledige stillinger i Troms',
    canonicalQuery: '?fylke=troms&occupation=Reiseliv+og+mat&profession=Kokk',
    noindex: false,
  });
  expect(of('jobType=Fast&profession=Kokk_Servitør')).toMatchObject({
    title: 'Kokk eller Servitør: ledige stillinger i Norge, fast',
    noindex: true,
  });
  expect(of('search=kokk')).toMatchObject({ title: 'kokk: ledige stillinger i Norge', noindex: true });
});

test('a place that only NAV has ads from is one too, an empty page and one beyond the end are not', () => {
  const of = (page: number, total: number) =>
    describeList({
      search: readSearch(new URLSearchParams('kommune=utsira')),
      positions: [],
      pagination: { totalPositions: 0, page },
      national: { total },
      placeNames: { utsira: 'Utsira' },
    }).noindex;
  expect([of(1, 3), of(1, 0), of(2, 3)]).toEqual([false, true, true]);
});

test('its feeds are of the same filters, from the newest on, without what only NAV has', () => {
  const search = readSearch(
    new URLSearchParams('search=kokk&fylke=troms&sort=title&page=3&navPage=2&navSector=Privat'),
  );
  const of = (type: string, name: string) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: 'Nye stillinger',
    href: `/api/positions/${name}?search=kokk&fylke=troms`,
  });
  expect(feedLinks(search)).toEqual([of('application/rss+xml', 'feed.xml'), of('application/feed+json', 'feed.json')]);
});
