import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { formatMoment } from '../platform/format.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './cvs.module.css';

type Act = [label: string, IconName, () => unknown];

interface Props {
  name: string;
  updatedAt: string;
  /** Where there are several. */
  languages?: string[];
  hasDraft: boolean;
  /** What one mostly comes for, and what else there is. */
  first: Act[];
  further: Act[];
  onDuplicate: () => Promise<void>;
  onRemove: () => void;
}

export function DocumentCard({
  name,
  updatedAt,
  languages = [],
  hasDraft,
  first,
  further,
  onDuplicate,
  onRemove,
}: Props) {
  const [isCopying, setCopying] = useState(false);
  /** One copy at a time, however often the button is pressed on a slow line. */
  const duplicate = async () => {
    if (isCopying) return;
    setCopying(true);
    await onDuplicate();
    setCopying(false);
  };
  const rest: Act[] = [[isCopying ? 'Dupliserer …' : 'Dupliser', 'copy', duplicate], ...further];
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p className="quiet">{[`Sist endret ${formatMoment(updatedAt)}`, ...languages].join(' · ')}</p>
      {hasDraft && (
        <p>
          <Tag color="warning">Har endringer som ikke er lagret</Tag>
        </p>
      )}
      <div className={styles.buttons}>
        {first.map(([label, icon, act]) => (
          <Button key={icon} variant="secondary" onClick={act} aria-label={`${label} ${name}`}>
            <Icon name={icon} />
            {label}
          </Button>
        ))}
        {rest.map(([label, icon, act]) => (
          <Button key={icon} variant="tertiary" onClick={act} aria-label={`${label}: ${name}`}>
            <Icon name={icon} />
            {label}
          </Button>
        ))}
        <Button variant="tertiary" data-color="danger" onClick={onRemove} aria-label={`Slett ${name}`}>
          <Icon name="trash" />
          Slett
        </Button>
      </div>
    </li>
  );
}
