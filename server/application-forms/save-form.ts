import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { formContentSchema } from '../../contract/application-forms/application-form-content.ts';
import { formLimits } from '../../contract/application-forms/application-form-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { isManagedBy, isStopped } from '../businesses/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseStale } from '../platform/refuse-stale.ts';
import { lockForm } from './lock-form.ts';
import { requireActiveBusiness, requireNamedBusiness } from './require-active-business.ts';

type Content = z.output<typeof formContentSchema>;

const changedMeanwhile = 'En kollega har endret søknadsmalen i mellomtiden. Det du har skrevet, er ikke lagret.';

/** Sent once more under its key, after a lost reply, it is there already, and what was written since is kept too. */
export async function createForm(platform: Platform, viewer: Viewer, content: Content, key: string | null = null) {
  const { id, isOld } = await makeOnce(platform, viewer, content, key);
  if (isOld) await changeForm(platform, viewer, id, content);
  return id;
}

function makeOnce({ db, clock }: Platform, viewer: Viewer, content: Content, idempotencyKey: string | null) {
  return db.transaction().execute(async (tx) => {
    const firstActive = await requireActiveBusiness(tx, viewer);
    const businessId = content.businessId ? await requireNamedBusiness(tx, viewer, content.businessId) : firstActive;
    await lockFormsOf(tx, businessId);
    const before = await findMade(tx, businessId, idempotencyKey);
    if (before) return { id: before.id, isOld: true };
    await holdLimit(tx, businessId);
    const moved = await moveMade(tx, viewer, businessId, idempotencyKey);
    if (moved) return { id: moved.id, isOld: true };
    const now = clock.now();
    const { id } = await tx
      .insertInto('applicationForms')
      .values({
        ...columnsOf(content),
        businessId,
        userId: viewer.userId,
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isOld: false };
  });
}

const findMade = (tx: Tx, businessId: string, idempotencyKey: string | null) =>
  tx
    .selectFrom('applicationForms')
    .select('id')
    .where('businessId', '=', businessId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();

/** Another business was chosen before it was sent once more: that has it then, unless a position uses it already. */
const moveMade = (tx: Tx, viewer: Viewer, businessId: string, idempotencyKey: string | null) =>
  tx
    .updateTable('applicationForms')
    .set({ businessId })
    .where('idempotencyKey', '=', idempotencyKey)
    .where('userId', '=', viewer.userId)
    .where('businessId', 'in', (eb) => eb.selectFrom('businesses').select('businesses.id').where(isManagedBy(viewer)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('positions').select('id').whereRef('applicationFormId', '=', 'applicationForms.id'))),
    )
    .returning('id')
    .executeTakeFirst();

export async function changeForm({ db, clock }: Platform, viewer: Viewer, formId: string, content: Content) {
  await db.transaction().execute(async (tx) => {
    await requireActiveBusiness(tx, viewer);
    const before = await lockForm(tx, viewer, formId);
    // One's own save, sent once more after a lost reply.
    if (saysTheSame(before, content)) return;
    if (content.isActive && isStopped(before))
      throw new Failure('conflict', 'Vi har deaktivert søknadsmalen. Ta kontakt med oss hvis det er en feil.');
    refuseStale(before.updatedAt, content.updatedAt, changedMeanwhile);
    await tx
      .updateTable('applicationForms')
      .set({ ...columnsOf(content), updatedAt: clock.now() })
      .where('id', '=', formId)
      .execute();
  });
}

const saysTheSame = (
  { title, description, questions, isActive }: Awaited<ReturnType<typeof lockForm>>,
  content: Content,
) =>
  isDeepStrictEqual(
    { title, description, questions, isActive },
    {
      title: content.title,
      description: content.description,
      questions: content.questions,
      isActive: content.isActive ?? isActive,
    },
  );

/** One business's forms are counted one at a time. */
const lockFormsOf = (tx: Tx, businessId: string) => lockNamed(tx, `forms ${businessId}`);

async function holdLimit(tx: Tx, businessId: string) {
  const { count } = await tx
    .selectFrom('applicationForms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow();
  if (count < formLimits.forms) return;
  throw new Failure('conflict', `En bedrift kan ha høyst ${formLimits.forms} søknadsmaler. Slett en først.`);
}

const columnsOf = ({ title, description, questions, isActive }: Content) => ({
  title,
  description,
  questions: JSON.stringify(questions),
  ...(isActive !== undefined && { isActive }),
});
