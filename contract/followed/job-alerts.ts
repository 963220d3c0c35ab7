import { z } from 'zod';
import { costlyLimit, endpoint, readLimit } from '../endpoint.ts';
import { searchFiltersSchema } from '../followed.ts';
import { email, idempotencyKey, said } from '../values.ts';

/** How often an alert is mailed. */
export const alertFrequencies = ['daily', 'weekly'] as const;

const secret = z.object({ token: z.string({ error: 'Ugyldig lenke' }).max(200) });

/** New matches of a search by mail, for readers without an account. */
export const jobAlerts = {
  askForAlert: endpoint({
    method: 'POST',
    path: '/job-alerts',
    summary:
      'Mails a link that begins the mails about new matches of a search. Nothing else is sent before it is used.',
    access: 'anyone',
    rateLimit: costlyLimit,
    body: z.object({
      email: email(),
      frequency: z.enum(alertFrequencies, { error: 'Velg hvor ofte du vil ha e-post' }),
      filters: searchFiltersSchema.prefault({}),
      /** A field that people never see. What fills it in is a machine. */
      website: z.string().max(500).default(''),
      idempotencyKey,
    }),
    reply: said,
  }),
  confirmAlert: endpoint({
    method: 'POST',
    path: '/job-alerts/confirm',
    summary: 'Begins or renews the mails of one alert, by the secret of their links. Twice does no harm.',
    access: 'anyone',
    rateLimit: readLimit,
    body: secret,
    reply: said,
  }),
  endAlert: endpoint({
    method: 'POST',
    path: '/job-alerts/end',
    summary: 'Ends and forgets one alert, by the secret of its links.',
    access: 'anyone',
    // A mail provider calls for many people.
    rateLimit: readLimit,
    body: secret,
    reply: said,
  }),
};
