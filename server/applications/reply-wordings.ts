import { MOST_REPLY_WORDINGS, replyWordings } from '../../contract/applications/reply-wordings.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db } from '../platform/database/database.ts';
import { route, type Viewer } from '../platform/http/route.ts';
import { requireHandledBusiness } from './handled-applications.ts';

export const replyWordingRoutes = [
  route(replyWordings.list, async ({ params, viewer }, { db }) => {
    const business = await requireHandledBusiness(db, viewer, params.businessId);
    return { wordings: await readWordings(db, business.id) };
  }),

  route(replyWordings.save, async ({ params, body, viewer }, { db }) => ({
    wording: await saveWording(db, viewer, params.businessId, body.wording),
  })),

  route(replyWordings.remove, async ({ params, viewer }, { db }) => {
    const business = await requireHandledBusiness(db, viewer, params.businessId);
    await db.deleteFrom('replyWordings').where('id', '=', params.id).where('businessId', '=', business.id).execute();
    return { message: 'Formuleringen er slettet.' };
  }),
];

export const readWordings = (db: Db, businessId: string) =>
  db
    .selectFrom('replyWordings')
    .select(['id', 'wording'])
    .where('businessId', '=', businessId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

async function saveWording(db: Db, viewer: Viewer, numberOrId: string, wording: string) {
  const { id: businessId } = await requireHandledBusiness(db, viewer, numberOrId);
  return await db.transaction().execute(async (tx) => {
    // Those that are saved in the same moment are counted.
    await tx.selectFrom('businesses').select('id').where('id', '=', businessId).forNoKeyUpdate().execute();
    const before = await readWordings(tx, businessId);
    const same = before.find((each) => each.wording === wording);
    if (same) return same;
    if (before.length >= MOST_REPLY_WORDINGS)
      throw new Failure('conflict', `En bedrift kan ha ${MOST_REPLY_WORDINGS} formuleringer. Slett en først.`);
    return await tx
      .insertInto('replyWordings')
      .values({ businessId, wording })
      .returning(['id', 'wording'])
      .executeTakeFirstOrThrow();
  });
}
