import type { z } from 'zod';
import type { messageSchema } from '../../../contract/applications/application-messages.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readFilesSeen } from '../anonymous/as-seen.ts';
import {
  type HandledRow,
  handledApplications,
  handledNotFound,
  readHandled,
  withSummary,
} from '../handled-applications.ts';
import { nameIfThere, nameOf } from '../name-of.ts';
import { recordReading } from '../record-events.ts';
import { notFound } from '../refusals.ts';
import { type FileRow, readFilesOf, showFile } from '../show-answers.ts';

type Message = z.input<typeof messageSchema>;

/** As those see it who handle the application. */
export async function readMessages({ db, clock, files }: Platform, viewer: Viewer, id: string): Promise<Message[]> {
  const [application = await handledNotFound(db, viewer, [id])] = await readHandled(
    withSummary(db, viewer).where('applications.id', '=', id),
  );
  const messages = (await readMessagesSeen(db, [application]))(application);
  // Whoever has it open and asks again has read no more of it.
  if (messages.some((each) => each.isFromApplicant && each.readAt === null))
    await recordReading(db, [id], viewer.userId, 'opened', clock.now());
  const filesOf = await readFilesSeen(db, [application]);
  const reader = application.isAnonymous ? null : viewer.userId;
  const showFiles = await filesByMessage(files, filesOf(application), reader);
  return messages.map((each) => ({ ...each, files: showFiles(each) }));
}

/** About each application; of an anonymous one, without what tells whose it is. */
export async function readMessagesSeen(db: Db, applications: HandledRow[]) {
  const byApplication = await messagesOf(
    db,
    applications.map(({ id }) => id),
  );
  return (application: HandledRow) =>
    (byApplication.get(application.id) ?? []).map(({ anonymousMessage, ...row }) => ({
      ...row,
      author: row.isFromApplicant ? nameOf(application) : nameIfThere(row),
      message: row.isFromApplicant && application.isAnonymous ? (anonymousMessage ?? '') : row.message,
    }));
}

/** As the applicant sees it: who of the employer's wrote it is for them to say. */
export async function readOwnMessages({ db, files }: Platform, userId: string, id: string): Promise<Message[]> {
  const application = await db
    .selectFrom('applications')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(['applications.firstName', 'applications.lastName', 'businessName'])
    .where('applications.id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const { businessName, ...person } = application ?? notFound();
  const rows = (await messagesOf(db, [id])).get(id) ?? [];
  const showFiles = await filesByMessage(files, await readFilesOf(db, id), userId);
  return rows.map((row) => ({
    ...row,
    author: row.isFromApplicant ? nameOf(person) : businessName,
    files: showFiles(row),
  }));
}

/** `null` reads, and fetches none. */
async function filesByMessage(files: Files, rows: FileRow[], readerId: string | null) {
  const shown = await Promise.all(
    rows.map(async (row) => ({ messageId: row.messageId, file: await showFile(files, row, readerId) })),
  );
  const byMessage = Map.groupBy(shown, ({ messageId }) => messageId);
  return ({ id }: { id: string }) => byMessage.get(id)?.map(({ file }) => file) ?? [];
}

async function messagesOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('applicationMessages')
    .leftJoin('users', 'users.id', 'authorId')
    .select(['applicationMessages.id', 'applicationId', 'isFromApplicant', 'message', 'anonymousMessage'])
    .select(['sentAt', 'readAt', 'users.firstName', 'users.lastName'])
    .where('applicationId', '=', anyOf(ids))
    .orderBy('sentAt')
    .orderBy('applicationMessages.id')
    .execute();
  return Map.groupBy(rows, ({ applicationId }) => applicationId);
}

export async function markRead({ db, clock }: Platform, viewer: Viewer, id: string, until: Date) {
  const handled = handledApplications(db, viewer).select('applications.id').where('applications.id', '=', id);
  (await handled.executeTakeFirst()) ?? (await handledNotFound(db, viewer, [id]));
  await mark(db, { id, isFromApplicant: true, until, now: clock.now() });
}

export async function markOwnRead({ db, clock }: Platform, userId: string, id: string, until: Date) {
  const own = db.selectFrom('applications').select('id').where('id', '=', id).where('userId', '=', userId);
  (await own.executeTakeFirst()) ?? notFound();
  await mark(db, { id, isFromApplicant: false, until, now: clock.now() });
}

async function mark(db: Db, { id, isFromApplicant, until, now }: Seen) {
  await db
    .updateTable('applicationMessages')
    .set({ readAt: now })
    .where('applicationId', '=', id)
    .where('isFromApplicant', '=', isFromApplicant)
    .where('readAt', 'is', null)
    .where('sentAt', '<=', until)
    .execute();
}

interface Seen {
  id: string;
  /** Who wrote what is read. */
  isFromApplicant: boolean;
  until: Date;
  now: Date;
}
