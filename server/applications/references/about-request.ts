import type { Db } from '../../platform/database/database.ts';

/** The application that references are about, with the people, the position and the business that mails name. */
export const readAbout = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['applications.id', 'applications.userId', 'applications.businessId', 'withdrawnAt', 'toldStatus'])
    .select(['applications.email as sentEmail', 'users.firstName', 'users.lastName', 'users.email', 'users.isActive'])
    .select(['positions.title', 'contactName', 'positions.contactEmail', 'emailNotificationsEnabled'])
    .select(['businessName', 'businesses.contactEmail as businessEmail'])
    .select(({ eb, and }) =>
      and([eb('businesses.approvalStatus', '=', 'approved'), eb('businesses.isActive', '=', true)]).as('isLive'),
    )
    .where('applications.id', '=', id)
    .executeTakeFirst();

export type About = NonNullable<Awaited<ReturnType<typeof readAbout>>>;

/** Nobody is to answer any more where the applicant has heard a no, or took it back. */
export const isGoingOn = ({ withdrawnAt, toldStatus, isLive, isActive }: About) =>
  withdrawnAt === null && toldStatus !== 'denied' && isLive && isActive;

export const readRequest = (db: Db, applicationId: string) =>
  db.selectFrom('referenceRequests').selectAll().where('applicationId', '=', applicationId).executeTakeFirst();

/** Of one application, in the order in which they were named. */
export const readReferees = (db: Db, applicationId: string) =>
  db.selectFrom('referees').selectAll().where('applicationId', '=', applicationId).orderBy('place').execute();
