import type { PositionSearch } from '../../positions/position-search.ts';

/** What the local list is asked for. */
export const localQuery = ({ page, navPage, remote, national, ...filters }: PositionSearch) => ({
  ...filters,
  ...(remote && { remote: 'true' as const }),
  page,
});

/** What NAV's list is asked for. */
export const nationalQuery = ({ page, navPage, experience, pay, remote, national, ...filters }: PositionSearch) => ({
  ...filters,
  page: navPage,
  sector: national.navSector as 'Privat',
  extent: national.navExtent as 'Heltid',
});
