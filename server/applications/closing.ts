import { applicationLimits } from '../../contract/applications/application-fields.ts';
import { addDays, longDate, longDay, MINUTE_MS, startOfDayInOslo } from '../platform/clock.ts';
import { heldUntil } from '../positions/index.ts';

const GRACE_MS = applicationLimits.graceMinutes * MINUTE_MS;

/** What decides whether one can apply. */
interface Target {
  applicationMethod: string;
  formId: string | null;
  approvalStatus: string;
  isActive: boolean;
  expiredAt: Date | null;
  isPublicBusiness: boolean;
  /** Until then nobody but its employer sees it. */
  publishFrom: Date | null;
  /** `YYYY-MM-DD`, the last day to apply. */
  applicationDeadline: string | null;
  /** `YYYY-MM-DD`, the first day on which it is no longer shown. */
  expiryDate: string;
  draftStartedAt: Date | null;
}

interface Closing {
  /** Why nobody can apply; `null` while one can. */
  closed: string | null;
  /** Only for somebody who began in time and has not sent it when it closed. */
  graceEndsAt: Date | null;
}

export function closingOf(target: Target, now: Date): Closing {
  const closesAt = closingMoment(target);
  const isOver = now.getTime() >= closesAt;
  const graceEndsAt = closesAt + GRACE_MS;
  const hasGrace = isOver && target.draftStartedAt !== null && target.draftStartedAt.getTime() < closesAt;
  const closed =
    reasonBesideTime(target, now) ??
    (isOver && !(hasGrace && now.getTime() < graceEndsAt) ? isOverBy(target, now) : null);
  return { closed, graceEndsAt: hasGrace && !closed ? new Date(graceEndsAt) : null };
}

/** A position that its expiry date switched off is only over; one that a person switched off is withdrawn. */
function reasonBesideTime(target: Target, now: Date) {
  if (target.approvalStatus === 'rejected') return 'Stillingen er ikke lenger tilgjengelig.';
  if (target.approvalStatus !== 'approved')
    return 'Stillingen er ikke godkjent ennå, så det går ikke an å søke på den.';
  const opens = heldUntil(target, now);
  if (opens) return `Stillingen publiseres ${longDate(opens)}, så det går ikke an å søke på den ennå.`;
  if (!target.isPublicBusiness) return 'Bedriften tar ikke imot søknader nå.';
  if (!target.isActive && !target.expiredAt) return 'Arbeidsgiveren har deaktivert stillingen.';
  if (target.applicationMethod !== 'form' || !target.formId)
    return 'Søknader til denne stillingen sendes på en annen måte.';
  return null;
}

function isOverBy({ applicationDeadline, expiryDate }: Target, now: Date) {
  const deadlinePassed =
    applicationDeadline !== null && startOfDayInOslo(addDays(applicationDeadline, 1)) <= now.getTime();
  return deadlinePassed
    ? `Søknadsfristen gikk ut ${longDay(applicationDeadline)}.`
    : `Stillingen utløp ${longDay(expiryDate)}.`;
}

export const lastDayOf = ({ applicationDeadline, expiryDate }: Pick<Target, 'applicationDeadline' | 'expiryDate'>) => {
  const lastShown = addDays(expiryDate, -1);
  return applicationDeadline && applicationDeadline < lastShown ? applicationDeadline : lastShown;
};

const closingMoment = (target: Target) => startOfDayInOslo(addDays(lastDayOf(target), 1));
