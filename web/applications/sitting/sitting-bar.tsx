import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { statusNames } from '../../../contract/applications/application-words.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { formatNumber } from '../../platform/format.ts';
import { Icon } from '../../ui/icon.tsx';
import detail from '../application-detail.module.css';
import styles from './sitting.module.css';

/** Those that one decides for, each with its key. */
export const decisions: [key: string, status: ApplicationStatus][] = [
  ['t', 'contacted'],
  ['g', 'approved'],
  ['a', 'denied'],
];

interface Props {
  /** From 0; as many as there are when all were gone through. */
  place: number;
  count: number;
  /** They are the first ones of more. */
  areFirst: boolean;
  /** Where they lead, in the address. */
  close: string;
  before: string | undefined;
  after: string | undefined;
  /** An answer is chosen, and nothing saved yet. */
  onPick: (status: ApplicationStatus) => void;
  onKeys: () => void;
}

/** Which of how many, and the ways on, in sight wherever one is in what one reads. */
export function SittingBar({ place, count, areFirst, close, before, after, onPick, onKeys }: Props) {
  return (
    <div className={styles.bar}>
      <Button asChild variant="tertiary" data-size="sm">
        <Link to={{ search: close, hash: 'soknader' }}>
          <Icon name="close" />
          <span className={detail.what}>Lukk</span>
        </Link>
      </Button>
      <p role="status" className={`tabular ${styles.place}`}>
        {inWords(place, count, areFirst)}
      </p>
      <progress aria-hidden="true" className={styles.progress} value={place} max={count || 1} />
      {place < count && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
        <div role="group" aria-label="Velg status" className={styles.decisions}>
          {decisions.map(([key, status]) => (
            <Button
              key={key}
              variant="secondary"
              data-size="sm"
              aria-keyshortcuts={key.toUpperCase()}
              onClick={() => onPick(status)}
            >
              {statusNames[status]}
            </Button>
          ))}
        </div>
      )}
      <nav aria-label="Andre søknader" className={styles.ways}>
        <Way search={before} label="Forrige" keys="K ArrowLeft" icon="arrow-left" />
        <Way search={after} label={place + 1 < count ? 'Neste' : 'Ferdig'} keys="J ArrowRight" icon="arrow-right" />
      </nav>
      <Button variant="tertiary" data-size="sm" aria-haspopup="dialog" className={styles.keys} onClick={onKeys}>
        Taster
      </Button>
    </div>
  );
}

function inWords(place: number, count: number, areFirst: boolean) {
  if (count === 0) return 'Ingen søknader';
  if (place === count) return 'Slutten av utvalget';
  const all = areFirst ? `de ${formatNumber(count)} første` : formatNumber(count);
  return `Søknad ${formatNumber(place + 1)} av ${all}`;
}

interface WayProps {
  search: string | undefined;
  label: string;
  keys: string;
  icon: 'arrow-left' | 'arrow-right';
}

function Way({ search, label, keys, icon }: WayProps) {
  if (search === undefined) return null;
  return (
    <Button asChild variant={icon === 'arrow-right' ? 'primary' : 'secondary'} data-size="sm">
      <Link to={{ search }} aria-keyshortcuts={keys}>
        <Icon name={icon} />
        <span className={detail.what}>{label}</span>
      </Link>
    </Button>
  );
}
