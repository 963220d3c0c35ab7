import { useNavigation } from 'react-router';
import styles from './progress.module.css';

/** A line along the upper edge while the next page is on its way, if it takes long enough to be noticed. */
export function Progress() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div role="status" className={styles.progress} data-busy={isBusy || undefined}>
      {isBusy && <span className="visually-hidden">Laster siden</span>}
    </div>
  );
}
