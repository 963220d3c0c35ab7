import { useEffect, useRef, useState } from 'react';
import { Loading } from '../loading.tsx';
import type { DrawnPdf } from './draw-pdf.client.ts';
import styles from './file-viewer.module.css';
import { LinkDialog } from './link-dialog.tsx';
import './pdf-pages.css';
import { notLoaded, type Refusal } from './refusal.ts';
import type { PlaceInPdf, ViewProps } from './use-view.ts';

/** A PDF, drawn by pdf.js, which is fetched with the first one. */
export function PdfView({ content, view, scroller, onRefused, onStopped, onSearchable }: ViewProps) {
  const { zoom, turned, left, setPages, setPage, setScale } = view;
  // What is drawn anew tells of its own beginning too.
  const [wasAt] = useState(left.current);
  const pages = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPdf | null>(null);
  const [link, setLink] = useState<string | null>(null);

  useEffect(() => {
    const over = new AbortController();
    const draw = async () => {
      const { drawPdf, refusalOf } = await import('./draw-pdf.client.ts').catch(() => nothing);
      if (!scroller.current || !pages.current || over.signal.aborted) return;
      const place = { scroller: scroller.current, pages: pages.current, until: over.signal };
      try {
        const onPlace = (place: PlaceInPdf) => {
          left.current = place;
        };
        const events = { onPage: setPage, onScale: setScale, onLink: setLink, onPlace, onStopped };
        const pdf = await drawPdf(content, place, events);
        if (over.signal.aborted) return;
        setDrawn(pdf);
        setPages({ count: pdf.count, goTo: pdf.goTo });
        onSearchable(pdf.searched);
      } catch (error) {
        if (!over.signal.aborted) onRefused(refusalOf(error));
      }
    };
    void draw();
    return () => {
      over.abort();
      onSearchable(null);
    };
  }, [content, scroller, left, setPage, setPages, setScale, onRefused, onStopped, onSearchable]);
  useEffect(() => drawn?.zoomTo(zoom), [drawn, zoom]);
  useEffect(() => drawn?.turnTo(turned), [drawn, turned]);
  useEffect(() => {
    if (drawn && wasAt) drawn.goBackTo(wasAt);
  }, [drawn, wasAt]);

  return (
    <>
      {!drawn && (
        <div className={styles.said}>
          <Loading>Åpner filen …</Loading>
        </div>
      )}
      {/* What pdf.js puts beside the pages goes away with it. */}
      <div>
        <div ref={pages} className="pdfViewer" />
      </div>
      <LinkDialog address={link} onClose={() => setLink(null)} />
    </>
  );
}

const nothing = {
  drawPdf: () => Promise.reject(new Error()),
  refusalOf: (): Refusal => notLoaded,
};
