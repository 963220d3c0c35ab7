import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import {
  type ElsewhereState,
  elsewhereStateNames,
  elsewhereStates,
  isOpen,
} from '../../../contract/applications/elsewhere-words.ts';
import { api } from '../../platform/api.ts';
import { formatDate } from '../../platform/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import frame from '../own-applications.module.css';
import styles from './elsewhere.module.css';

interface Props {
  entry: ElsewhereEntry;
  onChanged: (entry: ElsewhereEntry, message: string) => void;
  onProblem: (error: unknown) => void;
  onEdit: () => void;
  onRemind: () => void;
  onRemove: () => void;
}

export function EntryItem({ entry, onChanged, onProblem, onEdit, onRemind, onRemove }: Props) {
  const { id, title, employer, place, appliedOn, adPath, link, note, remindOn } = entry;
  const remind = useRef<HTMLButtonElement>(null);
  useFocusKept(remindOn ? 1 : 0, remind);
  /** The day of the reminder that another state took away. */
  const [lost, setLost] = useState<string | null>(null);
  const stateChanged = (changed: ElsewhereEntry, message: string) => {
    if (!changed.remindOn) setLost(remindOn ?? lost);
    onChanged(changed, message);
  };
  const stopReminding = () =>
    api('PUT /applications/elsewhere/:id/reminder', { params: { id }, body: { on: null } }).then(
      (reply) => onChanged(reply.entry, reply.message),
      onProblem,
    );
  return (
    <li className="card" id={`notert-${id}`} tabIndex={-1}>
      <div className={frame.top}>
        <div className={styles.words}>
          <h3>
            <Title {...entry} />
          </h3>
          <p className="quiet">
            {[employer, place].filter(Boolean).join(' · ')} · Søkt {formatDate(appliedOn)}
          </p>
        </div>
        <StateSelect entry={entry} onChanged={stateChanged} onProblem={onProblem} />
      </div>
      {adPath && link && (
        <p className={styles.written}>
          <OutsideLink href={link}>Lenken din</OutsideLink>
        </p>
      )}
      {note && <p className={styles.written}>{note}</p>}
      {remindOn && (
        <p className={styles.reminder}>
          <Icon name="mail" />
          <span>
            Du får en påminnelse {formatDate(remindOn)}.{' '}
            <Button
              variant="tertiary"
              data-size="sm"
              onClick={stopReminding}
              aria-label={`Slå av påminnelsen om ${title}`}
            >
              Slå av
            </Button>
          </span>
        </p>
      )}
      {!remindOn && lost && <p className="quiet">Påminnelsen {formatDate(lost)} er slått av.</p>}
      <div className="button-row">
        <Button variant="secondary" data-size="sm" onClick={onEdit} aria-label={`Endre ${title}`}>
          Endre
        </Button>
        {isOpen(entry.state) && (
          <Button
            ref={remind}
            variant="tertiary"
            data-size="sm"
            onClick={onRemind}
            aria-label={remindOn ? `Endre påminnelsen om ${title}` : `Minn meg på ${title}`}
          >
            {remindOn ? 'Endre påminnelsen' : 'Minn meg på'}
          </Button>
        )}
        <Button variant="tertiary" data-size="sm" onClick={onRemove} aria-label={`Slett ${title}`}>
          Slett
        </Button>
      </div>
    </li>
  );
}

/** Leads to the ad while that is here, or to where its owner noted that it is. */
function Title({ title, adPath, link }: ElsewhereEntry) {
  if (adPath) return <Link to={adPath}>{title}</Link>;
  if (!link) return title;
  return <OutsideLink href={link}>{title}</OutsideLink>;
}

const OutsideLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
    <Icon name="external-link" size="1em" />
    <InNewTab />
  </a>
);

/** What the keyboard passes by is told to the server in its order. */
function StateSelect({ entry, onChanged, onProblem }: Pick<Props, 'entry' | 'onChanged' | 'onProblem'>) {
  const [chosen, setChosen] = useState<ElsewhereState | null>(null);
  const turn = useRef(Promise.resolve());
  const newest = useRef(0);
  const choose = (state: ElsewhereState) => {
    newest.current += 1;
    const choice = newest.current;
    setChosen(state);
    turn.current = turn.current.then(async () => {
      const params = { id: entry.id };
      try {
        const reply = await api('PUT /applications/elsewhere/:id/state', { params, body: { state } });
        if (choice === newest.current) onChanged(reply.entry, saidOf(entry, reply.entry));
      } catch (error) {
        if (choice === newest.current) onProblem(error);
      }
      if (choice === newest.current) setChosen(null);
    });
  };
  return (
    <select
      className={`ds-input ${styles.state}`}
      data-size="sm"
      aria-label={`Status for ${entry.title}`}
      aria-busy={chosen !== null}
      value={chosen ?? entry.state}
      onChange={({ target }) => choose(target.value as ElsewhereState)}
    >
      {elsewhereStates.map((state) => (
        <option key={state} value={state}>
          {elsewhereStateNames[state]}
        </option>
      ))}
    </select>
  );
}

const saidOf = (before: ElsewhereEntry, { state, remindOn }: ElsewhereEntry) =>
  `Status er ${elsewhereStateNames[state]}.${before.remindOn && !remindOn ? ' Du får ingen påminnelse.' : ''}`;
