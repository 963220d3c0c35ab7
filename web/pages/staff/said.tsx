import { Closable } from '../../ui/closable.tsx';
import styles from './staff.module.css';

interface Props {
  message: string | null;
  tone: 'danger' | 'success';
  /** Another for each message: the same words for another entry are put in anew, or screen readers keep silent. */
  turn: number;
  onClose: () => void;
}

/** What went wrong or well, until it is put away. Its place exists before, so that screen readers notice. */
export function Said({ message, tone, turn, onClose }: Props) {
  const shown = message && (
    <Closable key={turn} tone={tone} onClose={onClose}>
      {message}
    </Closable>
  );
  return (
    <div className={message ? styles.said : undefined}>
      <div role="alert">{tone === 'danger' && shown}</div>
      <div role="status">{tone === 'success' && shown}</div>
    </div>
  );
}
