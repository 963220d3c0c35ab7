import { api } from '../../../platform/api.ts';
import { formatMoment } from '../../../platform/format.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import type { TabProps } from '../tab.ts';
import { FigureTable } from './figure-table.tsx';
import { useReading } from './use-reading.ts';

const read = async () => (await api('GET /admin/register')).register;

export function RegisterState({ say }: TabProps) {
  const { data, retry } = useReading(read, say);
  return (
    <section aria-labelledby="enhetsregisteret">
      <h2 id="enhetsregisteret">Data fra Enhetsregisteret</h2>
      {!data && <LoadingOrRetry retry={retry}>Laster registerets tilstand …</LoadingOrRetry>}
      {data && (
        <FigureTable
          caption="Data fra Enhetsregisteret"
          figures={[
            ['Bedrifter', data.businesses],
            ['Aldri hentet', data.withoutData],
            ['Eldre enn to uker', data.stale],
            ['Eldste', data.oldestFetchedAt ? formatMoment(data.oldestFetchedAt) : '–'],
            ['Nyeste', data.newestFetchedAt ? formatMoment(data.newestFetchedAt) : '–'],
          ]}
        />
      )}
    </section>
  );
}
