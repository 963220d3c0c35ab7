import { applicationMessages } from '../../../contract/applications/application-messages.ts';
import { route } from '../../platform/http/route.ts';
import { markOwnRead, markRead, readMessages, readOwnMessages } from './read-messages.ts';
import { writeToApplicants } from './write-to-applicants.ts';
import { writeToEmployer } from './write-to-employer.ts';

export const messageRoutes = [
  route(applicationMessages.read, async ({ params, viewer }, platform) => ({
    messages: await readMessages(platform, viewer, params.id),
  })),

  route(applicationMessages.markRead, async ({ params, body, viewer }, platform) => {
    await markRead(platform, viewer, params.id, body.until);
    return { message: 'Meldingene er lest.' };
  }),

  route(applicationMessages.send, async ({ body, viewer, idempotencyKey }, platform) => {
    const { applications, message } = body;
    const { sent, gone } = await writeToApplicants(platform, viewer, applications, message, idempotencyKey);
    const who = sent === 1 ? '' : ` til ${sent} søkere`;
    const missing = gone > 0 ? ` ${gone} har trukket søknaden, eller den er slettet.` : '';
    return { message: `Meldingen er sendt${who}.${missing}` };
  }),

  route(applicationMessages.readOwn, async ({ params, viewer }, platform) => ({
    messages: await readOwnMessages(platform, viewer.userId, params.id),
  })),

  route(applicationMessages.markOwnRead, async ({ params, body, viewer }, platform) => {
    await markOwnRead(platform, viewer.userId, params.id, body.until);
    return { message: 'Meldingene er lest.' };
  }),

  route(applicationMessages.sendOwn, async ({ params, body, viewer, idempotencyKey }, platform) => {
    const { message, files } = body;
    await writeToEmployer(platform, viewer.userId, params.id, { message, files, key: idempotencyKey });
    return { message: 'Meldingen er sendt.' };
  }),
];
