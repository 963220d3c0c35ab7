import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ReportPeriod, reportPeriods, usualPeriod } from '../../contract/applications/application-report.ts';
import { useOnlyLoggedIn } from '../accounts/only-logged-in.ts';
import { BusinessMissing } from '../businesses/business-missing.tsx';
import { ManageBusinessLinks } from '../businesses/manage-business-links.tsx';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SelectOptions } from '../ui/select-options.tsx';
import type { Route } from './+types/report';
import styles from './report/report.module.css';
import { ReportContent } from './report/report-content.tsx';

const periods: Record<ReportPeriod, string> = { 4: 'Siste 4 uker', 13: 'Siste 3 måneder', 52: 'Siste år' };

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Rapport', description: 'Hvordan det går med stillingene dine.', noindex: true });

export default function ReportPage({ params: { businessId } }: Route.ComponentProps) {
  const state = useOnlyLoggedIn();
  const [query, setQuery] = useSearchParams();
  const weeks = reportPeriods.find((period) => period === query.get('uker')) ?? usualPeriod;
  const read = useCallback(
    () => api('GET /applications/business/:businessId/report', { params: { businessId }, query: { weeks } }),
    [businessId, weeks],
  );
  const { data, problem, isMissing, retry } = useReading(state === 'in' ? read : null);

  if (isMissing) return <BusinessMissing title={problem} />;
  return (
    <div className="page page-stack">
      <BackLink to="/bedriftsside?tab=businesses">Tilbake til bedriftssiden</BackLink>
      <header className={styles.header}>
        <div>
          <h1>Rapport</h1>
          {data && <p className="lead">{data.business.businessName}</p>}
        </div>
        <SelectField
          label="Periode"
          name="uker"
          value={weeks}
          onChange={(period) => setQuery(period === usualPeriod ? {} : { uker: period }, { preventScrollReset: true })}
        >
          <SelectOptions labels={periods} />
        </SelectField>
      </header>
      <ManageBusinessLinks id={businessId} label="Styr bedriften" />
      <Banner>{problem}</Banner>
      {/* What is there may be of another period. */}
      {data && !retry ? (
        <ReportContent report={data} businessId={businessId} />
      ) : (
        <LoadingOrRetry retry={retry}>Laster rapporten …</LoadingOrRetry>
      )}
    </div>
  );
}
