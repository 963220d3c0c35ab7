import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import { api } from '../../../platform/api.ts';
import { formatMoment } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { type TabProps, useAttempt } from '../tab.ts';
import { FigureTable } from './figure-table.tsx';

const read = async () => (await api('GET /admin/mails')).mails;

export function Outbox({ say }: TabProps) {
  const { data, reload, retry: readAgain } = useReading(read, { tell: say });
  const attempt = useAttempt(say);
  const isWaiting = data !== null && data.waiting > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(Number(isWaiting), heading);
  const retry = async () => {
    await attempt(api('POST /admin/mails/retry'));
    await reload();
  };
  return (
    <section aria-labelledby="e-post">
      <h2 id="e-post" ref={heading} tabIndex={-1}>
        E-post
      </h2>
      {data ? (
        <Figures state={data} />
      ) : (
        <LoadingOrRetry retry={readAgain} room={<Figures state={room} />}>
          Laster e-posten …
        </LoadingOrRetry>
      )}
      {isWaiting && (
        <Button variant="secondary" onClick={retry}>
          Prøv å sende igjen
        </Button>
      )}
    </section>
  );
}

type State = Awaited<ReturnType<typeof read>>;

const room: State = {
  sentLastDay: 0,
  waiting: 0,
  oldestWaitingAt: null,
  stuck: 0,
  refusedLastMonth: 0,
  lastRefusedAt: null,
};

const Figures = ({ state }: { state: State }) => (
  <FigureTable
    caption="E-post"
    figures={[
      ['Sendt siste døgn', state.sentLastDay],
      ['Venter på å bli sendt', state.waiting],
      ['Eldste som venter', state.oldestWaitingAt ? formatMoment(state.oldestWaitingAt) : '–'],
      ['Står fast', state.stuck],
      ['Avvist av mottakeren siste 30 dager', state.refusedLastMonth],
      ['Sist avvist', state.lastRefusedAt ? formatMoment(state.lastRefusedAt) : '–'],
    ]}
  />
);
