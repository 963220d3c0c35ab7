import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import { emailKeyOf } from '../accounts/index.ts';
import { businessNotFound, isManagedBy, isNamed, isNotStopped, isStopped } from '../businesses/index.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { positionNotFound } from '../positions/index.ts';
import { asSeen } from './anonymous/as-seen.ts';
import { labelsOf } from './labels/read-labels.ts';
import { unreadMessages } from './messages/unread-messages.ts';
import { deletedAfter } from './periods.ts';
import { notFound } from './refusals.ts';

/**
 * Applications that the viewer may handle: those of businesses that are owned or shared, unless their sender withdrew them. None while
 * staff have stopped the business: whoever was stopped for fraud must not reach those who applied.
 */
export const handledApplications = (db: Db, viewer: Pick<Viewer, 'userId'>) =>
  db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .where(isManagedBy(viewer))
    .where(isNotStopped())
    .where('applications.withdrawnAt', 'is', null);

/** With what a summary shows. */
export const withSummary = (db: Db, viewer: Viewer) =>
  handledApplications(db, viewer)
    .selectAll('applications')
    .select(['positions.title as positionTitle', 'positions.answerBy', 'positions.criteria'])
    .select([deletedAfter().as('deletedAfter'), isConfirmed().as('emailConfirmed')])
    .select(({ selectFrom }) =>
      selectFrom('applicationFiles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('applicationFiles.applicationId', '=', 'applications.id')
        .as('fileCount'),
    )
    .select(({ selectFrom }) =>
      selectFrom('users as responsible')
        .select(sql<string>`concat_ws(' ', responsible.first_name, responsible.last_name)`.as('name'))
        .whereRef('responsible.id', '=', 'applications.responsibleId')
        .as('responsibleName'),
    )
    .select(labelsOf(sql.ref('applications.id')).as('labels'))
    .select(unreadMessages(true).as('unreadMessages'))
    .$narrowType<{ fileCount: number }>();

/** As those who handle them may see them. */
export const readHandled = async (query: ReturnType<typeof withSummary>) => (await query.execute()).map(asSeen);

export type HandledRow = Awaited<ReturnType<typeof readHandled>>[number];

/** Made when it is asked for: where accounts is loaded first, it comes by here before it has `emailKeyOf`. */
const isConfirmed = () => sql<boolean>`(users.email_confirmed_at is not null
  and users.email_key = ${emailKeyOf(sql.ref('applications.email'))})`;

/** The business by number or id; of several with one number, the one that was not rejected. */
export async function requireHandledBusiness(db: Db, viewer: Viewer, numberOrId: string) {
  const business = await db
    .selectFrom('businesses')
    .select(['businesses.id', 'businesses.businessName', 'businesses.organizationNumber'])
    .select(['businesses.isActive', 'businesses.stoppedByStaffAt'])
    .where(isNamed(numberOrId))
    .where(isManagedBy(viewer))
    .orderBy(sql`approval_status = 'rejected'`)
    .orderBy('businesses.createdAt', 'desc')
    .executeTakeFirst();
  if (!business) businessNotFound();
  if (isStopped(business)) refuseStopped();
  return business;
}

/** Of an application that is not among those: that staff stopped its business is told to those who manage it, and nothing else. */
export async function handledNotFound(db: Db, viewer: Pick<Viewer, 'userId'>, ids: string[]): Promise<never> {
  const stopped = await db
    .selectFrom('applications')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select('applications.id')
    .where('applications.id', '=', anyOf(ids))
    .where('applications.withdrawnAt', 'is', null)
    .where(isManagedBy(viewer))
    .where(({ not }) => not(isNotStopped()))
    .limit(1)
    .executeTakeFirst();
  if (stopped) refuseStopped();
  notFound();
}

function refuseStopped(): never {
  throw new Failure(
    'forbidden',
    'Vi har deaktivert bedriften, så søknadene kan ikke leses eller behandles. Ta kontakt med oss hvis det er en feil.',
  );
}

/** A position of such a business, with what is decided about all who apply for it. */
export async function requireHandledPosition(db: Db, viewer: Viewer, numberOrId: string, positionId: string) {
  const business = await requireHandledBusiness(db, viewer, numberOrId);
  const position = await db
    .selectFrom('positions')
    .select(['id', 'title', 'hasApplicantList', 'criteria', 'requirements', 'applicationDeadline', 'expiryDate'])
    .where('id', '=', positionId)
    .where('businessId', '=', business.id)
    .executeTakeFirst();
  return { business, position: position ?? positionNotFound() };
}
