import { Link } from 'react-router';
import type { applicationReport, ReportPeriod } from '../../../contract/applications/application-report.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { addDays, formatCount, formatDate, formatDay, formatNumber } from '../../platform/format.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DownloadButton } from './download-button.tsx';
import { Funnel } from './funnel.tsx';
import { PositionTable } from './position-table.tsx';
import { Refusals } from './refusals.tsx';
import styles from './report.module.css';
import { Survey } from './survey.tsx';
import { waited } from './waited.ts';

export type Report = Omit<Reply<typeof applicationReport.read>, 'success'>;

interface Props {
  report: Report;
  businessId: string;
}

const inboxOf = (businessId: string) => `/bedrift/${businessId}/applications`;

export function ReportContent(props: Props) {
  const { report, businessId } = props;
  const { from, to, total } = report;
  return (
    <>
      <p className="quiet">
        {formatDate(from)} – {formatDate(to)}
      </p>
      {/* Whenever they applied: before the period too. */}
      {total.longestWaitingDays !== null && (
        <Notice color={total.longestWaitingDays > LONG_WAIT_DAYS ? 'warning' : 'info'} title="Noen venter på svar">
          <p>
            Den som har ventet lengst, søkte {agoInDays(total.longestWaitingDays)}.{' '}
            <Link to={`${inboxOf(businessId)}?status=pending&sort=oldest`}>Se hvem som venter</Link>
          </p>
        </Notice>
      )}
      {total.views + total.received > 0 ? (
        <Numbers {...props} />
      ) : (
        <>
          <EmptyState title="Ingenting å vise for perioden" level={2}>
            <p>Her ser du visninger og søknader når stillingene dine er synlige.</p>
            <Link to={`/bedrift/${businessId}/stillinger`}>Se stillingene</Link>
          </EmptyState>
          <Survey survey={report.survey} />
        </>
      )}
    </>
  );
}

function Numbers({ report, businessId }: Props) {
  const { business, from, to, total, weeks, positions } = report;
  const bars = (value: (week: Report['weeks'][number]) => number) =>
    weeks.map((week) => ({ label: weekOf(week.from), value: value(week) }));
  return (
    <div className={styles.parts}>
      <dl className={styles.figures}>
        <Figure label="Visninger" value={formatNumber(total.views)} />
        <Figure label="Søknader" value={formatNumber(total.received)} />
        <Figure label="Tid til første svar" value={waited(total.hoursToAnswer)} />
        <Figure label="Tid til søknaden åpnes" value={waited(total.hoursToOpen)} />
      </dl>
      <div className={styles.charts}>
        <BarChart title="Visninger per uke" labelHeading="Uke" bars={bars(({ views }) => views)} />
        <BarChart title="Søknader per uke" labelHeading="Uke" bars={bars(({ received }) => received)} />
      </div>
      {total.received > 0 && <Funnel outcomes={total} />}
      <Refusals total={total} positions={positions} />
      <Survey survey={report.survey} />
      <PositionTable positions={positions} inbox={inboxOf(businessId)} />
      <DownloadButton
        businessId={businessId}
        // Of what stands here, while another period is on its way.
        weeks={`${weeks.length}` as ReportPeriod}
        name={`rapport ${business.businessName} ${from} til ${to}`.replaceAll(' ', '-')}
      />
      <p className={`quiet ${styles.note}`}>
        Tidene er medianer for søknadene som har fått svar eller er åpnet: for halvparten gikk det raskere. Søknader
        teller i den uken de kom, med det som har skjedd med dem siden. Trukne og slettede søknader er ikke med, og egne
        visninger telles ikke.
      </p>
    </div>
  );
}

const LONG_WAIT_DAYS = 14;

const weekOf = (from: string) => `${formatDay(from)} – ${formatDay(addDays(from, 6))}`;

const agoInDays = (days: number) =>
  days === 0 ? 'i løpet av det siste døgnet' : `for ${formatCount(days, 'dag', 'dager')} siden`;

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
