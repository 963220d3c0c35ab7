import { useAccount } from './account.tsx';
import styles from './auth-entries.module.css';

/** In the footer, for those who are not logged in: both tabs of the dialog. */
export function AuthEntries() {
  const { state, openAuth } = useAccount();
  if (state === 'in') return null;
  return (
    <>
      <li className={styles.entry}>
        <button type="button" onClick={() => openAuth('login')}>
          Logg inn
        </button>
      </li>
      <li className={styles.entry}>
        <button type="button" onClick={() => openAuth('register')}>
          Registrer deg
        </button>
      </li>
    </>
  );
}
