import { useEffect, useMemo, useRef, useState } from 'react';
import { comparable } from './comparable.ts';
import { type Found, type Hit, placeOf, type Searched, searcherOf } from './search-file.ts';
import { inWords } from './search-in-words.ts';

export interface SearchedAndMarked extends Searched {
  /** Shows where they are, and brings the current one into sight. */
  mark: (hits: Hit[], current: Hit | null) => void;
}

/** Somebody is still typing. */
const WAITS_MS = 250;

export type FileSearch = ReturnType<typeof useFileSearch>;

interface Options {
  /** The page in sight. */
  page: number;
  say: (text: string) => void;
  /** Nothing more may come of a search that goes on. */
  isStopped: boolean;
}

/** A search in the text of a file. What the browser's own finds is only what has been drawn. */
export function useFileSearch({ page, say, isStopped }: Options) {
  const [source, setSource] = useState<SearchedAndMarked | null>(null);
  /** Another number each time that it is asked for. */
  const [asked, setAsked] = useState(0);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [current, setCurrent] = useState<Hit | null>(null);
  /** The search goes on while somebody steps. */
  const latest = useRef<Hit | null>(null);
  const choose = (hit: Hit | null) => {
    latest.current = hit;
    setCurrent(hit);
  };
  const search = useMemo(() => source && searcherOf(source), [source]);
  const wanted = asked ? comparable(typed).text.trim() : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search begins at the page that was in sight, and goes on when another is
  useEffect(() => {
    setFound(null);
    choose(null);
    if (!wanted || !search) return;
    const over = new AbortController();
    const onFound = (news: Found) => {
      setFound(news);
      const first = news.hits.find((hit) => hit.page >= page) ?? news.hits[0] ?? null;
      if (!latest.current) choose(first);
      if (news.isDone) say(inWords(news, latest.current, false));
    };
    const timer = setTimeout(() => void search({ wanted, from: page, until: over.signal, onFound }), WAITS_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wanted, search]);
  useEffect(() => source?.mark(found?.hits ?? [], current), [source, found, current]);
  const hasStopped = Boolean(isStopped && wanted && !found?.isDone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (hasStopped) say(inWords(found, latest.current, true));
  }, [hasStopped]);

  const step = (by: number) => {
    const { hits } = found ?? { hits: [] };
    const next = hits.at((placeOf(hits, current) + by) % hits.length);
    if (!found || !next) return;
    // A copy: whoever scrolled away from the only one comes back to it.
    choose({ ...next });
    say(inWords(found, next, hasStopped));
  };
  return {
    /** There is text to search, or there will be. */
    setSource,
    asked,
    typed,
    type: setTyped,
    open: () => setAsked((before) => before + 1),
    close: () => setAsked(0),
    hasHits: Boolean(found?.hits.length),
    step,
    outcome: wanted && inWords(found, current, hasStopped),
  };
}
