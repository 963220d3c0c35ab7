import type { Loosening } from '../platform/search/loosen-query.ts';
import { counties } from './counties.ts';
import { isPair } from './find-place.ts';

interface Asked {
  search?: string | undefined;
  fylke?: string | undefined;
  steder?: string | undefined;
}

const pairs = counties.filter(isPair).map(({ id, name }) => {
  const words = new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?: fylke)?(?![\p{L}\p{N}])`, 'iu');
  return { id, words };
});

/**
 * A text that names "Vestfold og Telemark" asks for either: hardly a place has the names of both. The words are taken out of it, and
 * the county stands among the filters.
 */
export function withCountyOfText<T extends Asked>(given: T): { asked: T; words: string | undefined } {
  const { search = '', fylke, steder } = given;
  for (const { id, words } of fylke || steder ? [] : pairs) {
    const [found] = words.exec(search) ?? [];
    if (found) return { asked: { ...given, search: search.replace(found, ' ').trim(), fylke: id }, words: found };
  }
  return { asked: given, words: undefined };
}

/** What to leave out, told to whoever chose no county but wrote `words` beside the `text` that is left of it. */
export const inOwnWords = <T extends Loosening>(found: T[], words: string | undefined, text: string): T[] =>
  words === undefined ? found : found.flatMap((each) => ownWords(each, words, text) ?? []);

function ownWords<T extends Loosening>(each: T, words: string, text: string): T | undefined {
  const { withoutFilter, onlyFilters, filters } = each;
  if (onlyFilters?.includes('fylke')) return undefined;
  if (withoutFilter === 'fylke' && text === '') return { ...each, withoutFilter: 'search' };
  if (withoutFilter === 'fylke') return { ...each, withoutFilter: undefined, withoutWord: words };
  if (withoutFilter === 'search') return { ...each, withoutFilter: undefined, withoutWord: text, text: words };
  return filters.fylke ? { ...each, text: `${each.text} ${words}`.trim() } : each;
}
