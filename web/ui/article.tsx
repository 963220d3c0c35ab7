import { Children, isValidElement, type ReactNode } from 'react';
import styles from './article.module.css';

interface ArticleProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Long texts list their sections first. */
  contents?: boolean;
  /** When the text was last changed, as people write it. */
  updated?: string;
  children: ReactNode;
}

/** A page of prose: title, lead, and sections that can be linked to. */
export function Article({ title, lead, contents, updated, children }: ArticleProps) {
  return (
    <article className={`page ${styles.article} ${contents ? '' : 'page-narrow'}`}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {updated && <p className={styles.updated}>Sist oppdatert {updated}</p>}
      </header>
      <div className={contents ? styles.withContents : undefined}>
        {contents && <Contents sections={sectionsOf(children)} />}
        <div className={`prose ${styles.body}`}>{children}</div>
      </div>
    </article>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** `id` is part of addresses that people share: it stays when the heading changes. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section className="prose" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

const sectionsOf = (children: ReactNode) =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section ? [child.props] : [],
  );

function Contents({ sections }: { sections: SectionProps[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Innhold</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
