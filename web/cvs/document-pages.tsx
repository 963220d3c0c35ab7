import { useEffect, useState } from 'react';
import styles from './cvs.module.css';

/**
 * Just longer than between the letters of a key that is held down. With what the document takes, it is there within a
 * tenth of a second.
 */
const PAUSE_MS = 35;
const RETRY_MS = 5000;

interface Drawing {
  /** SVG. */
  pages: string[];
  pageCount: number;
  /** What a machine reads. */
  text: string;
}

interface Props {
  /** Another one whenever the document is another. */
  draw: () => Promise<Drawing>;
  /** As in "Side 1 av CV-en", and in "CV-en din". */
  what: string;
  your: 'din' | 'ditt';
}

/** The document itself as pictures, and what it says as text. Follows what is typed. */
export function DocumentPages({ draw, what, your }: Props) {
  const [shown, setShown] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const redraw = async () => {
      try {
        const { pages, ...rest } = await draw();
        if (isCurrent) setShown({ pages: pages.map(asAddress), ...rest });
        if (isCurrent) setFailed(false);
      } catch {
        if (!isCurrent) return;
        setFailed(true);
        timer = setTimeout(redraw, RETRY_MS);
      }
    };
    let timer = setTimeout(redraw, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draw]);

  return (
    <div className={styles.pages}>
      <p role="status" className={failed ? undefined : 'visually-hidden'}>
        {failed ? 'Forhåndsvisningen kan ikke vises akkurat nå.' : shown ? '' : 'Lager forhåndsvisning …'}
      </p>
      {shown?.pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <img key={index} className={styles.page} src={page} alt={`Side ${index + 1} av ${what}`} />
      ))}
      {shown && shown.pageCount > shown.pages.length && (
        <p>
          Her er de første {shown.pages.length} av {shown.pageCount} sider. PDF-en har alle.
        </p>
      )}
      {shown && (
        <details>
          <summary>
            Slik leser en maskin {what} {your}
          </summary>
          <pre className={styles.text}>{shown.text}</pre>
        </details>
      )}
    </div>
  );
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
