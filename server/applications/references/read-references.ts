import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { referencesSchema } from '../../../contract/applications/reference-fields.ts';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { addDays, dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications, handledNotFound } from '../handled-applications.ts';

type Shown = z.input<typeof referencesSchema>;
type RefereeRow = Selectable<Schema['referees']>;

/** Until when a referee can answer: the last moment of a day. */
export const linkEnd = (namedAt: Date) =>
  new Date(startOfDayInOslo(addDays(dayInOslo(namedAt), referenceLimits.linkDays + 1)) - 1);

/** One counts as long as an answer may come, or has. */
export const isCounted = ({ outcome }: Pick<RefereeRow, 'outcome'>) => outcome === null || outcome === 'answered';

/** By the application; none where the employer took the request back. */
export async function readReferences(db: Db, applicationIds: string[]) {
  const requests = await db
    .selectFrom('referenceRequests')
    .selectAll()
    .where('applicationId', '=', anyOf(applicationIds))
    .where(({ eb, or }) => or([eb('endedBy', 'is', null), eb('endedBy', '=', 'applicant')]))
    .execute();
  const rows = await db
    .selectFrom('referees')
    .selectAll()
    .where('applicationId', '=', anyOf(requests.map(({ applicationId }) => applicationId)))
    .orderBy('place')
    .execute();
  const refereesOf = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return new Map(
    requests.map(({ applicationId, wanted, named, endedAt, ...request }): [string, Shown] => {
      const referees = refereesOf.get(applicationId) ?? [];
      const free = wanted - referees.filter(isCounted).length;
      const namesLeft = Math.max(0, Math.min(free, referenceLimits.namedInAll - named));
      const shown = referees.map((row) => ({ ...row, endsAt: linkEnd(row.namedAt) }));
      return [applicationId, { ...request, wanted, declinedAt: endedAt, namesLeft, referees: shown }];
    }),
  );
}

/** As those see it who handle the application. */
export async function readHandledReferences({ db }: Platform, viewer: Viewer, id: string): Promise<Shown | null> {
  const handled = handledApplications(db, viewer).select('applications.id').where('applications.id', '=', id);
  (await handled.executeTakeFirst()) ?? (await handledNotFound(db, viewer, [id]));
  const found = (await readReferences(db, [id])).get(id);
  return found ? { ...found, referees: found.referees.map(withoutStranger) } : null;
}

/** Whose address it is has nothing to do with it. */
const withoutStranger = (referee: Shown['referees'][number]) =>
  referee.outcome === 'stranger' ? { ...referee, email: null } : referee;
