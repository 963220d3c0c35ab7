import { labelLimits } from '../../../contract/applications/application-words.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockNamed } from '../../platform/database/lock-named.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { type HandledLocked, lockWanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';
import { labelKey, readLabels, readLabelsOf } from './read-labels.ts';

interface Change {
  ids: string[];
  label: string;
}

/** Puts a label on several. Those that have it stay as they are, and those that have no room for one more. */
export async function addLabel({ db, clock }: Platform, viewer: Viewer, { ids, label }: Change) {
  return await db.transaction().execute(async (tx) => {
    const { rows, gone } = await hold(tx, viewer, ids);
    const key = labelKey(label);
    const { having, full } = await lookAt(tx, rows, key);
    if (full.length === rows.length) refuseFull(full);
    const lacking = rows.filter((row) => !having.includes(row.id) && !full.includes(row.id));
    for (const [businessId, ofBusiness] of byBusiness(lacking)) {
      const written = await asWritten(tx, businessId, key, label);
      const values = ofBusiness.map(({ id }) => ({ applicationId: id, key, label: written }));
      await tx.insertInto('applicationLabels').values(values).execute();
    }
    const added = lacking.map(({ id }) => id);
    await recordEvents(tx, added, viewer.userId, 'label-added', clock.now());
    const applications = await readLabelsOf(tx, [...having, ...added]);
    const written = applications.flatMap(({ labels }) => labels).find((each) => labelKey(each) === key);
    return { label: written ?? label, applications, full, gone };
  });
}

/** Takes it off all of them; those that do not have it stay as they are. */
export async function removeLabel({ db, clock }: Platform, viewer: Viewer, { ids, label }: Change) {
  return await db.transaction().execute(async (tx) => {
    const { rows, gone } = await hold(tx, viewer, ids);
    const present = rows.map(({ id }) => id);
    const removed = await tx
      .deleteFrom('applicationLabels')
      .where('applicationId', '=', anyOf(present))
      .where('key', '=', labelKey(label))
      .returning(['applicationId', 'label'])
      .execute();
    const had = removed.map(({ applicationId }) => applicationId);
    await recordEvents(tx, had, viewer.userId, 'label-removed', clock.now());
    return { label: removed[0]?.label ?? label, applications: await readLabelsOf(tx, present), full: [], gone };
  });
}

/** Two who put different labels on one have both meant it: no version is looked at, and none is counted up. */
async function hold(tx: Tx, viewer: Viewer, ids: string[]) {
  const { fresh, gone } = await lockWanted(
    tx,
    viewer,
    ids.map((id) => ({ id })),
  );
  return { rows: fresh, gone };
}

/** Which have it, and which of the others have as many as one can have. */
async function lookAt(tx: Tx, rows: HandledLocked[], key: string) {
  const kept = await tx
    .selectFrom('applicationLabels')
    .select(['applicationId', 'key'])
    .where('applicationId', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const keysOf = Map.groupBy(kept, ({ applicationId }) => applicationId);
  const having = kept.filter((each) => each.key === key).map(({ applicationId }) => applicationId);
  const full = rows
    .map(({ id }) => id)
    .filter((id) => !having.includes(id) && (keysOf.get(id)?.length ?? 0) >= labelLimits.most);
  return { having, full };
}

function refuseFull({ length }: string[]): never {
  const who = length === 1 ? 'Søknaden' : 'Alle søknadene du valgte,';
  throw failureAt('conflict', 'label', `${who} har ${labelLimits.most} merkelapper. Fjern en først.`);
}

/** In one order, as they are locked below. */
const byBusiness = (rows: HandledLocked[]) =>
  [...Map.groupBy(rows, ({ businessId }) => businessId)].sort(([one], [other]) => (one < other ? -1 : 1));

/** As the business writes it already. Held until it stands there: those that colleagues make up in the same moment are counted. */
async function asWritten(tx: Tx, businessId: string, key: string, label: string) {
  await lockNamed(tx, `labels ${businessId}`);
  const used = await readLabels(tx, businessId);
  const known = used.find((each) => each.key === key);
  if (!known && used.length >= labelLimits.perBusiness)
    throw failureAt(
      'conflict',
      'label',
      `Bedriften bruker ${labelLimits.perBusiness} ulike merkelapper. Bruk en av dem, eller fjern en av dem fra søknadene først.`,
    );
  return known?.label ?? label;
}
