import { Button } from '@digdir/designsystemet-react';
import { useRef } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { nationalImport } from '../../../../contract/national/national-import.ts';
import { api } from '../../../platform/api.ts';
import { formatCount, formatMoment } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { type TabProps, useAttempt } from '../tab.ts';
import styles from './dashboard.module.css';
import { FigureTable } from './figure-table.tsx';
import { Misfits } from './misfits.tsx';
import { Reason } from './reason.tsx';

type State = Reply<typeof nationalImport.read>['import'];

const read = async () => (await api('GET /admin/nav-import')).import;

export function NationalImport({ say }: TabProps) {
  const { data, reload, retry } = useReading(read, { tell: say });
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(data?.quarantine.length ?? 0, heading);
  return (
    <section aria-labelledby="nav">
      <div className={styles.heading}>
        <h2 id="nav" ref={heading} tabIndex={-1}>
          Innlesing fra NAV
        </h2>
        {data && (data.isSilent ? <Tag color="danger">Stille</Tag> : <Tag color="success">Leser</Tag>)}
      </div>
      {data ? (
        <Reading state={data} say={say} onChange={reload} />
      ) : (
        <LoadingOrRetry retry={retry} room={<Reading state={room} say={say} onChange={reload} />}>
          Laster innlesingen …
        </LoadingOrRetry>
      )}
    </section>
  );
}

const room: State = {
  isSilent: false,
  live: 0,
  waiting: 0,
  eventsRead: 0,
  itemsRefused: 0,
  firstStart: { since: null, finishedAt: null, percent: 0 },
  lastReadAt: null,
  newestEventAt: null,
  lastError: null,
  lastErrorAt: null,
  quarantine: [],
  misfits: {},
};

interface ReadingProps extends TabProps {
  state: State;
  onChange: () => Promise<unknown>;
}

const Reading = ({ state, say, onChange }: ReadingProps) => (
  <>
    <FigureTable
      caption="Innlesing fra NAV"
      figures={[
        ['Aktive annonser', state.live],
        ['Venter på å bli lest', state.waiting],
        ['Hendelser lest', state.eventsRead],
        ['Linjer som ikke lot seg lese', state.itemsRefused],
        ['Første innlesing', state.firstStart.finishedAt ? 'Ferdig' : `${state.firstStart.percent} %`],
        ['Sist lest', state.lastReadAt ? formatMoment(state.lastReadAt) : '–'],
        ['Nyeste hendelse', state.newestEventAt ? formatMoment(state.newestEventAt) : '–'],
      ]}
    />
    {state.lastError && (
      <div>
        Siste feil{state.lastErrorAt && ` ${formatMoment(state.lastErrorAt)}`}:
        <Reason error={state.lastError} />
      </div>
    )}
    <Quarantine ads={state.quarantine} say={say} onChange={onChange} />
    <Misfits counts={state.misfits} say={say} />
  </>
);

interface QuarantineProps extends TabProps {
  ads: State['quarantine'];
  onChange: () => Promise<unknown>;
}

function Quarantine({ ads, say, onChange }: QuarantineProps) {
  const attempt = useAttempt(say);
  const retry = async (uuid: string) => {
    await attempt(api('POST /admin/nav-import/quarantine/:uuid/retry', { params: { uuid } }));
    await onChange();
  };
  if (ads.length === 0) return <p className="quiet">Ingen annonser i karantene.</p>;
  return (
    <details className={styles.fold}>
      <summary>{formatCount(ads.length, 'annonse', 'annonser')} i karantene</summary>
      <ul>
        {ads.map(({ uuid, attempts, lastError, quarantinedAt, nextTryAt }) => (
          <li key={uuid}>
            <code>{uuid}</code>
            <br />
            {attempts} forsøk, i karantene siden {formatMoment(quarantinedAt)}, prøves igjen {formatMoment(nextTryAt)}
            {lastError && <Reason error={lastError} />}
            <Button
              variant="secondary"
              data-size="sm"
              aria-label={`Les ${uuid} på nytt`}
              onClick={() => void retry(uuid)}
            >
              Les på nytt
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
