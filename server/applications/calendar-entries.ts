import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { closingPositions, deadlineEntry } from '../positions/index.ts';
import { interviewEntry, isAgreed, titleFor } from './interviews/calendar.ts';

import { meetings } from './interviews/read-interviews.ts';
import { ownPath } from './paths.ts';

/** What stands in the calendar of somebody who applies: deadlines of what is begun or noted, and interviews. */
export async function calendarEntriesOf(db: Db, userId: string, now: Date, publicUrl: string) {
  const today = dayInOslo(now);
  const begun = await closingPositions(db, today)
    .innerJoin('applicationDrafts as draft', 'draft.positionId', 'positions.id')
    .where('draft.userId', '=', userId)
    .where('positions.applicationMethod', '=', 'form')
    .execute();
  const noted = await notedDeadlines(db, userId, today);
  const agreed = await meetings(db)
    .where('applications.userId', '=', userId)
    .where('applications.withdrawnAt', 'is', null)
    .where('chosen', 'is not', null)
    .orderBy('chosen')
    .execute();
  return [
    ...begun.map((ad) =>
      deadlineEntry(ad, { note: 'Du har begynt på en søknad.', address: `${publicUrl}/stilling/${ad.id}/apply` }),
    ),
    ...noted.map((ad) =>
      deadlineEntry(ad, { note: 'Du har notert at du har søkt.', address: `${publicUrl}/profil?tab=applications` }),
    ),
    ...agreed.filter(isAgreed).map((meeting) => ({
      // The same entry as in the mail about it.
      ...interviewEntry(meeting, titleFor(meeting)),
      url: publicUrl + ownPath(meeting.applicationId),
    })),
  ];
}

/** Of what may still become something. */
async function notedDeadlines(db: Db, userId: string, today: string) {
  const rows = await db
    .selectFrom('applicationsElsewhere')
    .select(['id', 'adId', 'title', 'employer', 'deadline', 'updatedAt'])
    .where('userId', '=', userId)
    .where('deadline', '>=', today)
    .where('state', 'in', ['applied', 'interview'])
    .orderBy('deadline')
    .orderBy('id')
    .execute();
  return rows.map(({ id, adId, title, employer, deadline, updatedAt }) => ({
    id: adId ?? id,
    title,
    businessName: employer,
    lastDay: deadline ?? today,
    applicationDeadline: deadline,
    changedAt: updatedAt,
  }));
}
