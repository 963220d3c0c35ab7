import type { SentAnswer } from '../../contract/applications/application-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { readApplyTarget } from './apply-target.ts';
import { byName } from './files-of-answers.ts';
import { notFound } from './refusals.ts';
import { readFilesOf } from './show-answers.ts';

/** What an own application answers now, and the files that may be named in it. Refused once nobody could apply any more. */
export async function readCorrectable(
  db: Db,
  viewer: Viewer,
  id: string,
  now: Date,
  answers: Pick<SentAnswer, 'files'>[],
) {
  const own = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .select(['applications.positionId', 'applications.anonymousResponses', 'positions.closedAt'])
    .where('applications.id', '=', id)
    .where('applications.userId', '=', viewer.userId)
    .executeTakeFirst();
  if (!own) notFound();
  if (own.closedAt) refuseClosed('Stillingen er lukket.');
  const target = await readApplyTarget(db, own.positionId, viewer, now, answers);
  if (target.closed) refuseClosed(target.closed);
  const files = new Map([...target.files, ...byName(await readFilesOf(db, id))]);
  return { ...target, files, isAnonymous: own.anonymousResponses !== null };
}

/** As it is while nobody has told its sender anything. */
export async function lockCorrectable(tx: Tx, id: string) {
  const sent = await tx.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!sent) notFound();
  if (sent.withdrawnAt) throw new Failure('conflict', 'Søknaden er trukket.');
  if (sent.toldStatus !== 'pending') throw new Failure('conflict', 'Bedriften har svart. Søknaden kan ikke rettes.');
  return sent;
}

function refuseClosed(why: string): never {
  throw new Failure('conflict', `${why} Søknaden står slik du sendte den.`);
}
