import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { nationalImport } from '../../../../contract/national-import.ts';
import { api } from '../../../platform/api.ts';
import { formatCount, formatMoment } from '../../../platform/format.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { TabProps } from '../tab.ts';
import styles from './dashboard.module.css';
import { FigureTable } from './figure-table.tsx';
import { useReading } from './use-reading.ts';

type State = Reply<typeof nationalImport.read>['import'];

const read = async () => (await api('GET /admin/nav-import')).import;

export function NationalImport({ say }: TabProps) {
  const { data, reload, retry } = useReading(read, say);
  return (
    <section aria-labelledby="nav">
      <div className={styles.heading}>
        <h2 id="nav">Innlesing fra NAV</h2>
        {data && (data.isSilent ? <Tag color="danger">Stille</Tag> : <Tag color="success">Leser</Tag>)}
      </div>
      {!data && <LoadingOrRetry retry={retry}>Laster innlesingen …</LoadingOrRetry>}
      {data && (
        <>
          <FigureTable
            caption="Innlesing fra NAV"
            figures={[
              ['Aktive annonser', data.live],
              ['Venter på å bli lest', data.waiting],
              ['Hendelser lest', data.eventsRead],
              ['Linjer som ikke lot seg lese', data.itemsRefused],
              ['Første innlesing', data.firstStart.finishedAt ? 'Ferdig' : `${data.firstStart.percent} %`],
              ['Sist lest', data.lastReadAt ? formatMoment(data.lastReadAt) : '–'],
              ['Nyeste hendelse', data.newestEventAt ? formatMoment(data.newestEventAt) : '–'],
            ]}
          />
          {data.lastError && (
            <p>
              Siste feil{data.lastErrorAt && ` ${formatMoment(data.lastErrorAt)}`}:{' '}
              <span className={styles.error} lang="en">
                {data.lastError}
              </span>
            </p>
          )}
          <Quarantine ads={data.quarantine} say={say} onChange={reload} />
          <Misfits counts={data.misfits} say={say} />
        </>
      )}
    </section>
  );
}

interface QuarantineProps extends TabProps {
  ads: State['quarantine'];
  onChange: () => Promise<void>;
}

function Quarantine({ ads, say, onChange }: QuarantineProps) {
  const retry = async (uuid: string) => {
    say(null);
    try {
      say((await api('POST /admin/nav-import/quarantine/:uuid/retry', { params: { uuid } })).message, 'success');
    } catch (error) {
      say((error as Error).message);
    }
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
            {lastError && (
              <span className={styles.error} lang="en">
                {lastError}
              </span>
            )}
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

type Misfit = Reply<typeof nationalImport.misfits>['misfits'][number];

/** Values that did not fit, by field; which ads they stand in is read when asked for. */
function Misfits({ counts, say }: { counts: State['misfits'] } & TabProps) {
  const [shown, setShown] = useState<{ field: string; ads: Misfit[] } | null>(null);
  const fields = Object.entries(counts);
  const show = async (field: string) => {
    if (shown?.field === field) return setShown(null);
    try {
      const { misfits } = await api('GET /admin/nav-import/misfits/:field', { params: { field } });
      setShown({ field, ads: misfits });
    } catch (error) {
      say((error as Error).message);
    }
  };
  if (fields.length === 0) return <p className="quiet">Alle verdier passet.</p>;
  return (
    <details className={styles.fold}>
      <summary>{formatCount(fields.length, 'felt', 'felt')} med verdier som ikke passet</summary>
      <ul>
        {fields.map(([field, count]) => (
          <li key={field}>
            <Button
              variant="tertiary"
              data-size="sm"
              aria-expanded={shown?.field === field}
              onClick={() => void show(field)}
            >
              {field}: {formatCount(count, 'annonse', 'annonser')}
            </Button>
            {shown?.field === field && <MisfitList ads={shown.ads} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

const MisfitList = ({ ads }: { ads: Misfit[] }) => (
  <ul>
    {ads.map(({ uuid, title, value }) => (
      <li key={uuid}>
        <a href={`/nav-stilling/${uuid}`} target="_blank" rel="noopener">
          {title ?? uuid}
        </a>
        : <q>{value}</q>
      </li>
    ))}
  </ul>
);
