import type { SentAnswer } from '../../contract/applications/application-fields.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { isPublicBusiness } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { compiledQuery } from '../platform/database/compiled-query.ts';
import type { Db } from '../platform/database/database.ts';
import { NO_ID } from '../platform/database/no-id.ts';
import type { Viewer } from '../platform/http/route.ts';
import { isReadable, positionNotLive } from '../positions/index.ts';
import { closingOf } from './closing.ts';
import { byName, type FileNames, namesIn, unusedFiles } from './files-of-answers.ts';

export type ApplyTarget = NonNullable<Awaited<ReturnType<typeof readApplyTarget>>>;

/** Everything that applying needs to know about a position, in one question: its form, the caller's draft and files. */
export async function readApplyTarget(
  db: Db,
  positionId: string,
  viewer: Viewer | null,
  now: Date,
  answers: Pick<SentAnswer, 'files'>[] = [],
) {
  if (!isUuid(positionId)) positionNotLive();
  const userId = viewer?.userId ?? NO_ID;
  const asked = { positionId, userId, today: dayInOslo(now), ...namesIn(answers) };
  const [row] = await ask(db, asked, viewer ? (viewer.isAdmin ? 'staff' : 'user') : 'nobody');
  if (!row) positionNotLive();
  const target = {
    ...row,
    isPublicBusiness: Boolean(row.isPublicBusiness),
    questions: row.questions ?? [],
    files: byName(row.files),
  };
  return { ...target, ...closingOf(target, now) };
}

interface Asked extends FileNames {
  positionId: string;
  userId: string;
  today: string;
}

const ask = compiledQuery(
  (db, { positionId, userId, today, ids, keys }: Asked, caller: 'nobody' | 'user' | 'staff') => {
    const viewer = caller === 'nobody' ? null : { userId, isAdmin: caller === 'staff' };
    return (
      db
        .selectFrom('positions')
        .innerJoin('businesses', 'businesses.id', 'positions.businessId')
        .leftJoin('applicationForms as form', 'form.id', 'positions.applicationFormId')
        .leftJoin('applicationDrafts as draft', (join) =>
          join.onRef('draft.positionId', '=', 'positions.id').on('draft.userId', '=', userId),
        )
        .select([
          'positions.id',
          'positions.businessId',
          'positions.title',
          'positions.applicationMethod',
          'positions.applicationDeadline',
          'positions.answerBy',
          'positions.hasApplicantList',
          'positions.isReadAnonymously',
          'positions.expiryDate',
          'positions.isActive',
          'positions.expiredAt',
          'positions.publishFrom',
          'positions.approvalStatus',
          'businesses.businessName',
          'businesses.organizationNumber',
          'businesses.logoPath',
          'form.id as formId',
          'form.title as formTitle',
          'form.description as formDescription',
          'form.questions',
          'draft.content as draft',
          'draft.startedAt as draftStartedAt',
          'draft.updatedAt as draftUpdatedAt',
        ])
        .select([isPublicBusiness().as('isPublicBusiness'), unusedFiles(userId, { ids, keys }).as('files')])
        .where('positions.id', '=', positionId)
        // Who began while it was there is told what became of it.
        .where((where) => where.or([isReadable(today, viewer), where('draft.userId', 'is not', null)]))
    );
  },
);
