import type { Reply } from '../../../../contract/endpoint.ts';
import type { staffDashboard } from '../../../../contract/staff/staff-dashboard.ts';
import { formatMoment } from '../../../platform/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { WideContent } from '../../../ui/wide-content.tsx';
import styles from './dashboard.module.css';
import { describeSchedule, isLate, jobName } from './job-names.ts';
import { Reason } from './reason.tsx';

type Job = Reply<typeof staffDashboard.jobs>['scheduled'][number];

interface Props {
  id: string;
  label: string;
  jobs: Job[];
}

/** Folded while nothing is wrong. */
export function Scheduled({ id, label, jobs }: Props) {
  const troubled = jobs.filter((job) => job.lastError || isLate(job, Date.now())).length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <details className={styles.fold} open={troubled > 0}>
        <summary>
          {jobs.length} jobber, {troubled === 0 ? 'ingen' : troubled} har feilet eller er forsinket
        </summary>
        <Table label={label} jobs={jobs} />
      </details>
    </section>
  );
}

const Table = ({ label, jobs }: Pick<Props, 'label' | 'jobs'>) => (
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

function Condition({ job }: { job: Job }) {
  const { lastError, lastFailedAt, lastDoneAt } = job;
  if (lastError && lastFailedAt) {
    return (
      <>
        <Tag color="danger">Feilet {formatMoment(lastFailedAt)}</Tag>
        <Reason error={lastError} />
      </>
    );
  }
  if (!lastDoneAt) return <Tag>Venter på første gang</Tag>;
  return isLate(job, Date.now()) ? <Tag color="warning">Forsinket</Tag> : <Tag color="success">I rute</Tag>;
}
