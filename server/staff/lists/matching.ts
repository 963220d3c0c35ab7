import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** What was searched for. */
export interface Words {
  query: Sql;
  /** What a text looks like that may have them all. */
  looks: string[];
}

/** Each word's beginning; `lexemes` as `words_of` reads them. */
export const wordsOf = (lexemes: string[]): Words => ({
  query: sql`${lexemes.map((lexeme) => `'${lexeme}':*`).join(' & ')}::tsquery`,
  // `words_of` makes one letter of several, so that only those letters say something which it leaves alone.
  looks: lexemes.map((lexeme) => `%${lexeme.replace(/[^bfghjklmpqrvwx\d]/gu, '_')}%`),
});

export interface Match {
  /** As an index has it. */
  found: Sql;
  /** The same for going through many rows: no index is asked, and the words are read of what looks like having them. */
  checked: Sql;
}

/** Words in an expression that has an index of `words_of`. `coalesce` hides it from that index. */
export const matching =
  (text: Sql) =>
  ({ query, looks }: Words): Match => ({
    found: sql`words_of(${text}) @@ ${query}`,
    checked: sql`((${text}) ilike all(${looks}::text[]) and coalesce(words_of(${text}), '') @@ ${query})`,
  });

/** A filter that may not be set. */
export const equals = (column: string, value: boolean | undefined) =>
  value === undefined ? [] : [sql`${sql.ref(column)} = ${sql.lit(value)}`];
