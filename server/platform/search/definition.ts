import type { Sort } from './compare-documents.ts';
import type { Reason } from './explain-hit.ts';
import type { Lexicon } from './lexicon.ts';
import type { Correction } from './plan-query.ts';
import type { Field } from './read-document.ts';

export interface SearchDefinition<F extends string, X extends string, S extends string> {
  fields: Record<F, Field>;
  /** What each occurrence is worth besides the weight of its field. */
  perOccurrence?: number;
  /** `isCounted: false` for what is only filtered by; `within`: the wider facet that it is a part of. */
  facets: Record<X, { isCounted?: boolean; within?: NoInfer<X> }>;
  /** The first one is the default, and decides between equally relevant documents. */
  sorts: Record<S, Sort>;
  /** Fields whose texts are suggested while typing, and what of each text. */
  suggest?: Partial<Record<NoInfer<F>, (text: string) => string>>;
  /** Words that exist: never corrected into others, and how to read them. Without one, those of `words/*.txt`. */
  lexicon?: Lexicon;
  /** What no document has as a word is read as the beginning of one: names that nobody types to the end. */
  readsBeginnings?: boolean;
  /** "uten erfaring" asks for what does not name it, or says that it is not needed. Not among names: Leger uten grenser. */
  readsLacking?: boolean;
  /** Words that are ignored beside other words, since every document could have them. */
  filler?: string[];
}

export interface SearchDocument<F extends string, X extends string> {
  id: string;
  fields: Partial<Record<F, string | string[]>>;
  facets: Partial<Record<X, string | string[]>>;
  /** What the suggested text of a field stands for, where the same text may stand for several. */
  standsFor?: Partial<Record<F, string>>;
  /** What `sorts` sort by; a missing one comes last. */
  keys: Record<string, number | string | null>;
  featured?: boolean;
  expiresAt?: number | null;
}

export interface SearchQuery<X extends string, S extends string> {
  text?: string;
  /** Several values of one facet mean any of them; several facets mean all of them. */
  filters?: Partial<Record<X, string[]>>;
  /** Without a sort: relevance when there is a text, else the first of `sorts`. */
  sort?: S | 'relevance';
  page?: number;
  limit?: number;
  now: number;
}

export interface AlikeQuery<X extends string> {
  /** What a document is called, as its first field says it. */
  text: string;
  /** Who has one of these values comes first, the more facets the further. */
  near: Partial<Record<X, string[]>>;
  limit: number;
  now: number;
}

/** The higher the score, the more alike; to be compared between indexes. */
export type Alike = Pick<SearchHit, 'id' | 'score'>;

export interface SearchHit {
  id: string;
  score: number;
  why: Reason[];
}

export interface SearchResult {
  total: number;
  hits: SearchHit[];
  /** Hits per value with the other filters kept. */
  facets: Record<string, Record<string, number>>;
  /** Words that were read as others since they do not exist. */
  corrections: Correction[];
}
