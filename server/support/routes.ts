import { policy } from '../../contract/policy.ts';
import { adReports } from '../../contract/support/ad-reports.ts';
import { support } from '../../contract/support.ts';
import { route } from '../platform/http/route.ts';
import { closeReports } from './ad-reports/close-reports.ts';
import { listCases } from './ad-reports/list-cases.ts';
import { sendReport } from './ad-reports/send-report.ts';
import { sendRequest } from './send-request.ts';

export const routes = [
  route(support.send, async ({ body, idempotencyKey }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await sendRequest(platform, body, idempotencyKey);
    return {
      message: `Takk. Vi har fått meldingen din og svarer vanligvis innen ${policy.responseHours.help} timer.`,
    };
  }),

  route(adReports.send, async ({ body: { website, idempotencyKey: _sent, ...report }, idempotencyKey }, platform) => {
    if (!website) await sendReport(platform, report, idempotencyKey);
    return { message: 'Takk for at du sa fra. Vi ser på annonsen.' };
  }),

  route(adReports.list, async ({ query }, { db, clock }) => listCases(db, query, clock.now())),

  route(adReports.close, async ({ params: { id }, body: { until, answer }, viewer }, platform) => {
    await closeReports(platform, viewer, { id, until: new Date(until), answer });
    return { message: 'Saken er avsluttet.' };
  }),
];
