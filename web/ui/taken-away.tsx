import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './taken-away.module.css';

/** What was just taken away, with the way back, which the focus goes to. */
export const TakenAway = ({ children, onTakeBack }: { children: ReactNode; onTakeBack: () => void }) => (
  <span className={styles.takenAway}>
    <span>{children}</span>
    <Button type="button" variant="secondary" data-size="sm" data-undo onClick={onTakeBack}>
      <Icon name="undo" />
      Angre
    </Button>
  </span>
);
