import { Button } from '@digdir/designsystemet-react';
import { Icon } from '../ui/icon.tsx';
import styles from './application-detail.module.css';

export const CloseDetail = ({ onClose }: { onClose: () => void }) => (
  <Button variant="tertiary" data-size="sm" onClick={onClose}>
    <Icon name="close" />
    <span>
      Lukk<span className={styles.what}> søknaden</span>
    </span>
  </Button>
);
