import { type SuggestionKind, suggestionKinds } from '../../contract/positions.ts';
import { countyOf, municipalityOf } from '../places/index.ts';

/** What of a live position can be suggested. */
export interface Suggestible {
  title: string;
  businessName: string;
  organizationNumber: string;
  municipality: string | null;
}

export interface Suggestion {
  kind: SuggestionKind;
  /** What the filter or page takes. */
  value: string;
  text: string;
  count: number;
}

interface Entry extends Suggestion {
  key: string;
}

const MOST_OF_KIND = { title: 5, business: 3, county: 2, municipality: 3 } as const;

/** Completes what somebody types to titles, businesses and places that have live positions. */
export function createSuggester() {
  const entries = new Map<string, Entry>();

  function count(position: Suggestible, by: 1 | -1) {
    for (const suggestion of suggestionsOf(position)) {
      const name = `${suggestion.kind} ${suggestion.value}`;
      const entry = entries.get(name) ?? { ...suggestion, key: fold(suggestion.text), count: 0 };
      entry.count += by;
      if (entry.count > 0) entries.set(name, entry);
      else entries.delete(name);
    }
  }

  function suggest(typed: string): Suggestion[] {
    const start = fold(typed);
    if (!start) return [];
    const found = [...entries.values()].filter(({ key }) => key.startsWith(start) || key.includes(` ${start}`));
    const byFit = (a: Entry, b: Entry) =>
      Number(b.key.startsWith(start)) - Number(a.key.startsWith(start)) ||
      b.count - a.count ||
      (a.key < b.key ? -1 : 1);
    found.sort(byFit);
    return suggestionKinds.flatMap((kind) => found.filter((entry) => entry.kind === kind).slice(0, MOST_OF_KIND[kind]));
  }

  return {
    add: (position: Suggestible) => count(position, 1),
    remove: (position: Suggestible) => count(position, -1),
    suggest,
  };
}

function suggestionsOf({ title, businessName, organizationNumber, municipality }: Suggestible) {
  const place = municipality ? municipalityOf(municipality) : undefined;
  const county = municipality ? countyOf(municipality) : undefined;
  return [
    { kind: 'title' as const, value: fold(title), text: title },
    { kind: 'business' as const, value: organizationNumber, text: businessName },
    ...(county ? [{ kind: 'county' as const, value: county.id, text: county.name }] : []),
    // Oslo is both; once is enough.
    ...(place && place.name !== county?.name
      ? [{ kind: 'municipality' as const, value: place.slug, text: place.label }]
      : []),
  ];
}

/** Words apart by single spaces, so that each word's beginning can be found. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.%]+/gu, ' ')
    .trim();
