import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { statusNames } from '../../contract/application-words.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';
import { formatCount } from '../platform/format.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './inbox.module.css';
import { statuses } from './inbox-search.ts';
import { toldLater } from './told-later.ts';
import type { Written } from './use-bulk.ts';

interface Props {
  count: number;
  isBusy: boolean;
  /** What was written before it was taken back. */
  again: Written | null;
  onSet: (status: ApplicationStatus, message: string) => void;
  onExport: (format: 'csv' | 'zip') => void;
  onClear: () => void;
}

/** What can be done with several at once. Which status is theirs to say: none of them is likely enough to stand there. */
export function BulkBar({ count, isBusy, again, onSet, onExport, onClear }: Props) {
  const [status, setStatus] = useState<ApplicationStatus | ''>(again?.status ?? '');
  const [message, setMessage] = useState(again?.message ?? '');
  // On a phone it pushes the list down: what was just chosen stays in sight.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <section className={styles.bulk} aria-label="Med de valgte søknadene">
      <p role="status" className={styles.chosen}>
        {formatCount(count, 'søknad valgt', 'søknader valgt')}
      </p>
      <SelectField
        label="Ny status"
        name="bulk-status"
        value={status}
        onChange={(value) => setStatus(value as ApplicationStatus)}
      >
        <option value="" disabled>
          Velg status
        </option>
        {statuses.map((each) => (
          <option key={each} value={each}>
            {statusNames[each]}
          </option>
        ))}
      </SelectField>
      {status && status !== 'pending' && (
        <div className={styles.message}>
          <CountedText
            id="bulk-message"
            label={count === 1 ? 'Melding til søkeren' : 'Melding til søkerne'}
            rows={3}
            value={message}
            maxLength={policy.applicationHandling.messageLength}
            error={undefined}
            optional
            onChange={setMessage}
          />
        </div>
      )}
      {status && <p className={`quiet ${styles.told}`}>{toldLater(count, status)}</p>}
      <div className={styles.buttons}>
        <Button
          data-size="sm"
          disabled={!status}
          aria-disabled={isBusy}
          onClick={() => status && onSet(status, status === 'pending' ? '' : message.trim())}
        >
          Sett status
        </Button>
        <Button data-size="sm" variant="secondary" aria-disabled={isBusy} onClick={() => onExport('csv')}>
          <Icon name="download" />
          CSV
        </Button>
        <Button data-size="sm" variant="secondary" aria-disabled={isBusy} onClick={() => onExport('zip')}>
          <Icon name="download" />
          Zip med filer
        </Button>
        <Button data-size="sm" variant="tertiary" onClick={onClear}>
          Fjern valget
        </Button>
      </div>
    </section>
  );
}
