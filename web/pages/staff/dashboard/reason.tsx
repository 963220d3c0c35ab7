import styles from './dashboard.module.css';
import { whatFailed } from './what-failed.ts';

/** Why something failed, and behind it what the machine said, for whoever looks into it. */
export const Reason = ({ error }: { error: string }) => (
  <div>
    {whatFailed(error)}
    <details>
      <summary>Teknisk melding</summary>
      <span className={styles.error} lang="en">
        {error}
      </span>
    </details>
  </div>
);
