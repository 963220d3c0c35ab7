import { Failure } from '../../../contract/errors.ts';
import { jobAlerts } from '../../../contract/followed/job-alerts.ts';
import { route } from '../../platform/http/route.ts';
import { isWhole } from '../mail-search.ts';
import { askForAlert } from './ask-for-alert.ts';
import { confirmAlert, endAlert } from './confirm-alert.ts';

const on = {
  daily: 'Jobbvarselet er på. Du får e-post hver dag det er nye stillinger.',
  weekly: 'Jobbvarselet er på. Du får e-post hver mandag det er nye stillinger.',
} as const;

export const alertRoutes = [
  route(jobAlerts.askForAlert, async ({ body, idempotencyKey }, platform) => {
    // A machine that filled in the hidden field gets the same answer and achieves nothing.
    if (!body.website) await askForAlert(platform, body, idempotencyKey);
    return { message: `Vi har sendt en e-post til ${body.email}. Slå på jobbvarselet med knappen i den.` };
  }),

  route(jobAlerts.confirmAlert, async ({ body }, platform) => ({
    message: on[await confirmAlert(platform, body.token)],
  })),

  route(jobAlerts.endAlert, async ({ body }, platform) => {
    if (!isWhole.test(body.token)) throw new Failure('notFound', 'Ugyldig avmeldingslenke');
    await endAlert(platform, body.token);
    return { message: 'Du får ikke flere e-poster fra dette jobbvarselet.' };
  }),
];
