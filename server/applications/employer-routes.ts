import { handledApplications } from '../../contract/applications/handled-applications.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { route } from '../platform/http/route.ts';
import { exportApplications } from './export-applications.ts';
import { markRead, openApplication, readHistory } from './open-application.ts';
import { readInbox, readOrder, readStats } from './read-inbox.ts';
import { removeHandled } from './remove-applications.ts';
import { setStatus, setStatuses } from './set-status.ts';
import { undoStatus } from './undo-status.ts';

export const employerRoutes = [
  route(handledApplications.stats, ({ params, query, viewer }, platform) =>
    readStats(platform, viewer, params.businessId, query),
  ),

  route(handledApplications.inbox, async ({ params, query, viewer }, platform) => {
    const { total, applications: found } = await readInbox(platform, viewer, params.businessId, query);
    return { applications: found, pagination: { ...pagingOf(query, total), totalApplications: total } };
  }),

  route(handledApplications.order, ({ params, query, viewer }, platform) =>
    readOrder(platform, viewer, params.businessId, query),
  ),

  route(handledApplications.export, ({ params, query, viewer }, platform) =>
    exportApplications(platform, viewer, params.businessId, query),
  ),

  route(handledApplications.open, async ({ params, viewer }, platform) => ({
    application: await openApplication(platform, viewer, params.id),
  })),

  route(handledApplications.history, async ({ params, viewer }, platform) => ({
    events: await readHistory(platform, viewer, params.id),
  })),

  route(handledApplications.markRead, async ({ params, viewer }, platform) => ({
    application: await markRead(platform, viewer, params.id),
  })),

  route(handledApplications.setStatus, async ({ params, body, viewer }, platform) => {
    const { version, ...change } = body;
    await setStatus(platform, viewer, { id: params.id, version }, change);
    return { application: await openApplication(platform, viewer, params.id), message: 'Søknaden er oppdatert' };
  }),

  route(handledApplications.setStatuses, async ({ body, viewer }, platform) => {
    const { applications: wanted, ...change } = body;
    const { changed, stale, gone } = await setStatuses(platform, viewer, wanted, change);
    const message = [
      `${countOf(changed)} er oppdatert`,
      stale.length > 0 &&
        `${countOf(stale)} ble endret av noen andre, og er som ${stale.length === 1 ? 'den' : 'de'} var`,
      gone.length > 0 && `${countOf(gone)} finnes ikke lenger`,
    ];
    return {
      changed: changed.map(({ id }) => id),
      stale: stale.map(({ id }) => id),
      staleApplications: stale,
      applications: changed,
      message: message.filter(Boolean).join('. '),
    };
  }),

  route(handledApplications.undo, async ({ body, viewer }, platform) => {
    const { changed, gone } = await undoStatus(platform, viewer, body.applications);
    const ids = changed.map(({ id }) => id);
    const missed = body.applications.filter(({ id }) => !ids.includes(id) && !gone.includes(id));
    const message = [
      `${countOf(changed)} er som før`,
      missed.length > 0 && `${countOf(missed)} er endret siden, eller det er for sent å angre`,
      gone.length > 0 && `${countOf(gone)} er trukket eller slettet, eller eieren har fjernet tilgangen din`,
    ];
    return { changed: ids, gone, applications: changed, message: message.filter(Boolean).join('. ') };
  }),

  route(handledApplications.remove, async ({ params, viewer }, platform) => {
    await removeHandled(platform, viewer, params.id);
    return { message: 'Søknaden er slettet' };
  }),
];

const countOf = ({ length }: unknown[]) => (length === 1 ? 'Én søknad' : `${length === 0 ? 'Ingen' : length} søknader`);
