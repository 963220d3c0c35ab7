import { suggestionKinds } from '../../contract/positions.ts';
import type { PositionIndex } from './position-index.ts';

const MOST_OF_KIND = { title: 5, business: 3, county: 2, municipality: 3 } as const;

/** Completes what somebody types, by kind; the most frequent first. Of a title, what a search for it finds is counted. */
export function suggest(index: Pick<PositionIndex, 'suggest' | 'hitsOf'>, typed: string) {
  const found = new Map<string, ReturnType<PositionIndex['suggest']>[number]>();
  for (const suggestion of index.suggest(typed)) {
    const name = `${suggestion.kind} ${suggestion.value.toLowerCase()}`;
    const known = found.get(name);
    if (!known || isCapitals(known.text)) found.set(name, suggestion);
  }
  return suggestionKinds.flatMap((kind) =>
    [...found.values()]
      .filter((suggestion) => suggestion.kind === kind)
      .slice(0, MOST_OF_KIND[kind])
      .map((suggestion) => (kind === 'title' ? { ...suggestion, count: index.hitsOf(suggestion.text) } : suggestion)),
  );
}

/** A title is shown so only when nobody writes it otherwise. */
const isCapitals = (text: string) => text === text.toUpperCase();
