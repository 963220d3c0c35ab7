import type { SearchQuery } from './definition.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';

/** What to leave out of a query that finds nothing, and how many hits that gives. */
export interface Loosening {
  /** The filter that was taken away; none when a word was. */
  withoutFilter?: string;
  /** The word or phrase that was taken away; none when a filter was. */
  withoutWord?: string;
  /** The query that is left. */
  text: string;
  filters: Record<string, string[]>;
  total: number;
}

type Query = SearchQuery<string, string>;

/** Leaves out one filter or one word at a time; what gives most comes first. */
export function loosenQuery(query: Query, count: (query: Query) => number): Loosening[] {
  const text = query.text ?? '';
  const filters = presentFilters(query);
  const withoutFilters = Object.keys(filters).map((name) => {
    const { [name]: _, ...others } = filters;
    return { withoutFilter: name, text, filters: others };
  });
  return [...withoutFilters, ...withoutEachWord(text, filters)]
    .map((looser) => ({ ...looser, total: count({ ...query, text: looser.text, filters: looser.filters }) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

const presentFilters = ({ filters = {} }: Query) =>
  Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0),
  );

function withoutEachWord(text: string, filters: Record<string, string[]>) {
  const { required, excluded } = parseQuery(text);
  const kept = excluded.map((term) => `-${written(term)}`);
  if (required.length + excluded.length < 2) return [];
  return required.map((term) => ({
    withoutWord: term.words.join(' '),
    text: [...required.filter((other) => other !== term).map(written), ...kept].join(' '),
    filters,
  }));
}

const written = ({ words, isPhrase }: QueryTerm) => (isPhrase ? `"${words.join(' ')}"` : words.join(' '));
