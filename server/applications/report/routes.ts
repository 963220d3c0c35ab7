import { applicationReport } from '../../../contract/application-report.ts';
import { route } from '../../platform/http/route.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

const USUAL_WEEKS = 13;

export const reportRoutes = [
  route(applicationReport.read, ({ params, query, viewer }, platform) =>
    readReport(platform, viewer, params.businessId, Number(query.weeks ?? USUAL_WEEKS)),
  ),

  route(applicationReport.table, async ({ params, query, viewer }, platform) =>
    writeReport(await readReport(platform, viewer, params.businessId, Number(query.weeks ?? USUAL_WEEKS))),
  ),
];
