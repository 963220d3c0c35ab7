import styles from './newsletters.module.css';

/** A newsletter's text as it stands in the mail. */
export const NewsletterContent = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server, as for the mail
  <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
);
