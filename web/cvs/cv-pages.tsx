import { useEffect, useState } from 'react';
import type { CvTemplate } from '../../contract/cv-fields.ts';
import { api } from '../platform/api.ts';
import type { CvDraft } from './cv-calls.ts';
import styles from './cvs.module.css';

/** Just longer than between the letters of a key that is held down. With what the document takes, it is there within a tenth of a second. */
const PAUSE_MS = 35;
const RETRY_MS = 5000;

interface Props {
  draft: CvDraft;
  template: CvTemplate;
  /** Of the kept CV, whose photo is shown. */
  id: string | null;
  /** A photo that lies with the draft and is not saved yet. */
  draftPhoto?: File | null;
}

/** The document itself as pictures, and what it says as text. Follows what is typed. */
export function CvPages({ draft, template, id, draftPhoto = null }: Props) {
  const [shown, setShown] = useState<{ pages: string[]; pageCount: number; text: string } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      try {
        const body = { cvData: draft, template, usesDraftPhoto: draftPhoto !== null, ...(id && { id }) };
        const { pages, ...rest } = await api('POST /cvs/preview', { body });
        if (isCurrent) setShown({ pages: pages.map(asAddress), ...rest });
        if (isCurrent) setFailed(false);
      } catch {
        if (!isCurrent) return;
        setFailed(true);
        timer = setTimeout(draw, RETRY_MS);
      }
    };
    let timer = setTimeout(draw, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft, template, id, draftPhoto]);

  return (
    <div className={styles.pages}>
      <p role="status" className={failed ? undefined : 'visually-hidden'}>
        {failed ? 'Forhåndsvisningen kan ikke vises akkurat nå.' : shown ? '' : 'Lager forhåndsvisning …'}
      </p>
      {shown?.pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <img key={index} className={styles.page} src={page} alt={`Side ${index + 1} av CV-en`} />
      ))}
      {shown && shown.pageCount > shown.pages.length && (
        <p>
          Her er de første {shown.pages.length} av {shown.pageCount} sider. PDF-en har alle.
        </p>
      )}
      {shown && (
        <details>
          <summary>Slik leser en maskin CV-en din</summary>
          <pre className={styles.text}>{shown.text}</pre>
        </details>
      )}
    </div>
  );
}

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
