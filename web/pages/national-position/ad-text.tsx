import { languageOf } from '../../../contract/positions/language-of.ts';
import styles from './national-position.module.css';

/** What an employer wrote at NAV, which was reduced to a short list of harmless tags when it was read. */
export const AdText = ({ text, html }: { text: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <div className={styles.ad} lang={languageOf(text)} dangerouslySetInnerHTML={{ __html: html }} />
);
