import { Closable } from '../../ui/closable.tsx';
import styles from './staff.module.css';

export interface SaidNow {
  message: string | null;
  tone: 'danger' | 'success';
  /** Another for each message: the same words for another entry are put in anew, or screen readers keep silent. */
  turn: number;
  undo?: (() => void) | undefined;
}

interface Props extends SaidNow {
  onClose: () => void;
}

/** What went wrong or well, until it is put away. Screen readers notice it as they do `ui/said.tsx` and `ui/banner.tsx`. */
export function Said({ message, tone, turn, undo, onClose }: Props) {
  const shown = message && (
    <Closable key={turn} tone={tone} onClose={onClose}>
      {message}
      {undo && (
        <>
          {' '}
          <button type="button" className="ds-link" onClick={undo}>
            Angre
          </button>
        </>
      )}
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
