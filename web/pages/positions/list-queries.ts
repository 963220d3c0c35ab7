import type { PositionSearch } from '../../positions/position-search.ts';

/** What the local list is asked for. */
export const localQuery = ({ page, navPage, remote, national, ...filters }: PositionSearch) => ({
  ...filters,
  ...(remote && { remote: 'true' as const }),
  page,
});

/** What NAV's list is asked for. */
export const nationalQuery = ({
  search,
  fylke,
  kommune,
  avstand,
  steder,
  occupation,
  profession,
  sort,
  navPage,
  national,
}: PositionSearch) => ({
  search,
  fylke,
  kommune,
  avstand,
  steder,
  occupation,
  profession,
  sort,
  page: navPage,
  sector: national.navSector as 'Privat',
  extent: national.navExtent as 'Heltid',
  dueWithinDays: national.navDueDays,
  publishedWithinDays: national.navPublishedDays,
});
