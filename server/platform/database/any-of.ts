import { sql } from 'kysely';

/**
 * For `where(column, '=', anyOf(values))`: the list is one value. With `in`, a list of each length is a statement of its
 * own, which every connection keeps, and a long one has more values than a statement takes. None is in an empty list.
 */
export const anyOf = <T>(values: readonly T[]) => sql<T>`any(${values})`;
