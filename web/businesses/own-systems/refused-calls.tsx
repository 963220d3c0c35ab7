import { keyLimits, type RefusedCall } from '../../../contract/businesses/business-keys.ts';
import { formatMoment } from '../../platform/format.ts';
import styles from './own-systems.module.css';

/** Why a position did not come, or does not change. */
export function RefusedCalls({ calls }: { calls: RefusedCall[] }) {
  return (
    <div className={styles.part}>
      <h3>Det som ikke kom inn</h3>
      {calls.length === 0 && <p className="quiet">Vi har ikke avvist noe de siste {keyLimits.refusalDays} dagene.</p>}
      {calls.length > 0 && (
        <>
          <p className="quiet">Siste svar for hver referanse. Den går bort når stillingen er tatt imot.</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
          <ul className={styles.list} role="list" aria-label="Det som ikke kom inn">
            {calls.map(({ reference, message, keyName, refusedAt }) => (
              <li key={reference}>
                <div>
                  <p className={styles.name}>
                    <code>{reference}</code>
                  </p>
                  <p>{message}</p>
                  <p className={styles.facts}>
                    {keyName && `${keyName}, `}
                    {formatMoment(refusedAt)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
