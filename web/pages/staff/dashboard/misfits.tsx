import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { nationalImport } from '../../../../contract/national/national-import.ts';
import { api } from '../../../platform/api.ts';
import { formatCount } from '../../../platform/format.ts';
import { InNewTab } from '../../../ui/in-new-tab.tsx';
import { useSayFailed } from '../../../ui/say.ts';
import type { TabProps } from '../tab.ts';
import styles from './dashboard.module.css';

type Misfit = Reply<typeof nationalImport.misfits>['misfits'][number];

/** Values that did not fit, by field; which ads they stand in is read when asked for. */
export function Misfits({ counts, say }: { counts: Record<string, number> } & TabProps) {
  const sayFailed = useSayFailed(say);
  const [shown, setShown] = useState<{ field: string; ads: Misfit[] } | null>(null);
  const fields = Object.entries(counts);
  const show = async (field: string) => {
    if (shown?.field === field) return setShown(null);
    say(null);
    try {
      const { misfits } = await api('GET /admin/nav-import/misfits/:field', { params: { field } });
      setShown({ field, ads: misfits });
    } catch (error) {
      sayFailed(error);
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
          <InNewTab />
        </a>
        : <q>{value}</q>
      </li>
    ))}
  </ul>
);
