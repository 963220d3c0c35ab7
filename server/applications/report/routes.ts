import { applicationReport } from '../../../contract/application-report.ts';
import { route } from '../../platform/http/route.ts';
import { readReport } from './read-report.ts';

export const reportRoutes = [
  route(applicationReport.read, ({ params, query, viewer }, platform) =>
    readReport(platform, viewer, params.businessId, Number(query.weeks ?? 13)),
  ),
];
