import { Alert, Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import styles from './closable.module.css';
import { Icon } from './icon.tsx';

interface Props {
  tone: 'danger' | 'success';
  onClose: () => void;
  children: ReactNode;
}

/** What stays said until it is put away. */
export const Closable = ({ tone, onClose, children }: Props) => (
  <Alert data-color={tone}>
    <div className={styles.message}>
      <p>{children}</p>
      <Button icon variant="tertiary" data-size="sm" aria-label="Lukk meldingen" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  </Alert>
);
