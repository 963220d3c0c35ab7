import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { StaffActionRecord } from '../../../../contract/staff-trace.ts';
import { formatMoment } from '../../../platform/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import entries from '../list/entries.module.css';
import { describeAction, linkToSubject, nameOfField, showValue } from './action-texts.ts';
import styles from './trace-entry.module.css';

/** Who did what, when, and what it was before and after. */
export function TraceEntry({ action, onUndo }: { action: StaffActionRecord; onUndo: () => void }) {
  const { before, after, reason, canUndo, undoneBy, run, createdAt } = action;
  const Heading = run ? 'h4' : 'h3';
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const link = linkToSubject(action);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(canUndo ? 1 : 0, heading);
  return (
    <li className="card">
      <div className={entries.head}>
        <Heading ref={heading} tabIndex={-1} className={entries.what}>
          {describeAction(action)}
        </Heading>
        <time className="quiet" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </div>
      {run && <p className="quiet">En av {run.count}</p>}
      {reason && <p>Begrunnelse: {reason}</p>}
      {names.length > 0 && (
        <dl className={styles.changes}>
          {names.map((name) => (
            <div key={name}>
              <dt>{nameOfField(name)}</dt>
              <dd>
                {name in before && (
                  <>
                    <del>{showValue(name, before[name])}</del>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <ins>{showValue(name, after[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={entries.actions}>
        {link && (
          <Link to={link} aria-label={`Åpne ${action.subjectName}`}>
            Åpne
          </Link>
        )}
        {undoneBy !== null && <Tag>Angret</Tag>}
        {canUndo && (
          <Button variant="tertiary" data-size="sm" aria-label={`Angre: ${describeAction(action)}`} onClick={onUndo}>
            <Icon name="undo" />
            Angre
          </Button>
        )}
      </div>
    </li>
  );
}
