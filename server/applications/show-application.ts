import type { z } from 'zod';
import type { handledApplicationSchema } from '../../contract/applications/handled-applications.ts';
import { policy } from '../../contract/policy.ts';
import { MINUTE_MS } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import { readAnonymousCvs, readFilesSeen } from './anonymous/as-seen.ts';
import { showEntry } from './applicant-lists/show-entry.ts';
import { readAssessments } from './assessments/read-assessments.ts';
import type { HandledRow } from './handled-applications.ts';
import { type InterviewRow, readInterviews } from './interviews/read-interviews.ts';
import { reasonsOf } from './refusal-reasons.ts';
import { showAnswers } from './show-answers.ts';

type Shown = z.input<typeof handledApplicationSchema>;

const UNDO_MS = policy.applicationHandling.undoMinutes * MINUTE_MS;

/** Until when the last change of the status can be taken back. */
export function undoUntil({ previousStatus, statusChangedAt }: UndoFields, now: Date) {
  if (!previousStatus || !statusChangedAt) return null;
  const until = new Date(statusChangedAt.getTime() + UNDO_MS);
  return until > now ? until : null;
}

type UndoFields = Pick<HandledRow, 'previousStatus' | 'statusChangedAt'>;

/** What a list shows of applications. */
export async function showSummaries(db: Db, readerId: string, rows: HandledRow[], now: Date): Promise<Shown[]> {
  return rows.map(await readSummaries(db, readerId, rows, now));
}

async function readSummaries(db: Db, readerId: string, rows: HandledRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const [interviews, assessmentOf] = await Promise.all([readInterviews(db, ids), readAssessments(db, rows, readerId)]);
  return (row: HandledRow) => showSummary(row, interviews.get(row.id), assessmentOf(row), now);
}

function showSummary(
  row: HandledRow,
  interview: InterviewRow | undefined,
  assessment: Shown['assessment'],
  now: Date,
): Shown {
  const { firstName, lastName, email, phone, emailConfirmed, positionId, positionTitle, applicationFormId } = row;
  return {
    ...row,
    _id: row.id,
    applicantInfo: { firstName, lastName, email, phone, emailConfirmed },
    positionId: { id: positionId, _id: positionId, title: positionTitle },
    applicationFormId: { id: applicationFormId, _id: applicationFormId, title: row.formTitle },
    undoUntil: undoUntil(row, now),
    refusalReasons: reasonsOf(row),
    interview: interview ?? null,
    assessment,
    listEntry: showEntry(row),
    responsible: responsibleOf(row),
    message: undefined,
    formSnapshot: undefined,
    responses: undefined,
  };
}

const responsibleOf = ({
  responsibleId: id,
  responsibleName: name,
}: Pick<HandledRow, 'responsibleId' | 'responsibleName'>) => (id && name !== null ? { id, name } : null);

/** With everything that was sent. */
export async function showWhole(
  db: Db,
  files: Files,
  readerId: string,
  rows: HandledRow[],
  now: Date,
): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const filesOf = await readFilesSeen(db, rows);
  const cvsOf = await readAnonymousCvs(db, rows);
  const summaryOf = await readSummaries(db, readerId, rows, now);
  return Promise.all(
    rows.map(async (row) => ({
      ...summaryOf(row),
      message: row.message,
      formSnapshot: row.formSnapshot,
      anonymousCvs: cvsOf(row),
      responses: await showAnswers(files, row.isAnonymous ? null : readerId, row, filesOf(row)),
    })),
  );
}
