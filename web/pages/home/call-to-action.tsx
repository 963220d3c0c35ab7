import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const { state, openAuth } = useAccount();
  return (
    <section className={`section ${styles.section}`} aria-label="Kom i gang">
      <div className={`page ${styles.sides}`}>
        <div className={styles.seeker}>
          <h2>Klar for noe nytt?</h2>
          <p>Se hva som er ledig nå. Med en konto følger det du har lagret med deg på alle enheter.</p>
          <div className={styles.actions}>
            <Button asChild>
              <Link to="/stillinger">Se stillinger</Link>
            </Button>
            {state !== 'in' && (
              <Button variant="secondary" className={styles.register} onClick={() => openAuth('register')}>
                Lag konto
              </Button>
            )}
          </div>
        </div>
        <div className={styles.employer}>
          <h2>Leter du etter folk?</h2>
          <p>Legg ut stillinger, ta imot søknader og svar søkerne på samme sted. Det koster ingenting å begynne.</p>
          <div className={styles.actions}>
            <Button asChild variant="secondary">
              <Link to="/for-bedrifter">For bedrifter</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
