import {
  applicationReport,
  type ReportPeriod,
  usualPeriod,
} from '../../../contract/applications/application-report.ts';
import { route } from '../../platform/http/route.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

const weeksOf = ({ weeks = usualPeriod }: { weeks?: ReportPeriod | undefined }) => Number(weeks);

export const reportRoutes = [
  route(applicationReport.read, ({ params, query, viewer }, platform) =>
    readReport(platform, viewer, params.businessId, weeksOf(query)),
  ),

  route(applicationReport.table, async ({ params, query, viewer }, platform) =>
    writeReport(await readReport(platform, viewer, params.businessId, weeksOf(query))),
  ),
];
