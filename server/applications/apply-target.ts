import type { Kysely } from 'kysely';
import type { FilledIn, SentAnswer } from '../../contract/application-fields.ts';
import type { Question } from '../../contract/application-forms.ts';
import { Failure } from '../../contract/errors.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { isPublicBusiness } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { isReadable } from '../positions/index.ts';
import { closingOf } from './closing.ts';
import { byName, unusedFiles } from './files-of-answers.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export type ApplyTarget = NonNullable<Awaited<ReturnType<typeof readApplyTarget>>>;

/** Everything that applying needs to know about a position, in one question: its form, the caller's draft and files. */
export async function readApplyTarget(
  db: Db,
  positionId: string,
  viewer: Viewer | null,
  now: Date,
  answers: Pick<SentAnswer, 'files'>[] = [],
) {
  if (!isUuid(positionId)) throw notFound();
  const userId = viewer?.userId ?? NOBODY;
  const row = await (db as Kysely<Schema>)
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
      'positions.expiryDate',
      'positions.isActive',
      'positions.expiredAt',
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
    .select([isPublicBusiness().as('isPublicBusiness'), unusedFiles(userId, answers).as('files')])
    .where('positions.id', '=', positionId)
    // Who began while it was there is told what became of it.
    .where((where) => where.or([isReadable(dayInOslo(now), viewer), where('draft.userId', 'is not', null)]))
    .executeTakeFirst();
  if (!row) throw notFound();
  const target = {
    ...row,
    isPublicBusiness: Boolean(row.isPublicBusiness),
    questions: (row.questions ?? []) as unknown as Question[],
    files: byName(row.files),
    draft: row.draft as unknown as FilledIn | null,
  };
  return { ...target, ...closingOf(target, now) };
}

const notFound = () => new Failure('notFound', 'Stilling ikke funnet eller ikke lenger aktiv');
