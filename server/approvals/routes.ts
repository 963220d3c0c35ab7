import { approvals } from '../../contract/approvals.ts';
import { route } from '../platform/http/route.ts';
import { recordLook } from '../staff-trace/index.ts';
import { approveEverything } from './approve-everything.ts';
import { decide, seeChange } from './decide.ts';
import { readDecisions } from './queries.ts';
import { readChanged } from './read-changed.ts';
import { readPending } from './read-pending.ts';
import { takeBack } from './take-back.ts';
import { readWordings, saveWording } from './wordings.ts';

export const routes = [
  route(approvals.pending, async ({ viewer }, platform) => {
    const pending = await readPending(platform.db, platform.clock.now());
    const { businesses, positions } = pending.data;
    // The cards show who owns what.
    if (businesses.length + positions.length > 0) {
      await recordLook(platform, viewer, {
        kind: 'searched',
        subject: 'other',
        subjectName: 'det som venter på godkjenning',
      });
    }
    return pending;
  }),

  route(approvals.changed, async (_request, { db }) => readChanged(db)),

  route(approvals.decisions, async ({ query }, { db, clock }) => readDecisions(db, query, clock.now())),

  route(approvals.approveBusiness, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'business', params.id, { decision: 'approved', ...body });
    return { message: 'Bedrift godkjent!' };
  }),

  route(approvals.rejectBusiness, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'business', params.id, { decision: 'rejected', ...body });
    return { message: 'Bedrift avvist og slettet!' };
  }),

  route(approvals.askBusinessChange, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'business', params.id, { decision: 'change-asked', ...body });
    return { message: 'Eieren er bedt om en endring.' };
  }),

  route(approvals.takeBackBusiness, async ({ params, viewer }, platform) => {
    await takeBack(platform, viewer, 'business', params.id);
    return { message: 'Bedriften venter på godkjenning igjen.' };
  }),

  route(approvals.seeBusiness, async ({ params, body, viewer }, platform) => {
    await seeChange(platform, viewer, 'business', params.id, body.readAs);
    return { message: 'Merket som sett.' };
  }),

  route(approvals.approvePosition, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'position', params.id, { decision: 'approved', ...body });
    return { message: 'Stilling godkjent!' };
  }),

  route(approvals.rejectPosition, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'position', params.id, { decision: 'rejected', ...body });
    return { message: 'Stilling avvist og slettet!' };
  }),

  route(approvals.askPositionChange, async ({ params, body, viewer }, platform) => {
    await decide(platform, viewer, 'position', params.id, { decision: 'change-asked', ...body });
    return { message: 'Eieren er bedt om en endring.' };
  }),

  route(approvals.takeBackPosition, async ({ params, viewer }, platform) => {
    await takeBack(platform, viewer, 'position', params.id);
    return { message: 'Stillingen venter på godkjenning igjen.' };
  }),

  route(approvals.seePosition, async ({ params, body, viewer }, platform) => {
    await seeChange(platform, viewer, 'position', params.id, body.readAs);
    return { message: 'Merket som sett.' };
  }),

  route(approvals.migrate, async ({ viewer }, platform) => {
    const data = await approveEverything(platform, viewer);
    return {
      data,
      message: `Migrering fullført: ${counted(data.businessesUpdated, 'bedrift', 'bedrifter')} og ${counted(data.positionsUpdated, 'stilling', 'stillinger')} ble oppdatert.`,
    };
  }),

  route(approvals.wordings, async (_request, { db }) => ({ wordings: await readWordings(db) })),

  route(approvals.saveWording, async ({ body }, { db }) => ({ wording: await saveWording(db, body) })),

  route(approvals.deleteWording, async ({ params }, { db }) => {
    await db.deleteFrom('approvalWordings').where('id', '=', params.id).execute();
    return {};
  }),
];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
