import { type SuggestionKind, suggestionKinds } from '../../contract/positions.ts';

interface Suggestion {
  kind: SuggestionKind;
  value: string;
  count: number;
}

const MOST_OF_KIND = 5;

/** What completes the same words in both lists, as one. */
export function joinSuggestions<S extends Suggestion>(local: S[], national: S[]): S[] {
  const all = new Map<string, S>();
  for (const suggestion of [...local, ...national]) {
    const name = `${suggestion.kind} ${suggestion.value.toLowerCase()}`;
    const known = all.get(name);
    all.set(name, known ? { ...known, count: known.count + suggestion.count } : suggestion);
  }
  return suggestionKinds.flatMap((kind) =>
    [...all.values()].filter((each) => each.kind === kind).slice(0, MOST_OF_KIND),
  );
}
