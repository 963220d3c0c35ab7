import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { staffDashboard } from '../../../../contract/staff/staff-dashboard.ts';
import { api } from '../../../platform/api.ts';
import { formatMoment, formatNumber } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { type TabProps, useAttempt } from '../tab.ts';
import styles from './dashboard.module.css';
import { jobName, retentionJobs } from './job-names.ts';
import { Reason } from './reason.tsx';
import { Scheduled } from './scheduled.tsx';

type Reading = Omit<Reply<typeof staffDashboard.jobs>, 'success'>;
type Failing = Reading['failing'][number];

const read = () => api('GET /admin/jobs');

export function Jobs({ say }: TabProps) {
  const { data, reload, retry } = useReading(read, { tell: say });
  const attempt = useAttempt(say);
  const [given, setGiven] = useState<Failing | null>(null);
  const handle = async (job: Failing, name: 'POST /admin/jobs/:id/retry' | 'POST /admin/jobs/:id/give-up') => {
    setGiven(null);
    await attempt(api(name, { params: { id: job.id } }));
    await reload();
  };
  if (!data) {
    return (
      <LoadingOrRetry
        retry={retry}
        room={
          <div className={styles.dashboard}>
            <Sections reading={room} onRetry={setGiven} onGiveUp={setGiven} />
          </div>
        }
      >
        Laster jobbene …
      </LoadingOrRetry>
    );
  }
  return (
    <>
      <Sections reading={data} onRetry={(job) => handle(job, 'POST /admin/jobs/:id/retry')} onGiveUp={setGiven} />
      <ConfirmDialog
        open={given !== null}
        title="Ta jobben ut av køen?"
        confirmLabel="Ta ut av køen"
        onConfirm={() => given && handle(given, 'POST /admin/jobs/:id/give-up')}
        onCancel={() => setGiven(null)}
      >
        <p>Det jobben skulle gjøre, blir ikke gjort.</p>
      </ConfirmDialog>
    </>
  );
}

const room: Reading = {
  queue: { waiting: 0, planned: 0, failed: 0 },
  failing: [],
  scheduled: [],
};

interface SectionsProps {
  reading: Reading;
  onRetry: (job: Failing) => void;
  onGiveUp: (job: Failing) => void;
}

function Sections({ reading, onRetry, onGiveUp }: SectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(reading.failing.length, heading);
  const isRetention = ({ name }: Reading['scheduled'][number]) => name in retentionJobs;
  return (
    <>
      <section aria-labelledby="ko">
        <h2 id="ko" ref={heading} tabIndex={-1}>
          Jobbkø
        </h2>
        <p>
          {formatNumber(reading.queue.waiting)} venter, {formatNumber(reading.queue.planned)} er planlagt senere,{' '}
          {formatNumber(reading.queue.failed)} er gitt opp.
        </p>
        {reading.failing.length === 0 ? (
          <p className="quiet">Ingen jobber har feilet.</p>
        ) : (
          <ul className={styles.failing}>
            {reading.failing.map((job) => (
              <li key={job.id}>
                <p>
                  <strong>{jobName(job.name)}</strong>{' '}
                  {job.nextTryAt ? (
                    <Tag color="warning">Prøves igjen {formatMoment(job.nextTryAt)}</Tag>
                  ) : (
                    <Tag color="danger">Gitt opp etter {job.attempts} forsøk</Tag>
                  )}
                </p>
                <Reason error={job.lastError} />
                <div className={styles.buttons}>
                  <Button
                    variant="secondary"
                    data-size="sm"
                    aria-label={`Prøv igjen: ${jobName(job.name)}`}
                    onClick={() => onRetry(job)}
                  >
                    Prøv igjen
                  </Button>
                  <Button
                    variant="tertiary"
                    data-color="danger"
                    data-size="sm"
                    aria-label={`Ta ut av køen: ${jobName(job.name)}`}
                    onClick={() => onGiveUp(job)}
                  >
                    Ta ut av køen
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Scheduled id="sletting" label="Sletting som vi har lovet" jobs={reading.scheduled.filter(isRetention)} />
      <Scheduled id="faste" label="Andre faste jobber" jobs={reading.scheduled.filter((job) => !isRetention(job))} />
    </>
  );
}
