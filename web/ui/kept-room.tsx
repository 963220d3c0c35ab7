import type { ReactNode } from 'react';
import styles from './kept-room.module.css';

interface Props {
  /** What will stand here, drawn with figures of about the right length. Nobody sees or hears it. */
  room: ReactNode;
  /** What is said meanwhile. */
  children: ReactNode;
}

/** As high as what comes, so that nothing below jumps when it does. */
export const KeptRoom = ({ room, children }: Props) => (
  <div className={styles.room}>
    <div className={styles.coming} aria-hidden="true">
      {room}
    </div>
    <div className={styles.meanwhile}>{children}</div>
  </div>
);
