import type { ReactNode } from 'react';
import styles from './price-card.module.css';

interface PriceCardProps {
  name: string;
  /** What it includes. */
  contents: string[];
  /** What to do now. */
  children: ReactNode;
}

/** Everything costs the same here: nothing. */
export function PriceCard({ name, contents, children }: PriceCardProps) {
  return (
    <article className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <strong>0 kr</strong>/måned
      </p>
      <ul>
        {contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}
