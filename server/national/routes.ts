import { Failure } from '../../contract/errors.ts';
import { nationalImport } from '../../contract/national/national-import.ts';
import { nationalTakeDowns } from '../../contract/national/national-take-downs.ts';
import { national } from '../../contract/national.ts';
import { dayInOslo } from '../platform/clock.ts';
import { isBehindLast } from '../platform/database/sitemap-parts.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { leadTo, route } from '../platform/http/route.ts';
import { deadlineEntry, deadlineFile, freshPositionIndex, noDeadline, suggest } from '../positions/index.ts';
import { momentOfDeadline } from './ad/read-times.ts';
import { closingNational } from './closing-national.ts';
import { findSimilar, findSimilarToSome } from './find-similar.ts';
import { joinSuggestions } from './join-suggestions.ts';
import { listNational } from './list-national.ts';
import { listOfEmployer } from './list-of-employer.ts';
import { freshNationalIndex } from './national-index.ts';
import { readNational, readSameAs, readStub } from './queries.ts';
import { readHealth, readImport, readMisfits } from './read-import.ts';
import { readStats } from './read-stats.ts';
import { retryAd } from './retry-ad.ts';
import { readSitemapPart, readSitemapParts } from './sitemap.ts';
import { suggestProfession } from './suggest-profession.ts';
import { putBack, takeDown } from './take-down.ts';

const NOT_FOUND = 'NAV stilling ikke funnet';

export const routes = [
  route(national.search, async ({ query }, platform) => {
    const { total, ...found } = await listNational(platform, query);
    return { ...found, pagination: { ...pagingOf(query, total), totalPositions: total } };
  }),

  route(national.suggest, async ({ query }, platform) => {
    const index = await freshNationalIndex(platform);
    return { suggestions: suggest(index, query.search ?? '') };
  }),

  route(national.suggestAnywhere, async ({ query: { search = '' } }, platform) => {
    const [local, ofNav] = await Promise.all([freshPositionIndex(platform), freshNationalIndex(platform)]);
    return { suggestions: joinSuggestions(suggest(local, search), suggest(ofNav, search)) };
  }),

  route(national.suggestProfession, async ({ query: { title } }, platform) => ({
    profession: title ? await suggestProfession(platform, title) : null,
  })),

  route(national.stats, async (_request, platform) => ({ statistics: await readStats(platform) })),

  route(national.deadline, async ({ params: { uuid }, isOpened }, { db, clock, config }) => {
    const path = `/nav-stilling/${uuid}`;
    const now = clock.now();
    const ad = await closingNational(db, now, dayInOslo(now)).where('id', '=', uuid).executeTakeFirst();
    if (ad?.applicationDeadline) {
      const moment = momentOfDeadline(ad.applicationDue, ad.applicationDeadline);
      return deadlineFile(deadlineEntry(ad, { address: config.publicUrl + path, moment }));
    }
    if (isOpened) return leadTo(path);
    const position = await readNational(db, uuid, now);
    if (!position) throw new Failure('notFound', NOT_FOUND);
    throw noDeadline(position.applicationDeadline !== null);
  }),

  route(national.sameAs, async ({ params }, { replica, clock }) => ({
    ad: (await readSameAs(replica, params.id, clock.now())) ?? null,
  })),

  route(national.ofEmployer, async ({ params, query }, platform) =>
    listOfEmployer(platform, params.organizationNumber, query.page),
  ),

  route(national.similarToSome, async ({ query }, platform) => findSimilarToSome(platform, query.ids)),
  route(national.similar, async ({ params }, platform) => findSimilar(platform, params.id)),

  route(national.read, async ({ params }, { db, clock }) => {
    const position = await readNational(db, params.uuid, clock.now());
    if (position) return { position };
    // Followers learn that it was there and has ended.
    const errors = (await readStub(db, params.uuid))
      ? [{ path: 'uuid', msg: 'Stillingen er ikke lenger tilgjengelig' }]
      : [];
    throw new Failure('notFound', NOT_FOUND, { errors });
  }),

  route(national.sitemap, async (_request, { replica, clock }) => ({
    parts: await readSitemapParts(replica, clock.now()),
  })),

  route(national.sitemapPart, async ({ params }, platform) => {
    const index = await freshNationalIndex(platform);
    if (isBehindLast(params.part, index.size().documents)) return { urls: [] };
    return { urls: await readSitemapPart(platform.replica, params.part, platform.clock.now()) };
  }),

  route(nationalImport.health, async (_request, { db, clock }) => {
    const health = await readHealth(db, clock.now());
    if (health.isUnread) throw new Failure('unavailable', 'NAVs stillinger er ikke lest på flere timer.');
    if (health.isSilent) throw new Failure('unavailable', 'Det har ikke kommet noe nytt fra NAV på to døgn.');
    return health;
  }),

  route(nationalImport.read, async (_request, { db, clock }) => ({ import: await readImport(db, clock.now()) })),

  route(nationalImport.misfits, async ({ params }, { db }) => ({ misfits: await readMisfits(db, params.field) })),

  route(nationalImport.retry, async ({ params, viewer }, platform) => {
    await retryAd(platform, viewer, params.uuid);
    return { message: 'Annonsen leses på nytt i neste runde.' };
  }),

  route(nationalTakeDowns.takeDown, async ({ params, viewer }, platform) => {
    await takeDown(platform, viewer, params.uuid);
    return { message: 'Annonsen er tatt ned, og kommer ikke tilbake selv om NAV sender den på nytt.' };
  }),

  route(nationalTakeDowns.putBack, async ({ params, viewer }, platform) => {
    await putBack(platform, viewer, params.uuid);
    return { message: 'Annonsen hentes hos NAV igjen, og vises om litt hvis den fortsatt er ute der.' };
  }),
];
