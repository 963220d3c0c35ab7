import { deadlineMails } from '../../contract/followed/deadline-mails.ts';
import { hidden } from '../../contract/followed/hidden.ts';
import { followed } from '../../contract/followed.ts';
import { route } from '../platform/http/route.ts';
import { alertRoutes } from './alerts/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { endDeadlineMails, readDeadlineMails, setDeadlineMails } from './deadlines/wanted.ts';
import { followBusiness, unfollowBusiness } from './follow-business.ts';
import { followPosition, unfollowPosition } from './follow-position.ts';
import { readHidden } from './hidden-queries.ts';
import { hideBusiness, showBusiness } from './hide-business.ts';
import { hidePosition, showPosition } from './hide-position.ts';
import { endSearchMails, mailSearch } from './mail-search.ts';
import { mergeLists } from './merge-lists.ts';
import { notePosition } from './note-position.ts';
import { readBusinesses, readLists, readPositions, readSearches } from './queries.ts';
import { removeSearch, renameSearch, saveSearch } from './save-search.ts';

export const routes = [
  route(followed.followPosition, async ({ body, viewer }, platform) => {
    await followPosition(platform, viewer, body.position);
    return { followedPositions: await readPositions(platform.db, viewer.userId, platform.clock.now()) };
  }),

  route(followed.unfollowPosition, async ({ body, viewer }, { db, clock }) => {
    await unfollowPosition(db, viewer, body.position);
    return { followedPositions: await readPositions(db, viewer.userId, clock.now()) };
  }),

  route(followed.notePosition, async ({ params, body, viewer }, { db, clock }) => {
    await notePosition(db, viewer, params.id, body.note);
    return { followedPositions: await readPositions(db, viewer.userId, clock.now()) };
  }),

  route(followed.followBusiness, async ({ body, viewer }, platform) => {
    await followBusiness(platform, viewer, body.business);
    return { followedBusinesses: await readBusinesses(platform.db, viewer.userId) };
  }),

  route(followed.unfollowBusiness, async ({ body, viewer }, { db }) => {
    await unfollowBusiness(db, viewer, body.business);
    return { followedBusinesses: await readBusinesses(db, viewer.userId) };
  }),

  route(followed.saveSearch, async ({ body, viewer }, platform) => {
    await saveSearch(platform, viewer, body.search);
    return { savedSearches: await readSearches(platform.db, viewer.userId) };
  }),

  route(followed.renameSearch, async ({ params, body, viewer }, { db }) => {
    await renameSearch(db, viewer, params.id, body.name);
    return { savedSearches: await readSearches(db, viewer.userId) };
  }),

  route(followed.mailSearch, async ({ params, body, viewer }, platform) => {
    const message = await mailSearch(platform, viewer, params.id, body.frequency);
    return { savedSearches: await readSearches(platform.db, viewer.userId), message };
  }),

  route(followed.endSearchMails, async ({ body }, { db }) => {
    await endSearchMails(db, body.token);
    return { message: 'Du får ikke flere e-poster om dette søket.' };
  }),

  route(followed.removeSearch, async ({ params, viewer }, { db }) => {
    await removeSearch(db, viewer, params.id);
    return { savedSearches: await readSearches(db, viewer.userId) };
  }),

  route(deadlineMails.readDeadlineMails, async ({ viewer }, { db }) => ({
    wanted: (await readDeadlineMails(db, viewer.userId))?.isWanted ?? false,
  })),

  route(deadlineMails.setDeadlineMails, async ({ body: { wanted }, viewer }, platform) => ({
    wanted,
    message: await setDeadlineMails(platform, viewer, wanted),
  })),

  route(deadlineMails.endDeadlineMails, async ({ body }, platform) => {
    await endDeadlineMails(platform, body.token);
    return { message: 'Du får ikke flere e-poster om frister.' };
  }),

  ...alertRoutes,

  ...calendarRoutes,

  route(hidden.readHidden, ({ viewer }, { db }) => readHidden(db, viewer.userId)),

  route(hidden.hidePosition, async ({ body, viewer }, platform) => {
    await hidePosition(platform, viewer, body.id);
    return await readHidden(platform.db, viewer.userId);
  }),

  route(hidden.showPosition, async ({ params, viewer }, { db }) => {
    await showPosition(db, viewer, params.id);
    return await readHidden(db, viewer.userId);
  }),

  route(hidden.hideBusiness, async ({ body, viewer }, platform) => {
    await hideBusiness(platform, viewer, body.business);
    return await readHidden(platform.db, viewer.userId);
  }),

  route(hidden.showBusiness, async ({ params, viewer }, { db }) => {
    await showBusiness(db, viewer, params.id);
    return await readHidden(db, viewer.userId);
  }),

  route(followed.mergeLists, async ({ body, viewer }, platform) => {
    await mergeLists(platform, viewer, body);
    return await readLists(platform.db, viewer.userId, platform.clock.now());
  }),
];
