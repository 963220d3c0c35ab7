import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './heart-button.module.css';

interface Props extends HeartOptions {
  followed: boolean;
  /** Of what is followed, for those who hear the page. */
  name: string;
  /** False when it could not be kept. */
  change: () => Promise<boolean>;
}

export interface HeartOptions {
  /** With words beside the heart, where there is room. */
  wide?: boolean;
  /** Told whether it was kept, where the button goes with what is followed. */
  onKept?: (kept: boolean) => void;
}

export function HeartButton({ followed, name, change, wide, onKept }: Props) {
  const [failed, setFailed] = useState(false);
  const press = async () => {
    setFailed(false);
    const kept = await change();
    setFailed(!kept);
    onKept?.(kept);
  };
  return (
    <span className={`above-cover ${styles.place}`}>
      <button
        type="button"
        className={wide ? styles.wide : styles.heart}
        // Its words tell where there are some: said twice, it sounds like the opposite.
        aria-pressed={wide ? undefined : followed}
        aria-label={`${wide && followed ? 'Følger' : 'Følg'} ${name}`}
        title={followed ? 'Slutt å følge' : undefined}
        onClick={press}
      >
        <span className="tip" title={followed || wide ? undefined : 'Følg'}>
          <Icon name={followed ? 'heart-filled' : 'heart'} size="1.375rem" />
        </span>
        {wide && <span>{followed ? 'Følger' : 'Følg'}</span>}
      </button>
      <span role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed && 'Kunne ikke lagres. Prøv igjen.'}
      </span>
    </span>
  );
}
