import { oneSlipAway } from './correct-typo.ts';
import { fold, joinDigraphs, normalise } from './normalise.ts';

export interface Suggestion {
  text: string;
  field: string;
  /** How many documents have it. */
  documents: number;
  /** Where all of them stand for the same. */
  standsFor?: string | undefined;
}

interface Place {
  /** The text from one of its words on, as it is compared. */
  key: string;
  isWhole: boolean;
  suggestion: Suggestion;
}

/** Whether they start like what was typed themselves. */
type Found = Map<Suggestion, boolean>;

const MOST_UNSORTED = 500;
/** The unsorted ones are few when they are a smaller part than this. */
const FEW = 4;
const SHORTEST_CORRECTED = 5;
const keyOf = (text: string, standsFor?: string) => (standsFor === undefined ? text : `${text}\n${standsFor}`);
const comparable = (text: string) => fold(joinDigraphs(normalise(text)));

/** Texts that documents have in some fields, found by the beginning of any of their words. */
export function createSuggestions() {
  const byField = new Map<string, Map<string, Suggestion>>();
  let sorted: Place[] = [];
  let fresh: Place[] = [];

  /** Answers what one gives back when the document goes. */
  function add(field: string, text: string, standsFor?: string): Suggestion {
    const byKey = byField.get(field) ?? new Map<string, Suggestion>();
    byField.set(field, byKey);
    const key = keyOf(text, standsFor);
    const known = byKey.get(key);
    if (known) {
      known.documents++;
      return known;
    }
    const suggestion = { text, field, documents: 1, standsFor };
    byKey.set(key, suggestion);
    const compared = comparable(text);
    for (const { index } of compared.matchAll(/[\p{L}\p{N}.]+/gu))
      fresh.push({ key: compared.slice(index), isWhole: index === 0, suggestion });
    return suggestion;
  }

  function remove(suggestion: Suggestion) {
    if (--suggestion.documents === 0)
      byField.get(suggestion.field)?.delete(keyOf(suggestion.text, suggestion.standsFor));
  }

  /**
   * The most frequent texts that start like this, then those with another word that does; with one slip of the keyboard when
   * nothing does.
   */
  function suggest(prefix: string, limit: number): Suggestion[] {
    settle();
    const typed = comparable(prefix).trim();
    if (typed === '') return [];
    const exact = startingWith(typed);
    const found = exact.size > 0 ? exact : correctedStart(typed);
    return [...together(found)]
      .sort(([a, isStartOfA], [b, isStartOfB]) => Number(isStartOfB) - Number(isStartOfA) || byFrequency(a, b))
      .slice(0, limit)
      .map(([suggestion]) => suggestion);
  }

  function correctedStart(typed: string) {
    const found: Found = new Map();
    if (typed.length < SHORTEST_CORRECTED) return found;
    const [word = '', ...rest] = typed.split(' ');
    for (const other of oneSlipAway(word)) {
      for (const [suggestion, isWhole] of startingWith([other, ...rest].join(' '))) found.set(suggestion, isWhole);
    }
    return found;
  }

  function startingWith(typed: string) {
    const found: Found = new Map();
    for (let at = firstAtLeast(typed); sorted[at]?.key.startsWith(typed); at++) keep(sorted[at]);
    for (const place of fresh) if (place.key.startsWith(typed)) keep(place);
    return found;

    function keep(place: Place | undefined) {
      if (!place || place.suggestion.documents === 0) return;
      found.set(place.suggestion, place.isWhole || found.get(place.suggestion) === true);
    }
  }

  function firstAtLeast(typed: string) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.key ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts in what came since, and drops what no document has any more. */
  function settle() {
    if (fresh.length < Math.max(MOST_UNSORTED, sorted.length / FEW)) return;
    const added = fresh.sort((a, b) => (a.key < b.key ? -1 : 1));
    const merged: Place[] = [];
    let next = 0;
    for (const place of sorted) {
      while (next < added.length && (added[next]?.key ?? '') < place.key) merged.push(added[next++] as Place);
      if (place.suggestion.documents > 0) merged.push(place);
    }
    sorted = merged.concat(added.slice(next));
    fresh = [];
  }

  return { add, remove, suggest, settle };
}

/** Those of one text that stand for several things as one, which stands for none of them. */
function together(found: Found): Found {
  const joined: Found = new Map();
  const byText = new Map<string, Suggestion>();
  for (const [each, isWhole] of found) {
    const text = each.standsFor && `${each.field} ${each.text}`;
    const other = text && byText.get(text);
    if (other) {
      other.documents += each.documents;
      other.standsFor = undefined;
      continue;
    }
    const own = { ...each };
    if (text) byText.set(text, own);
    joined.set(own, isWhole);
  }
  return joined;
}

const byFrequency = (a: Suggestion, b: Suggestion) =>
  b.documents - a.documents || a.text.length - b.text.length || (a.text < b.text ? -1 : 1);
