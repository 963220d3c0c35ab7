import { Button } from '@digdir/designsystemet-react';
import { formatMoment } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import { changedWords } from './changed-words.ts';
import { subjectTexts } from './decision-texts.ts';
import { KeyedCard } from './keyed-card.tsx';
import { ShownPictures } from './shown-pictures.tsx';
import type { Changed } from './use-approvals.ts';

interface Props {
  item: Changed;
  isBusy: boolean;
  onSeen: () => void;
}

/** A change that is public already: what it was, what it is. */
export const ChangedCard = ({ item, isBusy, onSeen }: Props) => (
  <KeyedCard
    id={item.id}
    title={item.name}
    href={item.path}
    isBusy={isBusy}
    keys={{ s: onSeen }}
    buttons={
      <Button aria-disabled={isBusy} onClick={onSeen} aria-label={`Sett: ${item.name}`}>
        <Icon name="eye" />
        Sett
      </Button>
    }
  >
    <p className="quiet">
      {subjectTexts[item.subject]}, endret {formatMoment(item.changedAt)}
    </p>
    {item.changes.length === 0 && item.newPictures.length === 0 && (
      <p>Teksten er den samme som da den sist ble sett.</p>
    )}
    {item.changes.map((change) => (
      <Change key={change.field} {...change} />
    ))}
    <ShownPictures label="Nye bilder" pictures={item.newPictures} />
  </KeyedCard>
);

function Change({ field, before, after }: Changed['changes'][number]) {
  if (before === null) {
    return (
      <div className={styles.change}>
        <h4>{field} nå</h4>
        <p className={styles.whole}>{after}</p>
      </div>
    );
  }
  const { start, removed, added, end } = changedWords(before, after);
  return (
    <div className={styles.change}>
      <h4>{field}</h4>
      <p className={styles.whole}>
        {start}
        {removed && (
          <del>
            <span className="visually-hidden">Fjernet: </span>
            {removed}
          </del>
        )}
        {removed && added && ' '}
        {added && (
          <ins>
            <span className="visually-hidden">Nytt: </span>
            {added}
          </ins>
        )}
        {end}
      </p>
    </div>
  );
}
