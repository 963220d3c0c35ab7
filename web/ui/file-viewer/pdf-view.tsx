import { useEffect, useRef, useState } from 'react';
import { Loading } from '../loading.tsx';
import type { DrawnPdf } from './draw-pdf.client.ts';
import styles from './file-viewer.module.css';
import { LinkDialog } from './link-dialog.tsx';
import './pdf-pages.css';
import type { ViewProps } from './use-view.ts';

/** A PDF, drawn by pdf.js, which is fetched with the first one. */
export function PdfView({ content, view, scroller, onRefused }: ViewProps) {
  const { zoom, turned, setPages, setPage, setScale } = view;
  const pages = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPdf | null>(null);
  const [link, setLink] = useState<string | null>(null);

  useEffect(() => {
    const over = new AbortController();
    const draw = async () => {
      const { drawPdf, refusalOf } = await import('./draw-pdf.client.ts').catch(() => notLoaded);
      if (!scroller.current || !pages.current || over.signal.aborted) return;
      const place = { scroller: scroller.current, pages: pages.current, until: over.signal };
      try {
        const pdf = await drawPdf(content, place, { onPage: setPage, onScale: setScale, onLink: setLink });
        if (over.signal.aborted) return;
        setDrawn(pdf);
        setPages({ count: pdf.count, goTo: pdf.goTo });
      } catch (error) {
        if (!over.signal.aborted) onRefused(refusalOf(error));
      }
    };
    void draw();
    return () => over.abort();
  }, [content, scroller, setPage, setPages, setScale, onRefused]);
  useEffect(() => drawn?.zoomTo(zoom), [drawn, zoom]);
  useEffect(() => drawn?.turnTo(turned), [drawn, turned]);

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

const notLoaded = {
  drawPdf: () => Promise.reject(new Error()),
  refusalOf: () => 'Nettverksfeil. Det som skal til for å vise filen, kom ikke fram. Prøv igjen senere.',
};
