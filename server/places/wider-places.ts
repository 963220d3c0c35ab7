import type { z } from 'zod';
import type { Municipality } from '../../contract/places.ts';
import type { widerPlaceSchema } from '../../contract/values.ts';
import { findAround } from './find-place.ts';

interface Query {
  text: string;
  filters: { fylke: string[]; kommune: string[]; steder: string[] };
}

/** As much as one page shows: whoever found more has something to look at. */
const FEW = 12;
/** "Bø i Telemark", "Aker brygge". */
const MOST_WORDS = 3;
const MOST_OFFERED = 3;

/** Names of places that are said of something else where somebody looks for work. */
const alsoWords = new Set([
  'nå',
  'tro',
  'bud',
  'fjell',
  'sand',
  'seter',
  'kjeller',
  'bru',
  'hof',
  'dal',
  'ise',
  'son',
  'øye',
]);
const towards = new Set(['i', 'på', 'ved', 'nær', 'rundt', 'fra', 'til', 'in', 'near']);

/**
 * Few ads write "Gardermoen", many lie in its municipality. Who finds few is offered that one, with as many as it has: never instead of
 * what was asked for, and only where no place was chosen.
 */
export function widerPlaces<Q extends Query>(
  query: Q,
  total: number,
  search: (query: Q) => { total: number },
): z.output<typeof widerPlaceSchema>[] {
  const { text, filters } = query;
  const named =
    total < FEW && [filters.fylke, filters.kommune, filters.steder].every(({ length }) => length === 0)
      ? placeIn(text)
      : undefined;
  if (!named) return [];
  const totalIn = (kommune: string) =>
    search({ ...query, text: named.rest, filters: { ...filters, kommune: [kommune] }, page: 1, limit: 1 }).total;
  return named.municipalities
    .map(({ slug, label }) => ({ kommune: slug, name: label, text: named.rest, total: totalIn(slug) }))
    .filter((wider) => wider.total > total)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_OFFERED);
}

/** Of several the first, the longest of its names. What is quoted or left out names none. */
function placeIn(text: string): { municipalities: Municipality[]; rest: string } | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MOST_WORDS); to > from; to--) {
      const name = words.slice(from, to).join(' ').replace(/[,.]$/, '');
      if (!/^\p{L}[\p{L} .-]+$/u.test(name) || alsoWords.has(name.toLowerCase())) continue;
      const municipalities = findAround(name);
      if (municipalities.length > 0)
        return { municipalities, rest: [...before(words, from), ...words.slice(to)].join(' ').replace(/,$/, '') };
    }
  }
  return undefined;
}

/** Without the "på" of "kokk på Gardermoen". */
const before = (words: string[], from: number) =>
  words.slice(0, towards.has((words[from - 1] ?? '').toLowerCase()) ? from - 1 : from);
