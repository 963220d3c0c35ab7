import { createHash } from 'node:crypto';
import { Failure } from '../../../contract/errors.ts';
import type { PositionFields } from '../../../contract/positions/position-fields.ts';
import { readPerson } from '../../accounts/index.ts';
import { forgetRefusedImport, recordBusinessEvent } from '../../businesses/index.ts';
import { dayInOslo, longDate } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { System } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { planChange, saveChange, savedText } from '../managed/change-position.ts';
import { addPosition, countNew, planPosition, sentInText } from '../managed/create-position.ts';
import { limitReached } from '../managed/limit.ts';
import { positionImported } from '../managed/mails.ts';
import type { LockedBusiness } from '../managed/managed-business.ts';
import { findImported, type Imported } from './imported.ts';
import { lockForSystem } from './lock-for-system.ts';

interface Sent {
  reference: string;
  fields: PositionFields;
  /** Also what somebody changed by hand since. */
  overwrite: boolean;
  /** Only says what would be done. */
  isCheck: boolean;
}

interface Import extends Sent {
  platform: Platform;
  system: System;
  business: LockedBusiness;
  hash: Buffer;
  now: Date;
}

const changedByHand =
  'Stillingen er endret på Jobbfjord etter at systemet sendte den sist, og det som ble sendt nå, er ikke lagret. Send "overwrite": true for å erstatte det som står der.';

/** A new position under a new reference, else a change of the one there is. The business is locked: two at once make one. */
export function importPosition(platform: Platform, system: System, sent: Sent) {
  return platform.db.transaction().execute(async (tx) => {
    const business = await lockForSystem(tx, system);
    const hash = createHash('sha256').update(JSON.stringify(sent.fields)).digest();
    const now = platform.clock.now();
    const given = { ...sent, fields: withDayAhead(sent.fields, now), platform, system, business, hash, now };
    const known = await findImported(tx, business.id, sent.reference);
    const result = await takeIn(tx, known, given);
    if (!sent.isCheck) await forgetRefusedImport(tx, business.id, sent.reference);
    return result;
  });
}

/** A system sends the same day as long as it sends the position. One that has come says no more than "at once". */
const withDayAhead = ({ publishFrom, ...fields }: PositionFields, now: Date): PositionFields =>
  publishFrom && publishFrom > dayInOslo(now) ? { ...fields, publishFrom } : fields;

function takeIn(tx: Tx, known: Imported | undefined, given: Import) {
  if (!known) return create(tx, given);
  const isSame = known.sentHash.equals(given.hash);
  const isOver = known.position.approvalStatus === 'rejected';
  // Sent again, or every night: what somebody did by hand in between stays, and nobody is told of it each time.
  if (isSame && (isOver || !(given.overwrite || known.takenDownAt))) return unchanged;
  // What was rejected is over. With another text it is sent in anew, as by hand.
  return isOver ? create(tx, given) : change(tx, known, given);
}

const unchanged = { outcome: 'unchanged' as const, message: 'Stillingen er som den var.' };

async function create(tx: Tx, given: Import) {
  const { platform, system, business, reference, fields, hash, isCheck, now } = given;
  const columns = await planPosition(tx, business, fields, now);
  if (isCheck) return { outcome: 'created' as const, message: 'Stillingen kan sendes inn.' };
  await countNew(platform.rateLimits, business.id);
  const positionId = await addPosition(tx, { ...columns, businessId: business.id }, now);
  const left = { positionId, keyId: system.keyId, sentHash: hash, leftAt: null, takenDownAt: null };
  await tx
    .insertInto('importedPositions')
    .values({ businessId: business.id, reference, ...left })
    .onConflict((conflict) => conflict.constraint('imported_positions_once').doUpdateSet(left))
    .execute();
  await record(tx, given, 'position-sent-in', positionId);
  const firstDay = columns.publishFrom && longDate(columns.publishFrom);
  const owner = await readPerson(tx, business.ownerId);
  const mail = owner && positionImported(owner, { title: columns.title, firstDay }, business, system.name);
  if (mail) await sendMail(tx, mail, { key: `position-imported ${system.keyId} ${dayInOslo(now)}` });
  return { outcome: 'created' as const, message: sentInText(columns) };
}

async function change(tx: Tx, known: Imported, given: Import) {
  const { system, business, fields, overwrite, hash, isCheck, now } = given;
  const { position } = known;
  const isByHand = known.leftAt?.getTime() !== position.contentChangedAt?.getTime();
  const isWanted = !position.stoppedByStaffAt && (overwrite || known.takenDownAt !== null);
  const planned = await planChange(tx, business, position, fields, now, { isWanted });
  if (isByHand && planned.isOther && !overwrite)
    throw new Failure('conflict', changedByHand, { code: 'changedByHand' });
  const isOther = planned.isOther || (planned.comesBack && !planned.isFull);
  const outcome = isOther ? ('changed' as const) : unchanged.outcome;
  const inWords = isCheck ? canSaveText : savedText;
  const message = isOther || planned.isFull ? inWords(business, planned) : unchanged.message;
  if (isCheck) return { outcome, message };
  if (isOther) await saveChange(tx, position, planned, now);
  if (planned.comesBack && !planned.isFull && !position.isActive)
    await record(tx, given, 'position-activated', position.id);
  await tx
    .updateTable('importedPositions')
    .set({
      keyId: system.keyId,
      sentHash: hash,
      leftAt: planned.isOther ? now : position.contentChangedAt,
      // Where there was no room, it comes back when there is, as after it was taken down.
      takenDownAt: planned.isFull ? (known.takenDownAt ?? now) : null,
    })
    .where('positionId', '=', position.id)
    .execute();
  return { outcome, message };
}

const canSaveText = (business: LockedBusiness, { isFull }: { isFull: boolean }) =>
  isFull ? `Stillingen kan endres, men ikke aktiveres. ${limitReached(business)}` : 'Stillingen kan endres.';

const record = (
  tx: Tx,
  { business, system, now }: Import,
  kind: 'position-sent-in' | 'position-activated',
  positionId: string,
) => {
  const details = { positionId, keyId: system.keyId };
  return recordBusinessEvent(tx, { businessId: business.id, actorId: null, kind, details, now });
};
