import { Closable } from '../../ui/closable.tsx';
import styles from './staff.module.css';

interface Props {
  message: string | null;
  tone: 'danger' | 'success';
  /** Another for each message: the same words for another entry are put in anew, or screen readers keep silent. */
  turn: number;
  onClose: () => void;
}

/** What went wrong or well, until it is put away. Screen readers notice it as they do `ui/said.tsx` and `ui/banner.tsx`. */
export function Said({ message, tone, turn, onClose }: Props) {
  const shown = message && (
    <Closable key={turn} tone={tone} onClose={onClose}>
      {message}
    </Closable>
  );
  return (
    <div id="staff-said" className={message ? styles.said : undefined}>
      {tone === 'danger' && shown && (
        <div key={turn} role="alert">
          {shown}
        </div>
      )}
      <div role="status">{tone === 'success' && shown}</div>
    </div>
  );
}
