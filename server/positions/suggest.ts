import { suggestionKinds } from '../../contract/positions.ts';
import type { PositionIndex } from './position-index.ts';

const MOST_OF_KIND = { title: 5, business: 3, county: 2, municipality: 3 } as const;

/** Completes what somebody types, by kind; the most frequent first. */
export function suggest(index: Pick<PositionIndex, 'suggest'>, typed: string) {
  const found = new Map<string, ReturnType<PositionIndex['suggest']>[number]>();
  for (const suggestion of index.suggest(typed)) {
    const name = `${suggestion.kind} ${suggestion.value.toLowerCase()}`;
    const known = found.get(name);
    if (!known) found.set(name, suggestion);
    else if (known.kind === 'title') found.set(name, joined(known, suggestion));
  }
  return suggestionKinds.flatMap((kind) =>
    [...found.values()].filter((suggestion) => suggestion.kind === kind).slice(0, MOST_OF_KIND[kind]),
  );
}

/** The same title in another case; in capitals only when nobody writes it otherwise. */
function joined<S extends { text: string; count: number }>(one: S, other: S): S {
  const shown = one.text === one.text.toUpperCase() ? other : one;
  return { ...shown, count: one.count + other.count };
}
