import { changeSearch, type PositionSearch, writeSearch } from '../../positions/position-search.ts';

export const mapOf = (search: PositionSearch) => `/stillinger/kart${writeSearch(search)}`;
export const listOf = (search: PositionSearch) => `/stillinger${writeSearch(search)}`;

export const withoutMunicipality = (search: PositionSearch) => changeSearch(search, { kommune: '', steder: '' });
