import type { ReactNode } from 'react';
import styles from './own-applications.module.css';

interface Props {
  title: string;
  /** Whose it is, and when something was done with it. */
  about: string;
  tag: ReactNode;
  meaning: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** One of the own applications, sent or not. */
export const ApplicationCard = ({ title, about, tag, meaning, children }: Props) => (
  <li className="card">
    <div className={styles.top}>
      <div>
        <h3>{title}</h3>
        <p className="quiet">{about}</p>
      </div>
      {tag}
    </div>
    <p>{meaning}</p>
    <div className="button-row">{children}</div>
  </li>
);
