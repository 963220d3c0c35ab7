import { sql } from 'kysely';
import type { FilledIn } from '../../contract/applications/application-fields.ts';
import type { applications } from '../../contract/applications.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { Failure } from '../../contract/errors.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import type { Viewer } from '../platform/http/route.ts';
import { isKnownTo, type Writer } from '../platform/known-draft.ts';
import type { Platform } from '../platform/platform.ts';
import { type ApplyTarget, readApplyTarget } from './apply-target.ts';
import { filesOf, readUnusedFiles, type UnusedFile } from './files-of-answers.ts';
import { planFileRemoval } from './plan-file-removal.ts';
import { hasAppliedAlready, isWrittenElsewhere } from './refusals.ts';
import { showFile } from './show-answers.ts';

type ShownDraft = NonNullable<Answer<typeof applications.form>['draft']>;

/** Keeps the answers as they are, right or wrong. Nothing new is begun once it has closed; what was begun stays. */
export async function saveDraft(
  { db, clock }: Platform,
  viewer: Viewer,
  positionId: string,
  filledIn: FilledIn,
  by: Writer,
) {
  const now = clock.now();
  const target = await readApplyTarget(db, positionId, viewer, now, filledIn.responses);
  if (target.closed && !target.draft) throw new Failure('conflict', target.closed);
  const content = JSON.stringify(withFileIds(target.files, filledIn));
  // What comes late, after the application was sent, is no draft of another one.
  const keep = sql<{ startedAt: Date; updatedAt: Date }>`
    insert into application_drafts (user_id, position_id, content, started_at, updated_at, writer)
    select ${viewer.userId}::uuid, ${target.id}::uuid, ${content}::jsonb, ${now}::timestamptz, ${now}::timestamptz,
      ${by.writer ?? null}
    where not exists (
      select from applications
      where user_id = ${viewer.userId}::uuid and position_id = ${target.id}::uuid and withdrawn_at is null
    )
    on conflict (user_id, position_id) do update
      set content = excluded.content, updated_at = excluded.updated_at, writer = excluded.writer
      where ${isKnownTo(by, itsColumns)}
    returning started_at, updated_at`;
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`select lock_applying(${viewer.userId}::uuid, ${target.id}::uuid)`.execute(tx);
    return keep.execute(tx);
  });
  return rows[0] ?? ((await hasDraft(db, viewer.userId, target.id)) ? isWrittenElsewhere() : hasAppliedAlready());
}

/** As it is kept. */
export const withFileIds = (files: Map<string, UnusedFile>, filledIn: FilledIn): FilledIn => ({
  ...filledIn,
  responses: filledIn.responses.map((answer) => ({ ...answer, files: filesOf(files, answer).map(({ id }) => id) })),
});

const itsColumns = { writer: 'applicationDrafts.writer', keptAt: 'applicationDrafts.updatedAt' };

/** Sending an application ends its draft. */
async function hasDraft(db: Db, userId: string, positionId: string) {
  const draft = await db
    .selectFrom('applicationDrafts')
    .select('userId')
    .where('userId', '=', userId)
    .where('positionId', '=', positionId)
    .executeTakeFirst();
  return draft !== undefined;
}

export async function showDraft(db: Db, files: Files, userId: string, target: ApplyTarget): Promise<ShownDraft | null> {
  const { draft, draftStartedAt: startedAt, draftUpdatedAt: updatedAt } = target;
  if (!draft || !startedAt || !updatedAt) return null;
  const rows = await readUnusedFiles(db, userId, draft.responses);
  return { ...(await showContent(files, userId, draft, rows)), startedAt, updatedAt };
}

export async function showContent(files: Files, userId: string, content: FilledIn, rows: Map<string, UnusedFile>) {
  const { firstName, lastName, email, phone } = content.applicantInfo;
  const { listEntry: entry } = content;
  return {
    applicantInfo: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      phone: phone ?? '',
    },
    responses: await Promise.all(
      content.responses.map(async ({ questionId, question, response, files: ids }) => ({
        questionId,
        question,
        response,
        files: await Promise.all(ids.flatMap((id) => rows.get(id) ?? []).map((row) => showFile(files, row, userId))),
      })),
    ),
    keepsLonger: content.keepsLonger,
    // What was kept before this was asked does not have it.
    wantsTips: Boolean(content.wantsTips),
    listEntry: entry
      ? {
          age: `${entry.age ?? ''}`,
          gender: entry.gender ?? '',
          occupation: entry.occupation ?? '',
          municipality: entry.municipality ?? '',
          wantsExemption: entry.wantsExemption ?? false,
          exemptionReason: entry.exemptionReason ?? '',
        }
      : null,
  };
}

/** With the files that were uploaded for it. */
export async function removeDraft({ db }: Platform, userId: string, positionId: string) {
  if (!isUuid(positionId)) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('applicationDrafts')
      .where('userId', '=', userId)
      .where('positionId', '=', positionId)
      .execute();
    await removeUnsentFiles(tx, userId, positionId);
  });
}

export async function removeUnsentFiles(tx: Tx, userId: string, positionId: string) {
  const files = await tx
    .deleteFrom('applicationFiles')
    .where('userId', '=', userId)
    .where('positionId', '=', positionId)
    .where('applicationId', 'is', null)
    .returning('fileKey')
    .execute();
  await planFileRemoval(tx, files);
}
