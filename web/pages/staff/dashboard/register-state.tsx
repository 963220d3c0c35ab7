import { api } from '../../../platform/api.ts';
import { formatMoment } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import type { TabProps } from '../tab.ts';
import { FigureTable } from './figure-table.tsx';

const read = async () => (await api('GET /admin/register')).register;

export function RegisterState({ say }: TabProps) {
  const { data, retry } = useReading(read, { tell: say });
  return (
    <section aria-labelledby="enhetsregisteret">
      <h2 id="enhetsregisteret">Data fra Enhetsregisteret</h2>
      {data ? (
        <Figures state={data} />
      ) : (
        <LoadingOrRetry retry={retry} room={<Figures state={room} />}>
          Laster registerets tilstand …
        </LoadingOrRetry>
      )}
    </section>
  );
}

type State = Awaited<ReturnType<typeof read>>;

const room: State = { businesses: 0, withoutData: 0, stale: 0, oldestFetchedAt: null, newestFetchedAt: null };

const Figures = ({ state }: { state: State }) => (
  <FigureTable
    caption="Data fra Enhetsregisteret"
    figures={[
      ['Bedrifter', state.businesses],
      ['Aldri hentet', state.withoutData],
      ['Eldre enn to uker', state.stale],
      ['Eldste', state.oldestFetchedAt ? formatMoment(state.oldestFetchedAt) : '–'],
      ['Nyeste', state.newestFetchedAt ? formatMoment(state.newestFetchedAt) : '–'],
    ]}
  />
);
