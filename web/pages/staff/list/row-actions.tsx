import { Button } from '@digdir/designsystemet-react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './list-frame.module.css';

interface Props {
  /** What the row is called, for those who hear the buttons. */
  name: string;
  isActive: boolean;
  onEdit: () => void;
  onDeactivate: () => void;
}

export const RowActions = ({ name, isActive, onEdit, onDeactivate }: Props) => (
  <div className={styles.actions}>
    <Button variant="tertiary" data-size="sm" aria-label={`Rediger ${name}`} onClick={onEdit}>
      <Icon name="pencil" />
      Rediger
    </Button>
    {isActive && (
      <Button
        variant="tertiary"
        data-size="sm"
        data-color="danger"
        aria-label={`Deaktiver ${name}`}
        onClick={onDeactivate}
      >
        Deaktiver
      </Button>
    )}
  </div>
);
