import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Reply } from '../../../../contract/endpoint.ts';
import type { staffDashboard } from '../../../../contract/staff-dashboard.ts';
import { api } from '../../../platform/api.ts';
import { formatMoment, formatNumber } from '../../../platform/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { WideContent } from '../../../ui/wide-content.tsx';
import type { TabProps } from '../tab.ts';
import styles from './dashboard.module.css';
import { describeSchedule, isLate, jobName, retentionJobs } from './job-names.ts';
import { useReading } from './use-reading.ts';

type Reading = Reply<typeof staffDashboard.jobs>;
type Failing = Reading['failing'][number];

const read = () => api('GET /admin/jobs');

export function Jobs({ say }: TabProps) {
  const { data, reload, retry } = useReading(read, say);
  const [given, setGiven] = useState<Failing | null>(null);
  const handle = async (job: Failing, name: 'POST /admin/jobs/:id/retry' | 'POST /admin/jobs/:id/give-up') => {
    setGiven(null);
    say(null);
    try {
      say((await api(name, { params: { id: job.id } })).message, 'success');
    } catch (error) {
      say((error as Error).message);
    }
    await reload();
  };
  if (!data) return <LoadingOrRetry retry={retry}>Laster jobbene …</LoadingOrRetry>;
  const isRetention = ({ name }: Reading['scheduled'][number]) => name in retentionJobs;
  const others = data.scheduled.filter((job) => !isRetention(job));
  return (
    <>
      <section aria-labelledby="ko">
        <h2 id="ko">Jobbkø</h2>
        <p>
          {formatNumber(data.queue.waiting)} venter, {formatNumber(data.queue.planned)} er planlagt senere,{' '}
          {formatNumber(data.queue.failed)} er gitt opp.
        </p>
        {data.failing.length === 0 ? (
          <p className="quiet">Ingen jobber har feilet.</p>
        ) : (
          <ul className={styles.failing}>
            {data.failing.map((job) => (
              <li key={job.id}>
                <p>
                  <strong>{jobName(job.name)}</strong>{' '}
                  {job.nextTryAt ? (
                    <Tag color="warning">Prøves igjen {formatMoment(job.nextTryAt)}</Tag>
                  ) : (
                    <Tag color="danger">Gitt opp etter {job.attempts} forsøk</Tag>
                  )}
                </p>
                <p className={styles.error} lang="en">
                  {job.lastError}
                </p>
                <div className={styles.buttons}>
                  <Button
                    variant="secondary"
                    data-size="sm"
                    aria-label={`Prøv igjen: ${jobName(job.name)}`}
                    onClick={() => handle(job, 'POST /admin/jobs/:id/retry')}
                  >
                    Prøv igjen
                  </Button>
                  <Button
                    variant="tertiary"
                    data-color="danger"
                    data-size="sm"
                    aria-label={`Ta ut av køen: ${jobName(job.name)}`}
                    onClick={() => setGiven(job)}
                  >
                    Ta ut av køen
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="sletting">
        <h2 id="sletting">Sletting som vi har lovet</h2>
        <Scheduled label="Sletting som vi har lovet" jobs={data.scheduled.filter(isRetention)} />
      </section>
      <section aria-labelledby="faste">
        <h2 id="faste">Andre faste jobber</h2>
        <details className={styles.fold}>
          <summary>
            {others.length} jobber, {describeTrouble(others)}
          </summary>
          <Scheduled label="Andre faste jobber" jobs={others} />
        </details>
      </section>
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

const Scheduled = ({ label, jobs }: { label: string; jobs: Reading['scheduled'] }) => (
  <WideContent label={`Tabell: ${label}`}>
    <table className={`ds-table ${styles.jobs}`} data-size="sm">
      <thead>
        <tr>
          <th scope="col">Jobb</th>
          <th scope="col">Tilstand</th>
          <th scope="col">Sist fullført</th>
          <th scope="col">Når</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{jobName(job.name)}</th>
            <td>
              <Condition job={job} />
            </td>
            <td className="tabular">{job.lastDoneAt ? formatMoment(job.lastDoneAt) : 'Ikke kjørt ennå'}</td>
            <td>{describeSchedule(job.schedule)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideContent>
);

function describeTrouble(jobs: Reading['scheduled']) {
  const troubled = jobs.filter((job) => job.lastError || isLate(job, Date.now())).length;
  return troubled === 0 ? 'ingen har feilet eller er forsinket' : `${troubled} har feilet eller er forsinket`;
}

function Condition({ job }: { job: Reading['scheduled'][number] }) {
  const { lastError, lastFailedAt, lastDoneAt } = job;
  if (lastError && lastFailedAt) {
    return (
      <>
        <Tag color="danger">Feilet {formatMoment(lastFailedAt)}</Tag>
        <span className={styles.error} lang="en">
          {lastError}
        </span>
      </>
    );
  }
  if (!lastDoneAt) return <Tag>Venter på første gang</Tag>;
  return isLate(job, Date.now()) ? <Tag color="warning">Forsinket</Tag> : <Tag color="success">I rute</Tag>;
}
