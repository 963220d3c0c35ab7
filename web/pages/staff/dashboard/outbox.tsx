import { Button } from '@digdir/designsystemet-react';
import { api } from '../../../platform/api.ts';
import { formatMoment } from '../../../platform/format.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import type { TabProps } from '../tab.ts';
import { FigureTable } from './figure-table.tsx';
import { useReading } from './use-reading.ts';

const read = async () => (await api('GET /admin/mails')).mails;

export function Outbox({ say }: TabProps) {
  const { data, reload, retry: readAgain } = useReading(read, say);
  const retry = async () => {
    say(null);
    try {
      say((await api('POST /admin/mails/retry')).message, 'success');
    } catch (error) {
      say((error as Error).message);
    }
    await reload();
  };
  return (
    <section aria-labelledby="e-post">
      <h2 id="e-post">E-post</h2>
      {!data && <LoadingOrRetry retry={readAgain}>Laster e-posten …</LoadingOrRetry>}
      {data && (
        <FigureTable
          caption="E-post"
          figures={[
            ['Sendt siste døgn', data.sentLastDay],
            ['Venter på å bli sendt', data.waiting],
            ['Eldste som venter', data.oldestWaitingAt ? formatMoment(data.oldestWaitingAt) : '–'],
            ['Står fast', data.stuck],
            ['Avvist av mottakeren siste 30 dager', data.refusedLastMonth],
            ['Sist avvist', data.lastRefusedAt ? formatMoment(data.lastRefusedAt) : '–'],
          ]}
        />
      )}
      {data && data.waiting > 0 && (
        <Button variant="secondary" onClick={retry}>
          Prøv å sende igjen
        </Button>
      )}
    </section>
  );
}
