import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { ElsewhereFields } from '../../../contract/applications/applications-elsewhere.ts';
import { type ElsewhereState, elsewhereLimits, isOpen } from '../../../contract/applications/elsewhere-words.ts';
import { Failure } from '../../../contract/errors.ts';
import { addDays, dayInOslo, longDay } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseStale } from '../../platform/refuse-stale.ts';
import { notFound } from './entries.ts';

const CHANGED_ELSEWHERE = 'Det er lagret et annet sted etter at du åpnet det. Det du har skrevet her, er ikke lagret.';

const ADDED_TO = 'Du har endret det du noterte. Vil du slette det likevel, gjør du det i listen.';

export function refuseFuture(appliedOn: string, now: Date) {
  if (appliedOn > dayInOslo(now)) refuse('appliedOn', 'Datoen kan ikke være fram i tid');
}

function refuse(path: string, msg: string): never {
  throw failureAt('invalid', path, msg);
}

/** Its words. The same ones, sent once more after a lost reply, change nothing. */
export function changeEntry(
  { db, clock }: Platform,
  userId: string,
  id: string,
  { title, employer, place, appliedOn, link, note }: ElsewhereFields,
  seenAt: string | undefined,
) {
  const now = clock.now();
  refuseFuture(appliedOn, now);
  const words = { title, employer, place: place ?? null, appliedOn, link: link ?? null, note: note ?? null };
  return db.transaction().execute(async (tx) => {
    const before = await lock(tx, userId, id);
    const same = Object.fromEntries(Object.keys(words).map((name) => [name, before[name as keyof typeof words]]));
    if (isDeepStrictEqual(same, words)) return before;
    refuseStale(before.updatedAt, seenAt, CHANGED_ELSEWHERE);
    return write(tx, id, { ...words, updatedAt: now });
  });
}

/** Of what has ended nobody is reminded. */
export function setState({ db }: Platform, userId: string, id: string, state: ElsewhereState) {
  return db.transaction().execute(async (tx) => {
    await lock(tx, userId, id);
    return write(tx, id, { state, ...(!isOpen(state) && { remindOn: null, remindedAt: null }) });
  });
}

/** Answers what that means, too. */
export function remindOf({ db, clock }: Platform, userId: string, id: string, on: string | null) {
  const today = dayInOslo(clock.now());
  const { remindDaysAhead } = elsewhereLimits;
  if (on && on <= today) refuse('on', 'Velg en dag etter i dag');
  if (on && on > addDays(today, remindDaysAhead)) refuse('on', `Velg en dag de neste ${remindDaysAhead} dagene`);
  return db.transaction().execute(async (tx) => {
    const { state } = await lock(tx, userId, id);
    if (on && !isOpen(state))
      throw new Failure('conflict', 'Du kan bare bli minnet om noe som har status Søkt eller Intervju.');
    const { emailConfirmedAt } = await tx
      .selectFrom('users')
      .select('emailConfirmedAt')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const row = await write(tx, id, { remindOn: on, remindedAt: null });
    return { row, message: on ? willRemind(on, emailConfirmedAt) : 'Du får ikke e-post om det.' };
  });
}

const willRemind = (on: string, emailConfirmedAt: Date | null) =>
  emailConfirmedAt
    ? `Du får e-post om det ${longDay(on)}.`
    : `Du får e-post om det ${longDay(on)} hvis du har bekreftet e-postadressen din da.`;

/** Where noting it is only taken back, nothing goes that was added to it since: `seenAt` is when it was noted. */
export const removeEntry = ({ db }: Platform, userId: string, id: string, seenAt: string | undefined) =>
  db.transaction().execute(async (tx) => {
    const { updatedAt, state, remindOn } = await lock(tx, userId, id);
    refuseStale(updatedAt, seenAt, ADDED_TO);
    if (seenAt && (state !== 'applied' || remindOn)) throw new Failure('conflict', ADDED_TO);
    await tx.deleteFrom('mails').where('about', '=', id).execute();
    await tx.deleteFrom('applicationsElsewhere').where('id', '=', id).execute();
  });

async function lock(tx: Tx, userId: string, id: string) {
  const row = await tx
    .selectFrom('applicationsElsewhere')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? notFound();
}

const write = (tx: Tx, id: string, fields: Updateable<Schema['applicationsElsewhere']>) =>
  tx.updateTable('applicationsElsewhere').set(fields).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
