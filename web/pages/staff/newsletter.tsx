import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import type { Newsletter } from '../../../contract/newsletters.ts';
import { Composer } from '../../newsletters/composer.tsx';
import { NewsletterCard } from '../../newsletters/newsletter-card.tsx';
import { NewsletterFigures } from '../../newsletters/newsletter-figures.tsx';
import { NewsletterView } from '../../newsletters/newsletter-view.tsx';
import styles from '../../newsletters/newsletters.module.css';
import { ScheduleDialog } from '../../newsletters/schedule-dialog.tsx';
import { useNewsletters } from '../../newsletters/use-newsletters.ts';
import { formatCount } from '../../platform/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ListCount } from './list/list-count.tsx';
import type { TabProps } from './tab.ts';

type Asked = { act: 'send' | 'edit' | 'schedule' | 'delete'; newsletter: Newsletter } | { act: 'new' } | null;

const nouns: [string, string] = ['nyhetsbrev', 'nyhetsbrev'];

export default function NewsletterTab({ say }: TabProps) {
  const { list, pagination, retry, stats, busyWith, viewed, act, closeView } = useNewsletters(say);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = asked && 'newsletter' in asked ? asked.newsletter : null;
  if (!list) return <LoadingOrRetry retry={retry}>Laster nyhetsbrev …</LoadingOrRetry>;
  return (
    <>
      <NewsletterFigures stats={stats} />
      <div className={styles.head}>
        <h2 ref={heading} id="liste" tabIndex={-1}>
          Nyhetsbrev
        </h2>
        <Button onClick={() => setAsked({ act: 'new' })}>Nytt nyhetsbrev</Button>
        <div className={styles.count}>
          <ListCount pagination={pagination} isBusy={false} nouns={nouns} />
        </div>
      </div>
      {list.length === 0 && (
        <EmptyState title="Ingen nyhetsbrev ennå">
          <p>Skriv det første. Det blir et utkast, og sendes ikke før du sier fra.</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {list.map((newsletter) => (
          <li key={newsletter.id}>
            <NewsletterCard
              newsletter={newsletter}
              isBusy={busyWith === newsletter.id}
              onAct={(kind) => {
                if (kind === 'send' || kind === 'edit' || kind === 'schedule' || kind === 'delete') {
                  setAsked({ act: kind, newsletter });
                } else act[kind](newsletter);
              }}
            />
          </li>
        ))}
      </ul>
      {pagination && (
        <Pager {...pagination} what={nouns[1]} hrefOf={(page) => `?tab=newsletter&page=${page}`} anchor="liste" />
      )}
      {(asked?.act === 'new' || asked?.act === 'edit') && (
        <Composer
          key={wanted?.updatedAt}
          newsletter={wanted}
          onClose={close}
          onSave={async (draft) => {
            await act.save(wanted, draft);
            close();
          }}
          onReload={async () => {
            if (wanted) setAsked({ act: 'edit', newsletter: await act.read(wanted) });
          }}
        />
      )}
      <ConfirmDialog
        open={asked?.act === 'send'}
        title="Send nyhetsbrevet"
        confirmLabel="Send til alle"
        onCancel={close}
        onConfirm={() => {
          close();
          if (wanted) act.send(wanted);
        }}
      >
        <p>
          «{wanted?.title}»
          {stats &&
            ` går til ${formatCount(stats.reachableSubscribers, 'abonnent', 'abonnenter')} med bekreftet adresse.`}
        </p>
        <p>Er du sikker på at du vil sende dette nyhetsbrevet til alle abonnenter? Dette kan ikke angres.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.act === 'delete'}
        title="Slett utkastet"
        confirmLabel="Slett"
        onCancel={close}
        onConfirm={() => {
          close();
          // The button that was pressed goes with its letter.
          if (wanted) void act.remove(wanted).then(() => heading.current?.focus());
        }}
      >
        <p>«{wanted?.title}» blir borte for godt.</p>
      </ConfirmDialog>
      <ScheduleDialog
        open={asked?.act === 'schedule'}
        title={wanted?.title ?? ''}
        onClose={close}
        onSchedule={(sendAt) => {
          close();
          if (wanted) act.schedule(wanted, sendAt);
        }}
      />
      <NewsletterView newsletter={viewed} onClose={closeView} />
    </>
  );
}
