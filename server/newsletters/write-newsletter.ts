import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff/index.ts';
import { previewOf } from './preview-of.ts';

interface Written {
  title: string;
  content: string;
}

export const createNewsletter = ({ db, clock, config }: Platform, viewer: Viewer, { title, content }: Written) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const { id } = await tx
      .insertInto('newsletters')
      .values({
        title,
        content,
        previewHtml: previewOf(content, config.publicUrl),
        createdBy: viewer.userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordStaffAction(
      tx,
      viewer,
      { kind: 'created', subject: 'newsletter', subjectId: id, subjectName: title },
      now,
    );
    return id;
  });

export async function updateNewsletter({ db, clock, config }: Platform, viewer: Viewer, id: string, written: Written) {
  const now = clock.now();
  const previewHtml = previewOf(written.content, config.publicUrl);
  await db.transaction().execute(async (tx) => {
    const { title, content } = await lockUnsent(tx, id);
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
export async function scheduleNewsletter({ db, clock }: Platform, viewer: Viewer, id: string, sendAt: Date | null) {
  const now = clock.now();
  if (sendAt && sendAt <= now) throw new Failure('invalid', 'Velg et tidspunkt som ikke har vært.');
  await db.transaction().execute(async (tx) => {
    const { title, scheduledFor } = await lockUnsent(tx, id);
    await tx
      .updateTable('newsletters')
      .set({ state: sendAt ? 'scheduled' : 'draft', scheduledFor: sendAt, updatedAt: now })
      .where('id', '=', id)
      .execute();
    const action = { kind: 'scheduled', subject: 'newsletter', subjectId: id, subjectName: title } as const;
    await recordStaffAction(tx, viewer, { ...action, before: { scheduledFor }, after: { scheduledFor: sendAt } }, now);
  });
}

/** What was sent stays as it was sent. */
export async function lockUnsent(tx: Tx, id: string) {
  const row = await tx.selectFrom('newsletters').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Failure('notFound', 'Nyhetsbrevet finnes ikke lenger');
  if (row.state !== 'draft' && row.state !== 'scheduled') {
    throw new Failure('conflict', 'Nyhetsbrevet er allerede sendt eller under utsending.');
  }
  return row;
}
