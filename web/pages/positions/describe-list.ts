import type { MetaDescriptor } from 'react-router';
import { eitherInWords, readSeveral } from '../../../contract/several.ts';
import { formatCount } from '../../platform/format.ts';
import type { Metadata } from '../../platform/metadata.ts';
import { ownValue } from '../../platform/own-value.ts';
import { type PositionSearch, readSearch, usualSort, writeSearch } from '../../positions/position-search.ts';

interface List {
  search: PositionSearch;
  positions: unknown[];
  pagination: { totalPositions: number; page: number };
  national: { total: number };
  placeNames: Record<string, string>;
}

const untouched = readSearch(new URLSearchParams());

/** Places, occupations and job types are pages of their own to search engines; somebody's words are not. */
export function describeList({ search, positions, pagination, national, placeNames }: List): Metadata {
  const { fylke, kommune, steder, occupation, profession, jobType } = search;
  const places = [steder, kommune || fylke].flatMap((chosen) => ownValue(placeNames, chosen) ?? []);
  const place = places.join(', ') || 'Norge';
  const asked = [search.search, eitherInWords(profession) || occupation].filter(Boolean);
  const what = asked.length > 0 ? `${asked.join(', ')}: ledige stillinger` : 'Ledige stillinger';
  const kinds = eitherInWords(jobType);
  const page = pagination.page > 1 ? `, side ${pagination.page}` : '';
  // Beyond the first page NAV's stand there too, whatever the page.
  const isEmpty = positions.length === 0 && (pagination.page > 1 || national.total === 0);
  const isCombined = [profession, jobType].some((chosen) => readSeveral(chosen).length > 1);
  const count = formatCount(pagination.totalPositions + national.total, 'ledig stilling', 'ledige stillinger');
  return {
    title: `${what} i ${place}${kinds && `, ${kinds.toLowerCase()}`}${page}`,
    description: `${count} i ${place}. Avgrens på sted, yrke og stillingstype, følg det du liker og lagre søket.`,
    keywords: ['ledige stillinger', place, ...asked, ...readSeveral(jobType)],
    canonicalQuery: writeSearch({
      ...untouched,
      fylke,
      kommune,
      occupation,
      profession,
      jobType,
      page: pagination.page,
    }),
    noindex: search.search !== '' || steder !== '' || isCombined || isEmpty,
  };
}

export function feedLinks(search: PositionSearch): MetaDescriptor[] {
  const query = writeSearch({
    ...search,
    page: 1,
    navPage: 1,
    sort: usualSort(search.search),
    national: untouched.national,
  });
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Nye stillinger',
      href: `/api/positions/feed.xml${query}`,
    },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/feed+json',
      title: 'Nye stillinger',
      href: `/api/positions/feed.json${query}`,
    },
  ];
}
