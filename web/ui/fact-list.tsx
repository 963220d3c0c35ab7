import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A fact without a value is left out, unless the list says what stands there instead. */
export type Fact = [term: string, value: ReactNode];
export type TextFact = [term: string, value: string | false | null];

interface Props {
  facts: Fact[];
  /** Terms beside their values, above them, or in as many columns as there is room for. */
  layout?: 'beside' | 'above' | 'columns';
  missing?: string;
}

export const FactList = ({ facts, layout = 'beside', missing }: Props) => (
  <dl className={styles.facts} data-layout={layout}>
    {facts.map(([term, value]) => {
      const shown = value || missing;
      return (
        shown && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{shown}</dd>
          </div>
        )
      );
    })}
  </dl>
);
