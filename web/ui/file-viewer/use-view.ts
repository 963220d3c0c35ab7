import { type RefObject, useRef, useState } from 'react';
import type { Refusal } from './refusal.ts';
import type { SearchedAndMarked } from './use-file-search.ts';

/** As large as is good to read, as wide as the room, or a share of the size that it has by itself. */
type Zoom = 'auto' | 'width' | number;

const SMALLEST = 0.25;
const LARGEST = 5;
const STEP = 1.25;

interface Pages {
  count: number;
  /** Brings a page into sight. */
  goTo: (page: number) => void;
}

/** What lies at the upper left of the room, in the file's own measure. */
export interface PlaceInPdf {
  pageNumber: number;
  left: number;
  top: number;
}

export type View = ReturnType<typeof useView>;

/** What each kind of file gets to be shown. */
export interface ViewProps {
  content: Blob;
  name: string;
  view: View;
  /** What it scrolls in. */
  scroller: RefObject<HTMLDivElement | null>;
  onRefused: (refusal: Refusal) => void;
  /** What is not drawn yet may never be. */
  onStopped: (isStopped: boolean) => void;
  /** What can be searched, until it goes. */
  onSearchable: (source: SearchedAndMarked | null) => void;
}

/** How a file is seen. */
export function useView() {
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [scale, setScale] = useState(1);
  const [turned, setTurned] = useState(0);
  const [pages, setPages] = useState<Pages | null>(null);
  const [page, setPage] = useState(1);
  /** Where one was, for when the file is shown anew. */
  const left = useRef<PlaceInPdf | null>(null);
  const said = useRef(0);
  const [news, setNews] = useState<{ text: string; turn: number } | null>(null);
  const say = (text: string) => {
    said.current += 1;
    setNews({ text, turn: said.current });
  };

  const zoomTo = (wanted: number) => {
    setZoom(wanted);
    say(inPercent(wanted));
  };
  return {
    zoom,
    scale,
    turned,
    pages,
    page,
    left,
    say,
    /** What a press changed, for those who do not see it. */
    news,
    setScale,
    setPages,
    setPage,
    // What fits the room may be beyond the bounds: a step never leads the other way.
    zoomIn: () => zoomTo(Math.max(scale, Math.min(scale * STEP, LARGEST))),
    zoomOut: () => zoomTo(Math.min(scale, Math.max(scale / STEP, SMALLEST))),
    fitWidth: () => {
      setZoom('width');
      say('Tilpasset bredden');
    },
    turn: () => {
      setTurned((before) => (before + 90) % 360);
      say('Rotert mot høyre');
    },
    goTo: (wanted: number) => {
      if (!pages || wanted < 1 || wanted > pages.count) return;
      pages.goTo(wanted);
      say(`Side ${wanted} av ${pages.count}`);
    },
  };
}

export const inPercent = (scale: number) => `${Math.round(scale * 100)} %`;
