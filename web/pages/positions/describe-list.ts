import type { MetaDescriptor } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import type { Metadata } from '../../platform/metadata.ts';
import { ownValue } from '../../platform/own-value.ts';
import { type PositionSearch, readSearch, writeSearch } from '../../positions/position-search.ts';

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
  const asked = [search.search, profession || occupation].filter(Boolean);
  const what = asked.length > 0 ? `${asked.join(', ')}: ledige stillinger` : 'Ledige stillinger';
  const kind = jobType ? `, ${jobType.toLowerCase()}` : '';
  const page = pagination.page > 1 ? `, side ${pagination.page}` : '';
  // Beyond the first page NAV's stand there too, whatever the page.
  const isEmpty = positions.length === 0 && (pagination.page > 1 || national.total === 0);
  const count = formatCount(pagination.totalPositions + national.total, 'ledig stilling', 'ledige stillinger');
  return {
    title: `${what} i ${place}${kind}${page}`,
    description: `${count} i ${place}. Avgrens på sted, yrke og stillingstype, følg det du liker og lagre søket.`,
    keywords: ['ledige stillinger', place, ...asked, ...(jobType ? [jobType] : [])],
    canonicalQuery: writeSearch({
      ...untouched,
      fylke,
      kommune,
      occupation,
      profession,
      jobType,
      page: pagination.page,
    }),
    noindex: search.search !== '' || steder !== '' || isEmpty,
  };
}

export function feedLinks(search: PositionSearch): MetaDescriptor[] {
  const query = writeSearch({ ...search, page: 1, navPage: 1, sort: 'newest', national: untouched.national });
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
