import { Readable } from 'node:stream';
import type { InboxSort } from '../../contract/applications/handled-applications.ts';
import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import { attachmentHeader, fileNameOf } from '../platform/files/file-name.ts';
import { zipLimits } from '../platform/files/zip-of.ts';
import type { FileAnswer, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readFilesSeen } from './anonymous/as-seen.ts';
import { readAssessments } from './assessments/read-assessments.ts';
import {
  type HandledRow,
  handledApplications,
  readHandled,
  requireHandledBusiness,
  withSummary,
} from './handled-applications.ts';
import { type InboxFilter, matches } from './inbox-filter.ts';
import { readInterviews } from './interviews/read-interviews.ts';
import { sorted } from './read-inbox.ts';
import { recordReading } from './record-events.ts';
import { readReferences } from './references/read-references.ts';
import { readColleagues } from './responsible/colleagues.ts';
import { writeTable } from './write-table.ts';
import { writeZip } from './write-zip.ts';

interface Wanted extends InboxFilter {
  format: 'csv' | 'zip';
  sort?: InboxSort | undefined;
}

/** Everything the filters leave, written while it is read. Each one that leaves the product is recorded as read. */
export async function exportApplications(platform: Platform, viewer: Viewer, numberOrId: string, wanted: Wanted) {
  const { db, clock } = platform;
  const business = await requireHandledBusiness(db, viewer, numberOrId);
  const { format, sort, ...filter } = wanted;
  const now = clock.now();
  const chosen = handledApplications(db, viewer).where(matches(business.id, viewer, filter));
  const found = await sorted(withSummary(db, viewer).where(matches(business.id, viewer, filter)), viewer, sort)
    .clearSelect()
    .select('applications.id')
    .execute();
  const ids = found.map(({ id }) => id);
  if (format === 'zip') await refuseTooLarge(db, ids);
  await recordReading(db, ids, viewer.userId, 'exported', now);
  const colleagues = await readColleagues(db, viewer, business.id);
  const source: Source = {
    platform,
    readerId: viewer.userId,
    isShared: colleagues.length > 1,
    questions: await readQuestions(chosen),
    parts: () => readParts(db, viewer, ids),
  };
  const name = fileNameOf(`søknader ${business.businessName} ${dayInOslo(now)}`, format).replaceAll(' ', '-');
  return format === 'csv'
    ? answer(writeTable(source), 'text/csv; charset=utf-8', name)
    : answer(writeZip(source), 'application/zip', name);
}

async function refuseTooLarge(db: Db, ids: string[]) {
  const { files, bytes } = await db
    .selectFrom('applicationFiles')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('sizeBytes').as('bytes')])
    .where('applicationId', '=', anyOf(ids))
    .executeTakeFirstOrThrow();
  // Beside the files, the answers of each, and the table.
  if ((bytes ?? 0) <= zipLimits.bytes && files + ids.length + 1 <= zipLimits.entries) return;
  throw new Failure(
    'tooLarge',
    'Dette er for mye for én zip-fil. Velg færre søknader, for eksempel én stilling eller én status om gangen.',
  );
}

export interface Source {
  platform: Platform;
  readerId: string;
  /** There is somebody else who could take care of one. */
  isShared: boolean;
  /** Everything that was asked in any of them, in the order of the forms. */
  questions: string[];
  parts: () => AsyncGenerator<Part>;
}

/** Some of them, with what belongs to each as far as its reader may know. */
type Part = Awaited<ReturnType<typeof readPart>>;
export type Beside = ReturnType<Part['besideOf']>;

const answer = (parts: AsyncIterable<Uint8Array>, type: string, name: string): FileAnswer => ({
  body: Readable.from(parts, { objectMode: false }),
  type,
  headers: { 'content-disposition': attachmentHeader(name), 'cache-control': 'no-store' },
});

async function readQuestions(chosen: ReturnType<typeof handledApplications>) {
  const rows = await chosen.select('applications.formSnapshot').distinct().execute();
  const asked = rows.flatMap(({ formSnapshot }) => formSnapshot.questions.map(({ question }) => question));
  return [...new Set(asked)];
}

/** As long as they may be, they are a few megabytes: no question of it takes long, and little is held. */
const AT_A_TIME = 50;

/** Those that were recorded, in their order: what comes meanwhile is not among them, and moves none to another place. */
async function* readParts(db: Db, viewer: Viewer, ids: string[]): AsyncGenerator<Part> {
  for (let start = 0; start < ids.length; start += AT_A_TIME) {
    yield await readPart(db, viewer, ids.slice(start, start + AT_A_TIME));
  }
}

async function readPart(db: Db, viewer: Viewer, ids: string[]) {
  const found = await readHandled(withSummary(db, viewer).where('applications.id', '=', anyOf(ids)));
  const filesOf = await readFilesSeen(db, found);
  const interviews = await readInterviews(db, ids);
  const references = await readReferences(db, ids);
  const assessmentOf = await readAssessments(db, found, viewer.userId);
  return {
    rows: inOrderOf(ids, found),
    besideOf: (row: HandledRow) => ({
      files: filesOf(row),
      interview: interviews.get(row.id),
      assessment: assessmentOf(row),
      references: references.get(row.id),
    }),
  };
}
