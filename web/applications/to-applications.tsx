import styles from './inbox.module.css';
import { APPLICATIONS } from './inbox-search.ts';

/** Past everything that narrows them, for whoever goes by keyboard. */
export const ToApplications = () => (
  <a
    className={`skip-link ${styles.toList}`}
    href={`#${APPLICATIONS}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(APPLICATIONS)?.focus();
    }}
  >
    Gå til søknadene
  </a>
);
