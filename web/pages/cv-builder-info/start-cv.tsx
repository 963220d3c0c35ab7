import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import styles from './start-cv.module.css';

/** The way in: straight on for whoever is logged in, else by way of the dialog (until the page is alive, by the list of jobs). */
export function StartCv() {
  const { state, openAuth } = useAccount();
  return (
    <div>
      {state !== 'out' && (
        <p className={state === 'loading' ? styles.loggedIn : undefined}>
          <Button asChild>
            <Link to="/profil?tab=cv">Start CV-byggeren</Link>
          </Button>
        </p>
      )}
      {state !== 'in' && (
        <div className={styles.notice}>
          <p>Du må være logget inn for å bruke CV-byggeren, så vi kan ta vare på CV-ene dine.</p>
          <p className={styles.ways}>
            <Button asChild>
              <Link to="/stillinger?logginn" onClick={opening(() => openAuth('login'))}>
                Logg inn
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/stillinger?registrer" onClick={opening(() => openAuth('register'))}>
                Registrer deg
              </Link>
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

const opening = (open: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  open();
};
