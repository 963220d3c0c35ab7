import { positionHints } from '../../contract/positions/position-hints.ts';
import { formatCount } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import type { PendingPosition } from './use-approvals.ts';

/** What the ad check says: what may be unlawful in full, what could be clearer folded away. */
export function AdHints({ position }: { position: PendingPosition }) {
  const hints = positionHints(position);
  const warnings = hints.filter(({ kind }) => kind === 'law');
  const advice = hints.filter(({ kind }) => kind === 'clarity');
  if (hints.length === 0) return null;
  return (
    <div className={styles.hints}>
      {warnings.length > 0 && (
        <>
          <h4>Kan være i strid med loven</h4>
          <ul className={styles.warnings}>
            {warnings.map(({ rule, field, found, explanation }) => (
              <li key={`${rule} ${field} ${found}`}>
                <Icon name="warning" />
                <span>
                  {found && <q>{found}</q>} {explanation}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {advice.length > 0 && (
        <details>
          <summary>
            {formatCount(advice.length, 'råd om teksten', 'råd om teksten')}
            <span className="visually-hidden">: {position.title}</span>
          </summary>
          <ul>
            {advice.map(({ rule, field, found, explanation }) => (
              <li key={`${rule} ${field} ${found}`}>
                {found && <q>{found}</q>} {explanation}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
