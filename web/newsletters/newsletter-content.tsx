import styles from './newsletters.module.css';

interface Props {
  html: string;
  /** The level of the heading that it stands under here. In the mail that is the first, its title. */
  under: 2 | 3;
}

/** A newsletter's text as it stands in the mail. */
export const NewsletterContent = ({ html, under }: Props) => (
  <div
    className={styles.content}
    data-under={under}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server, as for the mail
    dangerouslySetInnerHTML={{ __html: withHeadingsBelow(under, html) }}
  />
);

const withHeadingsBelow = (under: number, html: string) =>
  html.replace(/(<\/?h)([2-6])>/g, (_, tag, level) => `${tag}${Math.min(6, Number(level) - 1 + under)}>`);
