import { useEffect, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { newsletters } from '../../contract/newsletters.ts';
import { api } from '../platform/api.ts';
import { usePublicUrl } from '../platform/public-url.ts';
import { Banner } from '../ui/banner.tsx';
import { NewsletterContent } from './newsletter-content.tsx';
import styles from './newsletters.module.css';

const AFTER_TYPING_MS = 300;
const nothing: Pick<Reply<typeof newsletters.preview>, 'html' | 'leftOut'> = { html: '', leftOut: [] };

/** As it will be read. The server renders it, so that nothing looks different in the mail. */
export function ComposerPreview({ title, content }: { title: string; content: string }) {
  const publicUrl = usePublicUrl();
  const [{ html, leftOut }, setRendered] = useState(nothing);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isLatest = true;
    const show = (rendered: typeof nothing, message: string | null) => {
      if (!isLatest) return;
      setRendered(rendered);
      setProblem(message);
    };
    const timer = setTimeout(() => {
      if (!content.trim()) return show(nothing, null);
      api('POST /newsletter/admin/preview', { body: { content } }).then(
        (rendered) => show(rendered, null),
        (error) => show(nothing, reasonOf(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [content]);

  return (
    <section className={styles.preview} aria-label="Forhåndsvisning">
      <dl className={styles.envelope}>
        <div>
          <dt>Fra</dt>
          <dd>Jobbfjord-teamet</dd>
        </div>
        <div>
          <dt>Emne</dt>
          <dd>{title || 'Uten tittel'}</dd>
        </div>
      </dl>
      <Banner tone="warning">
        {leftOut.length > 0 && (
          <>
            <p>Disse adressene virker ikke i en e-post, og er tatt bort:</p>
            <ul className={styles.leftOut}>
              {leftOut.map((address) => (
                <li key={address}>{address || 'en tom adresse'}</li>
              ))}
            </ul>
            <p>
              Begynn lenker med https://, mailto: eller tel:, eller med / for våre egne sider. Bilder må ligge hos oss.
            </p>
          </>
        )}
      </Banner>
      <div className={styles.letter}>
        <p className={styles.brand}>Jobbfjord</p>
        <h3>{title || 'Uten tittel'}</h3>
        {problem && <p role="alert">{problem}</p>}
        {html ? <NewsletterContent html={html} under={3} /> : !problem && <p>Innholdet vises her mens du skriver.</p>}
        <footer className={styles.letterFoot}>
          <p>Du får nyhetsbrevet fordi du har slått det på i profilen din.</p>
          <p>
            Jobbfjord · <span className={styles.linkLook}>{publicUrl && new URL(publicUrl).host}</span>
          </p>
          <p>
            <span className={styles.linkLook}>Meld deg av</span>
          </p>
        </footer>
      </div>
    </section>
  );
}
