import type { FilledIn } from '../../contract/applications/application-fields.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import type { Viewer } from '../platform/http/route.ts';
import { isKnownTo, type Writer } from '../platform/known-draft.ts';
import type { Platform } from '../platform/platform.ts';
import { lockCorrectable, readCorrectable } from './correctable.ts';
import { removeUnsentFiles, showContent, withFileIds } from './drafts.ts';
import { byName, readUnusedFiles } from './files-of-answers.ts';
import { lockOwn } from './lock-own.ts';
import { isWrittenElsewhere, refuseCorrected } from './refusals.ts';
import type { FileRow } from './show-answers.ts';

interface Form extends Writer {
  /** Of the application that it was opened with. */
  correctedAt?: Date | null | undefined;
}

/** Keeps what is being put right in an application, right or wrong, as long as it could be sent. */
export async function saveCorrectionDraft(
  { db, clock }: Platform,
  viewer: Viewer,
  id: string,
  filledIn: FilledIn,
  { correctedAt, ...by }: Form,
) {
  const now = clock.now();
  const { files } = await readCorrectable(db, viewer, id, now, filledIn.responses);
  const kept = { content: JSON.stringify(withFileIds(files, filledIn)), updatedAt: now, writer: by.writer ?? null };
  return await db.transaction().execute(async (tx) => {
    const sent = await lockCorrectable(tx, id);
    // What comes late, after it was sent, is no draft of another correction.
    refuseCorrected(sent, correctedAt);
    const draft = await tx
      .insertInto('correctionDrafts')
      .values({ applicationId: id, ...kept })
      .onConflict((is) =>
        is
          .column('applicationId')
          .doUpdateSet(kept)
          .where(isKnownTo(by, { writer: 'correctionDrafts.writer', keptAt: 'correctionDrafts.updatedAt' })),
      )
      .returning('updatedAt')
      .executeTakeFirst();
    return draft ?? isWrittenElsewhere();
  });
}

/** With the files that the application has already. */
export async function showCorrectionDraft(
  db: Db,
  files: Files,
  { id, userId }: { id: string; userId: string },
  sent: FileRow[],
) {
  const draft = await db
    .selectFrom('correctionDrafts')
    .select(['content', 'updatedAt'])
    .where('applicationId', '=', id)
    .executeTakeFirst();
  if (!draft) return null;
  const rows = new Map([...(await readUnusedFiles(db, userId, draft.content.responses)), ...byName(sent)]);
  return { ...(await showContent(files, userId, draft.content, rows)), updatedAt: draft.updatedAt };
}

/** With the files that were uploaded for it; what was sent stays. */
export async function removeCorrectionDraft({ db }: Platform, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    const own = await lockOwn(tx, userId, id);
    // By now they may be those of a new one.
    if (own.withdrawnAt) return;
    await endCorrectionDrafts(tx, [id]);
    await removeUnsentFiles(tx, userId, own.positionId);
  });
}

/** They were sent, or cannot be any more. */
export async function endCorrectionDrafts(tx: Tx, ids: string[]) {
  await tx.deleteFrom('correctionDrafts').where('applicationId', '=', anyOf(ids)).execute();
}
