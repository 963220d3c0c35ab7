import { useId } from 'react';
import { Banner } from './banner.tsx';
import styles from './said.module.css';
import type { Outcome } from './use-said.ts';

/**
 * What came of the last thing one did. The same words are put in anew, or screen readers keep silent. With an id it counts for
 * Firefox before it sticks: else what speaks inside is made anew together with the first words, which nobody hears.
 */
export const Said = ({ said }: { said: Outcome | null }) => (
  <div id={useId()} className={styles.said}>
    <Banner key={said?.turn}>{said?.tone === 'danger' && said.text}</Banner>
    <Banner tone="success">{said?.tone === 'success' && <span key={said.turn}>{said.text}</span>}</Banner>
  </div>
);
