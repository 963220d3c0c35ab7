import type { ReactNode } from 'react';
import styles from './position-layout.module.css';

interface Props {
  notices?: ReactNode;
  text: ReactNode;
  apply?: ReactNode;
  /** Facts, and what is about the employer. */
  side: ReactNode;
  /** Below all of it, as wide as both. */
  below?: ReactNode;
}

/** Everything below the title of an ad, an employer's own or NAV's. */
export const PositionLayout = ({ notices, text, apply, side, below }: Props) => (
  <div className={`page ${styles.layout}`}>
    <div className={styles.notices}>{notices}</div>
    <div className={styles.columns}>
      <div className={styles.text}>{text}</div>
      {apply && <div className={styles.apply}>{apply}</div>}
      <aside className={styles.side} aria-label="Om stillingen og arbeidsgiveren">
        {side}
      </aside>
    </div>
    {below}
  </div>
);
