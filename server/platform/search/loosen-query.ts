import type { SearchQuery } from './definition.ts';
import { namedAs, type ParsedQuery, parseQuery, type QueryTerm } from './parse-query.ts';

/** What to leave out of a query that finds nothing, and how many hits that gives. */
export interface Loosening {
  /** The filter that was taken away, `search` for all the words; none when a word was. */
  withoutFilter?: string;
  /** The word or phrase that was taken away; none when a filter was. */
  withoutWord?: string;
  /** Where leaving out one thing gives nothing: the only filters kept, the narrowest last, or the only word, which may be the last part of the one that was typed. */
  onlyFilters?: string[];
  onlyWord?: string;
  /** The query that is left. */
  text: string;
  filters: Record<string, string[]>;
  total: number;
}

const MOST_OFFERED = 6;

type Query = SearchQuery<string, string>;

/**
 * Leaves out one filter, one word or all words at a time; what gives most comes first. What lies `within` a filter, as a
 * municipality does within its county, goes with it.
 */
export function loosenQuery(
  query: Query,
  within: Record<string, string | undefined>,
  readsLacking: boolean,
  widerWord: (word: string) => string | undefined,
  count: (query: Query) => number,
): Loosening[] {
  const text = query.text ?? '';
  const parsed = parseQuery(text, readsLacking);
  const filters = presentFilters(query);
  const withoutFilters = Object.keys(filters).map((name) => {
    const others = Object.entries(filters).filter(([other]) => other !== name && within[other] !== name);
    return { withoutFilter: name, text, filters: Object.fromEntries(others) };
  });
  const withoutWords = text !== '' && withoutFilters.length > 0 ? [{ withoutFilter: 'search', text: '', filters }] : [];
  const counted = (looser: Omit<Loosening, 'total'>[]) =>
    looser
      .map((each): Loosening => ({ ...each, total: count({ ...query, text: each.text, filters: each.filters }) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, MOST_OFFERED);
  const withoutOne = counted([...withoutFilters, ...withoutWords, ...withoutEachWord(parsed, filters)]);
  return withoutOne.length > 0
    ? withoutOne
    : counted([...onlyOne(text, parsed, filters, within), ...wider(parsed, widerWord)]);
}

function onlyOne(
  text: string,
  { required, lacking }: ParsedQuery,
  filters: Record<string, string[]>,
  within: Record<string, string | undefined>,
) {
  const onlyFilters = Object.keys(filters).map((name) => {
    const kept = Object.keys(filters).filter((other) => other === name || within[name] === other);
    const sorted = kept.toSorted((one) => (one === name ? 1 : -1));
    return {
      onlyFilters: sorted,
      text: '',
      filters: Object.fromEntries(kept.map((each) => [each, filters[each] ?? []])),
    };
  });
  const onlyWords = text === '' ? [] : [{ onlyFilters: ['search'], text, filters: {} }];
  const eachWord =
    required.length + lacking.length < 2
      ? []
      : required.map((term) => ({ onlyWord: namedAs(term), text: written(term), filters: {} }));
  return [...onlyFilters, ...onlyWords, ...eachWord];
}

/** For a single word that nobody is called: "prosjektingeniør" may be content with "ingeniør". */
function wider({ required: [term, ...more] }: ParsedQuery, widerWord: (word: string) => string | undefined) {
  const word = term && !term.isPhrase && !term.others && more.length === 0 ? widerWord(term.words[0] ?? '') : undefined;
  return word ? [{ onlyWord: word, text: word, filters: {} }] : [];
}

const presentFilters = ({ filters = {} }: Query) =>
  Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0),
  );

function withoutEachWord({ required, excluded, lacking }: ParsedQuery, filters: Record<string, string[]>) {
  if (required.length + excluded.length + lacking.length < 2) return [];
  const kept = excluded.map((term) => `-${written(term)}`);
  const without = lacking.map((term) => ({ word: `uten ${namedAs(term)}`, written: `uten ${written(term)}` }));
  const asked = [...required.map((term) => ({ word: namedAs(term), written: written(term) })), ...without];
  return asked.map((each) => ({
    withoutWord: each.word,
    text: [...asked.filter((other) => other !== each).map((other) => other.written), ...kept].join(' '),
    filters,
  }));
}

function written({ others = [], ...term }: QueryTerm): string {
  const first = term.isPhrase ? `"${namedAs(term)}"` : namedAs(term);
  return [first, ...others.map(written)].join(' eller ');
}
