import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from '../../approvals/approvals.module.css';
import { cardAfter } from '../../approvals/card-keys.ts';
import { ChangedCard } from '../../approvals/changed-card.tsx';
import { DecisionHistory } from '../../approvals/decision-history.tsx';
import { PendingBusiness } from '../../approvals/pending-business.tsx';
import { PendingPosition } from '../../approvals/pending-position.tsx';
import { type Asked, keyOf, ReasonDialog } from '../../approvals/reason-dialog.tsx';
import { type Action, type Subject, useApprovals } from '../../approvals/use-approvals.ts';
import { formatCount } from '../../platform/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import type { TabProps } from './tab.ts';

const failed: Record<Action, string> = {
  approve: 'Feil ved godkjenning',
  reject: 'Feil ved avvisning',
  'ask-for-change': 'Feil ved sending',
  seen: 'Feil ved oppdatering',
};

export default function Approvals({ say }: TabProps) {
  const onProblem = useCallback((message: string) => say(message), [say]);
  const { lists, hasFailed, load, decide } = useApprovals(onProblem);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [decided, setDecided] = useState(0);
  const goOn = useRef<(() => void) | null>(null);
  const reasons = useRef(new Map<string, string>());

  // Once the list is drawn without it: before, the next one would slide out of sight.
  useEffect(() => {
    if (decided > 0) goOn.current?.();
  }, [decided]);

  const run = async (subject: Subject, id: string, action: Action, reason?: string) => {
    goOn.current = cardAfter(id);
    setBusyId(id);
    say(null);
    try {
      say(await decide(subject, id, action, reason), 'success');
      setDecided((before) => before + 1);
      if (action === 'reject' || action === 'ask-for-change') reasons.current.delete(keyOf({ id, action }));
    } catch (error) {
      say(`${failed[action]}: ${(error as Error).message}`);
      await load();
      // Where somebody else was first, one goes on as if one had decided oneself.
      setTimeout(() => {
        if (!document.querySelector(`[data-approval="${id}"]`)) setDecided((before) => before + 1);
      });
    } finally {
      setBusyId(null);
    }
  };
  const act = (subject: Subject, id: string, name: string, action: Action) =>
    action === 'reject' || action === 'ask-for-change'
      ? setAsked({ subject, id, name, action })
      : void run(subject, id, action);

  const retry = () => {
    say(null);
    void load();
  };
  if (!lists) {
    return <LoadingOrRetry retry={hasFailed ? retry : null}>Laster det som venter på godkjenning …</LoadingOrRetry>;
  }
  const { data, totals } = lists.pending;
  return (
    <div id="godkjenninger" className={styles.tab} tabIndex={-1}>
      <p className={styles.keys}>
        Når et kort har fokus: <kbd>J</kbd> neste, <kbd>K</kbd> forrige, <kbd>G</kbd> godkjenn, <kbd>A</kbd> avvis,{' '}
        <kbd>E</kbd> be om endring, <kbd>S</kbd> sett, <kbd>V</kbd> vis.
      </p>
      <p className={styles.jumps}>
        Gå til <a href="#ventende-bedrifter">{formatCount(totals.businesses, 'bedrift', 'bedrifter')}</a>{' '}
        <a href="#ventende-stillinger">{formatCount(totals.positions, 'stilling', 'stillinger')}</a>{' '}
        <a href="#endringer">{formatCount(lists.changed.total, 'endring', 'endringer')}</a>
      </p>
      <List
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
            isBusy={busyId === item.id}
            onAct={(action) => act('business', item.id, item.businessName, action)}
          />
        ))}
      </List>
      <List
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
            isBusy={busyId === item.id}
            onAct={(action) => act('position', item.id, item.title, action)}
          />
        ))}
      </List>
      <List
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
            isBusy={busyId === item.id}
            onSeen={() => act(item.subject, item.id, item.name, 'seen')}
          />
        ))}
      </List>
      <DecisionHistory onProblem={onProblem} decided={decided} />
      <ReasonDialog
        asked={asked}
        kept={reasons.current}
        onCancel={() => setAsked(null)}
        onSend={({ subject, id, action }, reason) => {
          setAsked(null);
          void run(subject, id, action, reason);
        }}
      />
    </div>
  );
}

interface ListProps {
  id: string;
  title: string;
  count: number;
  shown: number;
  empty: string;
  children: ReactNode;
}

const List = ({ id, title, count, shown, empty, children }: ListProps) => (
  <section id={id} className={styles.list} aria-label={title}>
    <h2>
      {title} <span className="tabular">({count})</span>
    </h2>
    {shown === 0 && <EmptyState title={empty}>{null}</EmptyState>}
    {children}
    {shown > 0 && shown < count && (
      <p className="quiet">De {shown} eldste vises. Resten kommer når disse er avgjort.</p>
    )}
  </section>
);
