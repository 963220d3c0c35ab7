import type { Outcome } from './outcome.ts';
import styles from './run-dialog.module.css';

/** Those that are left out, by why, and, for who wants to know, all others. */
export function OutcomeNames({ done, skipped }: Outcome) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return (
    <>
      {reasons.length > 0 && (
        <dl className={styles.names}>
          {reasons.map((reason) => (
            <div key={reason}>
              <dt>{reason}</dt>
              {skipped.map((each) => each.reason === reason && <dd key={each.id}>{each.name}</dd>)}
            </div>
          ))}
        </dl>
      )}
      {done.length > 0 && (
        <details>
          <summary>{reasons.length > 0 ? 'Vis de andre' : 'Vis hvilke'}</summary>
          <ul className={styles.names}>
            {done.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
