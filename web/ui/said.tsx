import { Banner } from './banner.tsx';
import styles from './said.module.css';
import type { Outcome } from './use-said.ts';

/** What came of the last thing one did, each tone in a place that exists before. */
export const Said = ({ said }: { said: Outcome | null }) => (
  <div className={styles.said}>
    <Banner>{said?.tone === 'danger' && said.text}</Banner>
    <Banner tone="success">{said?.tone === 'success' && said.text}</Banner>
  </div>
);
