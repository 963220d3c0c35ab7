import { useEffect, useRef } from 'react';
import { type Hit, placeOf } from './search-file.ts';

export interface Marks {
  hits: Hit[];
  current: Hit | null;
}

/** As many on each side of the current one as may be in sight: each is an element. */
const MOST_BESIDE = 300;

/** A text with what was found in it. */
export function MarkedText({ text, marks: { hits, current } }: { text: string; marks: Marks }) {
  const mark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is to be seen, or the same once more
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' });
  }, [current]);
  const place = placeOf(hits, current);
  const near = hits.slice(Math.max(place - MOST_BESIDE, 0), place + MOST_BESIDE);
  return (
    <>
      {near.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(near[index - 1]?.end ?? 0, start)}
          <mark ref={start === current?.start ? mark : undefined} aria-current={start === current?.start || undefined}>
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(near.at(-1)?.end ?? 0)}
    </>
  );
}
