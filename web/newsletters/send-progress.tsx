import { useId } from 'react';
import type { Newsletter } from '../../contract/newsletters.ts';
import { formatNumber } from '../platform/format.ts';
import styles from './newsletters.module.css';

/** How far a sending has come. */
export function SendProgress({ title, total, sent, failed, skipped }: Newsletter['progress'] & { title: string }) {
  const label = useId();
  const done = sent + failed + skipped;
  return (
    <div className={styles.progress}>
      <progress max={Math.max(1, total)} value={done} aria-label={`Utsending av ${title}`} aria-describedby={label} />
      <p id={label} className="tabular">
        {formatNumber(sent)} av {formatNumber(total)} sendt{failed > 0 && `, ${formatNumber(failed)} feilet`}
      </p>
    </div>
  );
}
