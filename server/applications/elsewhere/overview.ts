import { standingNames, standingOf } from '../../../contract/applications/application-standing.ts';
import { elsewhereStateNames, whereNames } from '../../../contract/applications/elsewhere-words.ts';
import { addDays, dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { readInterviews } from '../interviews/read-interviews.ts';
import { line } from '../write-table.ts';
import { entriesOf } from './entries.ts';

interface Chosen {
  from: string;
  to: string;
  withNotes: 'true' | 'false';
}

type Row = Awaited<ReturnType<typeof readOverview>>[number];

/** What was sent here and what was noted, the newest first. */
export async function readOverview(platform: Platform, userId: string, chosen: Chosen) {
  const rows = [...(await readSent(platform, userId, chosen)), ...(await readNoted(platform, userId, chosen))];
  return rows.sort((one, other) => other.day.localeCompare(one.day));
}

async function readNoted({ db }: Platform, userId: string, { from, to, withNotes }: Chosen) {
  const noted = await entriesOf(db, userId).where('appliedOn', '>=', from).where('appliedOn', '<=', to).execute();
  return noted.map(({ appliedOn, title, employer, state, note }) => ({
    day: appliedOn,
    position: title,
    employer,
    where: 'elsewhere' as const,
    state: elsewhereStateNames[state],
    note: withNotes === 'true' ? note : null,
  }));
}

async function readSent({ db, clock }: Platform, userId: string, { from, to }: Chosen) {
  const sent = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select(['applications.id', 'submittedAt', 'toldStatus as status', 'firstOpenedAt', 'withdrawnAt'])
    .select(['title', 'businessName'])
    .where('userId', '=', userId)
    .where('submittedAt', '>=', new Date(startOfDayInOslo(from)))
    .where('submittedAt', '<', new Date(startOfDayInOslo(addDays(to, 1))))
    .orderBy('submittedAt', 'desc')
    .execute();
  const interviews = await readInterviews(
    db,
    sent.map(({ id }) => id),
  );
  return sent.map((row) => ({
    day: dayInOslo(row.submittedAt),
    position: row.title,
    employer: row.businessName,
    where: 'here' as const,
    state: standingNames[standingOf({ ...row, interview: interviews.get(row.id) }, clock.now())],
    note: null,
  }));
}

const headings = ['Dato', 'Stilling', 'Arbeidsgiver', 'Hvor', 'Status'];

export function overviewTable(rows: Row[], { withNotes }: Chosen) {
  const hasNotes = withNotes === 'true';
  const lines = rows.map(({ day, position, employer, where, state, note }) =>
    line([day, position, employer, whereNames[where], state, ...(hasNotes ? [note ?? ''] : [])]),
  );
  return Buffer.from(`\ufeff${line([...headings, ...(hasNotes ? ['Notat'] : [])])}${lines.join('')}`);
}
