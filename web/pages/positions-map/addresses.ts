import { type PositionSearch, writeSearch } from '../../positions/position-search.ts';

export const mapOf = (search: PositionSearch) => `/stillinger/kart${writeSearch(search)}`;
export const listOf = (search: PositionSearch) => `/stillinger${writeSearch(search)}`;
