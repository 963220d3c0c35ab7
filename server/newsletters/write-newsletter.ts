import { randomUUID } from 'node:crypto';
import { Failure } from '../../contract/errors.ts';
import { seenText } from '../../contract/values.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseStale } from '../platform/refuse-stale.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { withoutEntities } from './plain-text.ts';
import { previewOf } from './preview-of.ts';
import { noNewsletter } from './queries.ts';

const changedMeanwhile =
  'En kollega har endret nyhetsbrevet etter at du åpnet det. Det du har skrevet, er ikke lagret ennå.';

interface Written {
  title: string;
  content: string;
}

/** Sent once more under its key, after a lost reply, it is there already, and what was written since is kept too. */
export async function createNewsletter(platform: Platform, viewer: Viewer, { title, content }: Written, key?: string) {
  const id = key ?? randomUUID();
  const isNew = await makeOnce(platform, viewer, id, { title, content });
  if (!isNew) await updateNewsletter(platform, viewer, id, { title, content });
  return id;
}

/** Markup that mails do not carry, or without a word or a picture in it, leaves nothing, which nobody wants to send. */
function previewToKeep(content: string, publicUrl: string) {
  const html = previewOf(content, publicUrl);
  const words = seenText(withoutEntities(html.replace(/<[^>]*>/g, '')));
  if (!words && !html.includes('<img'))
    throw new Failure('invalid', 'Innholdet har ingenting som kan vises. Skriv noe som kan leses.');
  return html;
}

const makeOnce = ({ db, clock, config }: Platform, viewer: Viewer, id: string, { title, content }: Written) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const made = await tx
      .insertInto('newsletters')
      .values({
        id,
        title,
        content,
        previewHtml: previewToKeep(content, config.publicUrl),
        createdBy: viewer.userId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    await recordStaffAction(
      tx,
      viewer,
      { kind: 'created', subject: 'newsletter', subjectId: id, subjectName: title },
      now,
    );
    return true;
  });

interface Rewritten extends Written {
  /** When it had been saved last, as the writer knows it. */
  updatedAt?: string | undefined;
}

export async function updateNewsletter(
  { db, clock, config }: Platform,
  viewer: Viewer,
  id: string,
  { updatedAt, ...written }: Rewritten,
) {
  const previewHtml = previewToKeep(written.content, config.publicUrl);
  await db.transaction().execute(async (tx) => {
    const { title, content, updatedAt: changedAt } = await lockUnsent(tx, id);
    // Not before: whoever saw what was saved meanwhile has not seen this.
    const now = clock.now();
    // One's own save, sent once more after a lost reply.
    if (title === written.title && content === written.content) return;
    refuseStale(changedAt, updatedAt, changedMeanwhile);
    await tx
      .updateTable('newsletters')
      .set({ ...written, previewHtml, updatedAt: now })
      .where('id', '=', id)
      .execute();
    const action = { kind: 'edited', subject: 'newsletter', subjectId: id, subjectName: written.title } as const;
    await recordStaffAction(tx, viewer, { ...action, before: { title, content }, after: { ...written } }, now);
  });
}

export async function deleteNewsletter({ db, clock }: Platform, viewer: Viewer, id: string) {
  await db.transaction().execute(async (tx) => {
    const { title, content } = await lockUnsent(tx, id);
    await tx.deleteFrom('newsletters').where('id', '=', id).execute();
    const action = { kind: 'deleted', subject: 'newsletter', subjectId: id, subjectName: title } as const;
    await recordStaffAction(tx, viewer, { ...action, before: { title, content } }, clock.now());
  });
}

/** To be sent by itself at that moment; with `null` it is a draft again. */
export async function scheduleNewsletter(
  { db, clock }: Platform,
  viewer: Viewer,
  id: string,
  sendAt: Date | null,
  seen?: string,
) {
  await db.transaction().execute(async (tx) => {
    // Taking the hour back harms nothing that was written since.
    const { title, scheduledFor } = await lockSeen(tx, id, sendAt ? seen : undefined);
    const now = clock.now();
    if (sendAt && sendAt <= now) throw new Failure('invalid', 'Velg et tidspunkt som ikke har vært.');
    await tx
      .updateTable('newsletters')
      .set({ state: sendAt ? 'scheduled' : 'draft', scheduledFor: sendAt, updatedAt: now })
      .where('id', '=', id)
      .execute();
    const kind = sendAt ? 'scheduled' : 'unscheduled';
    const action = { kind, subject: 'newsletter', subjectId: id, subjectName: title } as const;
    await recordStaffAction(tx, viewer, { ...action, before: { scheduledFor }, after: { scheduledFor: sendAt } }, now);
  });
}

/** Nobody sends words of a colleague that they have not seen. */
export async function lockSeen(tx: Tx, id: string, seen?: string) {
  const row = await lockUnsent(tx, id);
  refuseStale(row.updatedAt, seen, 'En kollega har endret nyhetsbrevet etter at du åpnet det. Se over det på nytt.');
  return row;
}

/** What was sent stays as it was sent. */
async function lockUnsent(tx: Tx, id: string) {
  const row = await tx.selectFrom('newsletters').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw noNewsletter();
  if (row.state !== 'draft' && row.state !== 'scheduled') {
    throw new Failure('conflict', 'Nyhetsbrevet er allerede sendt eller under utsending.');
  }
  return row;
}
