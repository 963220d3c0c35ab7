import type { Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { positionChangesSchema } from '../../../contract/staff/staff-changes.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { keepFormerPosition, positionNotFound, refuseExpired } from '../../positions/index.ts';
import { type Change, contentChange, differences, recordChange, withStop } from './change.ts';
import { tellSwitch } from './tell-switch.ts';

type Columns = Updateable<Schema['positions']> & Record<string, unknown>;
type Position = Selectable<Schema['positions']>;

/** The columns of what was sent. */
export function positionColumns(sent: z.output<typeof positionChangesSchema>): Columns {
  const { contactInfo, salaryRange, location, externalApplicationUrl, workSchedule, ...same } = sent;
  return {
    ...same,
    ...(location !== undefined && { location: location || null }),
    ...(externalApplicationUrl !== undefined && { externalApplicationUrl: externalApplicationUrl || null }),
    ...(workSchedule !== undefined && { workSchedule: workSchedule || null }),
    contactName: contactInfo?.name,
    contactEmail: contactInfo?.email,
    contactPosition: contactInfo?.position,
    contactPhone: contactInfo?.phone,
    salaryMin: salaryRange?.min,
    salaryMax: salaryRange?.max,
    salaryCurrency: salaryRange?.currency,
    salaryPeriod: salaryRange?.period,
  };
}

/** Answers the id of the row in the trace, nothing when nothing changed. */
export async function changePosition(change: Change<Columns>) {
  const { tx, id, now } = change;
  const position = await tx
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .selectAll('positions')
    .where('positions.id', '=', id)
    .where('positions.approvalStatus', '<>', 'rejected')
    .where('businesses.approvalStatus', '<>', 'rejected')
    .forUpdate('positions')
    .executeTakeFirst();
  if (!position) positionNotFound();
  const fields = {
    ...change.fields,
    ...wakened(position, change.fields, dayInOslo(now)),
    ...outlived({ ...position, ...change.fields } as Position, dayInOslo(now)),
  };
  const switched = withStop(position, { ...change, fields }, { expiredAt: null });
  const changed = differences(position, { ...change, fields: switched });
  if (!changed) return;
  const { after } = changed;
  if (after.isActive && !('expiryDate' in after)) refuseExpired(position.expiryDate, dayInOslo(now));
  hold({ ...position, ...after } as Position, after);
  await keepFormerPosition(tx, position, after as Partial<Position>, now);
  await tx
    .updateTable('positions')
    .set({
      ...after,
      ...contentChange(after, now),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  await tellSwitch(change, 'position', position.businessId, after);
  return await recordChange(change, { subject: 'position', name: position.title }, changed);
}

/** What its expiry date switched off comes back with a new one, unless something else is said. */
function wakened(position: Position, fields: Partial<Columns>, today: string): Partial<Columns> {
  const { expiredAt, expiryDate } = { ...position, ...fields } as Position;
  return expiredAt && expiryDate > today && fields.isActive === undefined ? { isActive: true } : {};
}

/** The days that it names and no longer keeps: a deadline after its end, unless it has ended now, and then a promise. */
function outlived(position: Position, today: string): Partial<Columns> {
  const { applicationDeadline, expiryDate } = position;
  const isOver = applicationDeadline !== null && expiryDate > today && applicationDeadline >= expiryDate;
  const kept = isOver ? { ...position, applicationDeadline: null } : position;
  return { ...(isOver && { applicationDeadline: null }), ...(isPromiseOver(kept) && { answerBy: null }) };
}

/** Nobody can ask for an answer to a mail, and none can be promised before the last day to apply. */
const isPromiseOver = ({ applicationMethod, answerBy, applicationDeadline, expiryDate }: Position) =>
  applicationMethod !== 'form' || (answerBy !== null && !applicationDeadline && answerBy < expiryDate);

/** What must fit together, in a position that is changed field by field, and before people are to apply again. */
function hold(position: Position, after: Partial<Columns>) {
  const isChanged = (...names: (keyof Position)[]) => names.some((name) => name in after);
  const { salaryMin, salaryMax, applicationMethod, externalApplicationUrl, applicationFormId } = position;
  if (isChanged('salaryMin', 'salaryMax') && salaryMin !== null && salaryMax !== null && salaryMax < salaryMin) {
    refuse('salaryRange.max', 'Maksimumslønn må være høyere enn minimumslønn');
  }
  if (!isChanged('applicationMethod', 'externalApplicationUrl') && !after.isActive) return;
  if (applicationMethod === 'external' && !externalApplicationUrl) {
    refuse('externalApplicationUrl', 'Ekstern URL er påkrevd for eksterne søknader');
  }
  if (applicationMethod === 'form' && !applicationFormId) {
    refuse('applicationMethod', 'Søknadsmal er påkrevd når søknadsmetode er mal');
  }
}

function refuse(path: string, msg: string): never {
  throw failureAt('invalid', path, msg);
}
