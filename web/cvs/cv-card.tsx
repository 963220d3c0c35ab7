import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Cv } from '../../contract/cv-fields.ts';
import { formatMoment } from '../platform/format.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import { nameOf } from './cv-calls.ts';
import styles from './cvs.module.css';

interface Props {
  cv: Cv;
  hasDraft: boolean;
  onEdit: (cv: Cv) => void;
  onPreview: (cv: Cv) => void;
  onDuplicate: (cv: Cv) => Promise<void>;
  onVersions: (cv: Cv) => void;
  onExport: (cv: Cv) => void;
  onRemove: () => void;
}

export function CvCard({ cv, hasDraft, onEdit, onPreview, onDuplicate, onVersions, onExport, onRemove }: Props) {
  const name = nameOf(cv);
  const [isCopying, setCopying] = useState(false);
  /** One copy at a time, however often the button is pressed on a slow line. */
  const duplicate = async () => {
    if (isCopying) return;
    setCopying(true);
    await onDuplicate(cv);
    setCopying(false);
  };
  const further: [label: string, IconName, (cv: Cv) => void][] = [
    [isCopying ? 'Dupliserer …' : 'Dupliser', 'copy', duplicate],
    ['Versjoner', 'clock', onVersions],
    ['Last ned data', 'download', onExport],
  ];
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p className="quiet">Sist endret {formatMoment(cv.updatedAt)}</p>
      {hasDraft && (
        <p>
          <Tag color="warning">Har endringer som ikke er lagret</Tag>
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => onPreview(cv)} aria-label={`Forhåndsvis ${name}`}>
          <Icon name="eye" />
          Forhåndsvis
        </Button>
        <Button variant="secondary" onClick={() => onEdit(cv)} aria-label={`Rediger ${name}`}>
          <Icon name="pencil" />
          Rediger
        </Button>
        {further.map(([label, icon, act]) => (
          <Button key={icon} variant="tertiary" onClick={() => act(cv)} aria-label={`${label}: ${name}`}>
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
