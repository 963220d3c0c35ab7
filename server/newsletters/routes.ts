import { Failure } from '../../contract/errors.ts';
import { newsletterReading } from '../../contract/newsletters/newsletter-reading.ts';
import { newsletters } from '../../contract/newsletters.ts';
import { route } from '../platform/http/route.ts';
import { countOpening, followLink } from './count-reactions.ts';
import { pauseSending, resumeSending } from './pause-sending.ts';
import { readLinks, readNewsletter, readNewsletters, readStats } from './queries.ts';
import { drawContent, renderContent } from './render-content.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendTest } from './send-test.ts';
import { toggleSubscription } from './toggle-subscription.ts';
import { unsubscribe } from './unsubscribe.ts';
import { createNewsletter, deleteNewsletter, scheduleNewsletter, updateNewsletter } from './write-newsletter.ts';

const paused = 'Utsendingen er satt på pause.';

function outcomeOf({ state, pausedBecause, progress }: Awaited<ReturnType<typeof readNewsletter>>) {
  if (state === 'paused') return pausedBecause ?? paused;
  return progress.waiting > 0 ? 'Utsendingen er i gang og fortsetter i bakgrunnen.' : 'Nyhetsbrevet er sendt.';
}

export const routes = [
  route(newsletterReading.toggle, async ({ viewer, body }, platform) => {
    const newsletterEnabled = await toggleSubscription(platform, viewer, body.newsletterEnabled);
    const message = newsletterEnabled ? 'Du får nå nyhetsbrevet vårt.' : 'Du får ikke lenger nyhetsbrevet vårt.';
    return { newsletterEnabled, message };
  }),

  route(newsletters.list, async ({ query }, platform) => readNewsletters(platform, query)),

  route(newsletters.stats, async (_request, { db }) => ({ stats: await readStats(db) })),

  route(newsletters.read, async ({ params }, platform) => {
    const newsletter = await readNewsletter(platform, params.id);
    const html = renderContent(newsletter.content, platform.config.publicUrl);
    return { newsletter: { ...newsletter, html, links: await readLinks(platform.db, params.id) } };
  }),

  route(newsletters.preview, async ({ body }, { config }) => drawContent(body.content, config.publicUrl)),

  route(newsletters.create, async ({ body, viewer, idempotencyKey }, platform) => {
    const id = await createNewsletter(platform, viewer, body, idempotencyKey);
    const newsletter = await readNewsletter(platform, id);
    return { newsletter, message: 'Newsletter opprettet!' };
  }),

  route(newsletters.update, async ({ params, body, viewer }, platform) => {
    await updateNewsletter(platform, viewer, params.id, body);
    const newsletter = await readNewsletter(platform, params.id);
    return { newsletter, message: 'Nyhetsbrevet er lagret.' };
  }),

  route(newsletters.remove, async ({ params, viewer }, platform) => {
    await deleteNewsletter(platform, viewer, params.id);
    return { message: 'Utkastet er slettet.' };
  }),

  route(newsletters.test, async ({ params, viewer }, platform) => ({
    message: `Vi har sendt en prøve til ${await sendTest(platform, viewer, params.id)}.`,
  })),

  route(newsletters.schedule, async ({ params, body, viewer }, platform) => {
    const sendAt = body.sendAt ? new Date(body.sendAt) : null;
    await scheduleNewsletter(platform, viewer, params.id, sendAt, body.updatedAt);
    const newsletter = await readNewsletter(platform, params.id);
    return { newsletter, message: sendAt ? 'Utsendingen er planlagt.' : 'Nyhetsbrevet er et utkast igjen.' };
  }),

  route(newsletters.send, async ({ params, body, viewer }, platform) => {
    await sendAtOnce(platform, viewer, params.id, body.updatedAt);
    const newsletter = await readNewsletter(platform, params.id);
    const { sent, failed, waiting } = newsletter.progress;
    return { message: outcomeOf(newsletter), details: { sent, failed, waiting }, newsletter };
  }),

  route(newsletters.pause, async ({ params, viewer }, platform) => {
    await pauseSending(platform, viewer, params.id);
    const newsletter = await readNewsletter(platform, params.id);
    return { newsletter, message: paused };
  }),

  route(newsletters.resume, async ({ params, viewer }, platform) => {
    await resumeSending(platform, viewer, params.id);
    const newsletter = await readNewsletter(platform, params.id);
    return { newsletter, message: 'Utsendingen fortsetter.' };
  }),

  route(newsletterReading.unsubscribe, async ({ params }, platform) => {
    await unsubscribe(platform, params.token);
    return { message: 'Du er meldt av nyhetsbrevet.' };
  }),

  route(newsletterReading.unsubscribeNobody, async () => {
    throw new Failure('invalid', 'Ugyldig avmeldingslenke');
  }),

  route(newsletterReading.open, async ({ params }, { db }) => countOpening(db, params.id)),

  route(newsletterReading.click, async ({ params }, { db }) => followLink(db, params.id, params.number)),
];
