import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { StaffActionRecord } from '../../../../contract/staff-trace.ts';
import { formatMoment } from '../../../platform/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import entries from '../list/entries.module.css';
import { describeRun } from './action-texts.ts';
import styles from './trace-entry.module.css';
import { TraceEntry } from './trace-entry.tsx';

interface Props {
  /** Those of the run that stand on this page, the newest first. */
  actions: [StaffActionRecord, ...StaffActionRecord[]];
  run: NonNullable<StaffActionRecord['run']>;
  /** The list has nothing else. */
  isOnly: boolean;
  onUndo: (action: StaffActionRecord) => void;
  onUndoAll: () => void;
}

/** What was done to several at once: all of it can be taken back together, each still by itself. */
export function TraceRun({ actions, run: { id, count, undoable }, isOnly, onUndo, onUndoAll }: Props) {
  const what = describeRun(actions, count);
  const [{ createdAt }] = actions;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(undoable > 0 ? 1 : 0, heading);
  return (
    <li className={styles.run}>
      <div className={entries.head}>
        <h3 ref={heading} tabIndex={-1} className={entries.what}>
          {what}
        </h3>
        <time className="quiet" dateTime={createdAt}>
          {formatMoment(createdAt)}
        </time>
      </div>
      <div className={entries.actions}>
        <Link to={isOnly ? '?tab=trace' : `?tab=trace&run=${id}`}>
          {isOnly ? 'Vis alle hendelser' : `Vis bare disse ${count}`}
        </Link>
        {undoable === 0 ? (
          <Tag>Angret</Tag>
        ) : (
          <Button variant="tertiary" data-size="sm" aria-label={`Angre alle: ${what}`} onClick={onUndoAll}>
            <Icon name="undo" />
            Angre alle
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul role="list" className={entries.list}>
        {actions.map((action) => (
          <TraceEntry key={action.id} action={action} onUndo={() => onUndo(action)} />
        ))}
      </ul>
    </li>
  );
}
