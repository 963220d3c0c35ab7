import { changeText } from '../../../contract/positions/change-texts.ts';
import type { AdChange } from '../../../contract/positions.ts';
import { formatDate } from '../../platform/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import styles from './position.module.css';

/** What is not as it was when somebody read the ad the last time. */
export const AdChanges = ({ changes }: { changes: AdChange[] }) =>
  changes.length > 0 && (
    <section className={`card ${styles.card}`} aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        Endringer i annonsen
      </h2>
      <FactList layout="above" facts={changes.map((change) => [formatDate(change.day), changeText(change)])} />
    </section>
  );
