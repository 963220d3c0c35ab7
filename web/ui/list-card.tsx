import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { CompanyLogo } from './company-logo.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './list-card.module.css';

interface Props {
  /** None while the entry is only looked at before it exists. */
  to: string | null;
  title: string;
  /** Of the title, where it is not the page's. */
  titleLanguage?: 'en' | undefined;
  /** What the page that opens needs to lead back here. */
  state?: unknown;
  /** Without it the card has no place for a logo. */
  logo?: { url: string | null };
  tag?: ReactNode;
  isFeatured?: boolean;
  /** Stands beside the link, not in it. */
  follow: ReactNode;
  facts: { icon: IconName; text: string; isStrong?: boolean }[];
  excerpt: string;
  /** Of the excerpt, where it is not the page's. */
  language: 'en' | undefined;
  /** Why it was found, where the card does not show that by itself. */
  why?: string | null;
  foot: ReactNode;
}

/** One entry of a public list. Facts have the same place on every card, and one link covers it. */
export function ListCard({
  to,
  title,
  titleLanguage,
  state,
  logo,
  tag,
  isFeatured,
  follow,
  facts,
  excerpt,
  language,
  why,
  foot,
}: Props) {
  // Titles repeat: who and where tell them apart, also for those who go from link to link.
  const which = useId();
  return (
    <article className={styles.card} data-featured={isFeatured || undefined}>
      <div className={styles.head} data-has-logo={logo ? true : undefined}>
        {logo && <CompanyLogo url={logo.url} size="card" />}
        <div className={styles.title}>
          {tag}
          <h3 className={styles.heading} lang={titleLanguage}>
            {to ? (
              <Link to={to} state={state} prefetch="intent" className="cover-link" aria-describedby={which}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
        </div>
        {follow}
      </div>
      <ul id={which} className={styles.facts}>
        {facts.map(({ icon, text, isStrong }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span className={isStrong ? styles.strong : undefined}>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.excerpt} lang={language}>
        {excerpt}
      </p>
      {why && (
        <p className={styles.why}>
          <Icon name="search" />
          {why}
        </p>
      )}
      <p className={styles.foot}>{foot}</p>
    </article>
  );
}

/** The time that is left, or what else of the foot people look for. */
export const CardMark = ({ icon, color, children }: { icon: IconName; color: string; children: ReactNode }) => (
  <span className={styles.mark} data-color={color}>
    <Icon name={icon} />
    {children}
  </span>
);

/** What time is left, and when it was published: beside that it needs no label for those who see it. */
export const CardTime = ({ left, age }: { left: { text: string; color: string }; age: string }) => (
  <>
    <CardMark icon="clock" color={left.color}>
      {left.text}
    </CardMark>
    <span className="quiet">
      <span className="visually-hidden">Publisert </span>
      {age}
    </span>
  </>
);

/** What has a line of its own below the rest of the foot. */
export const CardFootLine = ({ children }: { children: ReactNode }) => <span className={styles.line}>{children}</span>;
