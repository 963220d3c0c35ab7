import { Alert, Button } from '@digdir/designsystemet-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './staff.module.css';

interface Props {
  message: string | null;
  tone: 'danger' | 'success';
  /** Another for each message: the same words for another entry are put in anew, or screen readers keep silent. */
  turn: number;
  onClose: () => void;
}

/** What went wrong or well, until it is put away. Its place exists before, so that screen readers notice. */
export function Said({ turn, ...rest }: Props) {
  const { message, tone } = rest;
  return (
    <div className={message ? styles.said : undefined}>
      <div role="alert">{tone === 'danger' && <Message key={turn} {...rest} />}</div>
      <div role="status">{tone === 'success' && <Message key={turn} {...rest} />}</div>
    </div>
  );
}

function Message({ message, tone, onClose }: Omit<Props, 'turn'>) {
  if (!message) return null;
  return (
    <Alert data-color={tone}>
      <div className={styles.message}>
        <p>{message}</p>
        <Button icon variant="tertiary" data-size="sm" aria-label="Lukk meldingen" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
    </Alert>
  );
}
