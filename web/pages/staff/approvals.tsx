import styles from '../../approvals/approvals.module.css';
import { onUndoKey } from '../../approvals/card-keys.ts';
import { ChangedCard } from '../../approvals/changed-card.tsx';
import { DecisionHistory } from '../../approvals/decision-history.tsx';
import { PendingBusiness } from '../../approvals/pending-business.tsx';
import { PendingPosition } from '../../approvals/pending-position.tsx';
import { ReasonDialog } from '../../approvals/reason-dialog.tsx';
import { useApprovals } from '../../approvals/use-approvals.ts';
import { formatCount } from '../../platform/format.ts';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { ItemList } from './approvals/item-list.tsx';
import { useDeciding } from './approvals/use-deciding.ts';
import type { TabProps } from './tab.ts';

export default function Approvals({ say }: TabProps) {
  const approvals = useApprovals(say);
  const { lists, retry } = approvals;
  const { busyIds, decided, act, undoLast, undoIt, dialog } = useDeciding(approvals, say);

  if (!lists) return <LoadingOrRetry retry={retry}>Laster det som venter på godkjenning …</LoadingOrRetry>;
  const { data, totals } = lists.pending;
  return (
    <section
      aria-label="Godkjenninger"
      id="godkjenninger"
      className={styles.tab}
      tabIndex={-1}
      onKeyDown={(event) => onUndoKey(event, undoLast)}
    >
      <p className={styles.keys}>
        Når et kort har fokus: <kbd>J</kbd> neste, <kbd>K</kbd> forrige, <kbd>G</kbd> og <kbd>Enter</kbd> godkjenn,{' '}
        <kbd>A</kbd> avvis, <kbd>E</kbd> be om endring, <kbd>S</kbd> sett, <kbd>V</kbd> vis, <kbd>Z</kbd> angre.
      </p>
      <p className={styles.jumps}>
        Gå til <a href="#ventende-bedrifter">{formatCount(totals.businesses, 'bedrift', 'bedrifter')}</a>{' '}
        <a href="#ventende-stillinger">{formatCount(totals.positions, 'stilling', 'stillinger')}</a>{' '}
        <a href="#endringer">{formatCount(lists.changed.total, 'endring', 'endringer')}</a>
      </p>
      <ItemList
        id="ventende-bedrifter"
        title="Bedrifter som venter på godkjenning"
        count={totals.businesses}
        shown={data.businesses.length}
        empty="Ingen bedrifter venter på godkjenning"
      >
        {data.businesses.map((item) => (
          <PendingBusiness
            key={item.id}
            item={item}
            isBusy={busyIds.includes(item.id)}
            onAct={(action) => act('business', item.id, item.businessName, action)}
          />
        ))}
      </ItemList>
      <ItemList
        id="ventende-stillinger"
        title="Stillinger som venter på godkjenning"
        count={totals.positions}
        shown={data.positions.length}
        empty="Ingen stillinger venter på godkjenning"
      >
        {data.positions.map((item) => (
          <PendingPosition
            key={item.id}
            item={item}
            isBusy={busyIds.includes(item.id)}
            onAct={(action) => act('position', item.id, item.title, action)}
          />
        ))}
      </ItemList>
      <ItemList
        id="endringer"
        title="Endret etter godkjenning"
        count={lists.changed.total}
        shown={lists.changed.changed.length}
        empty="Ingen endringer å se på"
      >
        {lists.changed.changed.map((item) => (
          <ChangedCard
            key={item.id}
            item={item}
            isBusy={busyIds.includes(item.id)}
            onSeen={() => act(item.subject, item.id, item.name, 'seen')}
          />
        ))}
      </ItemList>
      <DecisionHistory tell={say} decided={decided} onTakeBack={undoIt} />
      <ReasonDialog {...dialog} />
    </section>
  );
}
