import { Link } from 'react-router';
import { formatDate } from '../../platform/format.ts';
import styles from './own-candidate.module.css';
import type { OwnCandidate } from './own-reply.ts';

/** Which businesses have read it. They do not know whom they read of. */
export const OpenedBy = ({ openedBy }: Pick<OwnCandidate, 'openedBy'>) => (
  <section className={styles.part} aria-labelledby="opened-by">
    <h3 id="opened-by">Hvem har åpnet profilen</h3>
    {openedBy.length === 0 && <p>Ingen har åpnet den ennå.</p>}
    {openedBy.length > 0 && (
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
      <ul role="list" className={styles.visits}>
        {openedBy.map(({ businessName, organizationNumber, lastAt }) => (
          <li key={organizationNumber}>
            <Link to={`/bedrift/${organizationNumber}`}>{businessName}</Link>
            <span className="quiet">Sist {formatDate(lastAt)}</span>
          </li>
        ))}
      </ul>
    )}
    <p className="quiet">
      Skal en bedrift ikke finne deg? Gå til siden dens og velg «Skjul arbeidsgiveren». Da ser du heller ikke annonsene
      derfra i lister.
    </p>
  </section>
);
