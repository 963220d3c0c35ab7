import { Button } from '@digdir/designsystemet-react';
import { useId } from 'react';
import { formatMoment } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './approvals.module.css';
import { onCardKey } from './card-keys.ts';
import { changedWords } from './changed-words.ts';
import { subjectTexts } from './decision-texts.ts';
import type { Changed } from './use-approvals.ts';

interface Props {
  item: Changed;
  isBusy: boolean;
  onSeen: () => void;
}

/** A change that is public already: what it was, what it is. */
export function ChangedCard({ item, isBusy, onSeen }: Props) {
  const heading = useId();
  const keys = { s: onSeen, v: () => window.open(item.path, '_blank', 'noopener') };
  return (
    <article
      className={`card ${styles.card}`}
      aria-labelledby={heading}
      aria-busy={isBusy}
      tabIndex={-1}
      data-approval={item.id}
      onKeyDown={(event) => onCardKey(event, isBusy ? {} : keys)}
    >
      <h3 id={heading}>{item.name}</h3>
      <p className="quiet">
        {subjectTexts[item.subject]}, endret {formatMoment(item.changedAt)}
      </p>
      {item.changes.length === 0 && <p>Teksten er den samme som da den sist ble sett.</p>}
      {item.changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onSeen} aria-label={`Sett: ${item.name}`}>
          <Icon name="eye" />
          Sett
        </Button>
        <Button asChild variant="tertiary">
          <a href={item.path} target="_blank" rel="noopener" aria-label={`Vis ${item.name} i en ny fane`}>
            Vis
            <Icon name="external-link" />
          </a>
        </Button>
      </div>
    </article>
  );
}

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
