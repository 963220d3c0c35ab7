import { type RawBuilder, sql } from 'kysely';

/** Words in an expression that has an index of `words_of`. `coalesce` hides it from that index. */
export const matching = (text: RawBuilder<unknown>) => (words: RawBuilder<unknown>) => ({
  found: sql`words_of(${text}) @@ ${words}`,
  checked: sql`coalesce(words_of(${text}), '') @@ ${words}`,
});

/** A filter that may not be set. */
export const equals = (column: string, value: boolean | undefined) =>
  value === undefined ? [] : [sql`${sql.ref(column)} = ${sql.lit(value)}`];
