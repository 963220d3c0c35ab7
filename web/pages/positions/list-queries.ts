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
  sort,
  navPage,
  national,
}: PositionSearch) => ({
  search,
  fylke,
  kommune,
  avstand,
  steder,
  sort,
  page: navPage,
  occupation: national.navOccupation,
  // Professions belong to an occupation.
  profession: national.navOccupation && national.navProfession,
  sector: national.navSector as 'Privat',
  extent: national.navExtent as 'Heltid',
  dueWithinDays: national.navDueDays,
  publishedWithinDays: national.navPublishedDays,
});
