import { isDeepStrictEqual } from 'node:util';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { type LetterData, letterLimits, nameOfLetter } from '../../../contract/cvs/cover-letter-fields.ts';
import { cvLimits } from '../../../contract/cvs/cv-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { lockNamed } from '../../platform/database/lock-named.ts';
import type { Writer } from '../../platform/known-draft.ts';
import type { Platform } from '../../platform/platform.ts';
import { isStale } from '../../platform/refuse-stale.ts';
import { noDocument } from '../queries.ts';
import { keepVersion } from '../versions.ts';
import { dropLetterDraft } from './drafts.ts';
import { lockLetter, readLetter } from './queries.ts';

const CHANGED_ELSEWHERE =
  'Det er lagret et annet sted etter at du åpnet det. Lagrer du igjen, gjelder det du har her. Det andre ligger da under Versjoner.';

interface Sent {
  letter: LetterData;
  /** Whose draft ends with it. */
  by?: Writer;
}

interface Made extends Sent {
  key?: string | undefined;
}

interface Changed extends Sent {
  basedOn?: string | undefined;
  /** Which draft ends with it, `null` for that of a new letter. */
  draftOf?: string | null;
}

/** Sent once more under its key, after a lost reply, it is there already, and what was written since is kept too. */
export function createLetter({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string, { letter, by, key }: Made) {
  return db.transaction().execute(async (tx) => {
    const made = await makeOnce(tx, userId, letter, key, clock.now());
    if (!made.isNew) return writeOver(tx, userId, made.row.id, { letter, by, draftOf: null }, clock.now());
    await dropLetterDraft(tx, userId, null, by);
    return made.row;
  });
}

export function changeLetter({ db, clock }: Platform, userId: string, id: string, changed: Changed) {
  return db.transaction().execute((tx) => writeOver(tx, userId, id, changed, clock.now()));
}

export function duplicateLetter({ db, clock }: Platform, userId: string, id: string, key?: string) {
  return db.transaction().execute(async (tx) => {
    const { data } = await readLetter(tx, userId, id);
    const copy = { ...data, title: cutWhole(`Kopi av ${nameOfLetter(data) || 'søknadsbrev'}`, cvLimits.line) };
    return (await makeOnce(tx, userId, copy, key, clock.now())).row;
  });
}

export async function removeLetter(db: Db, userId: string, id: string) {
  await db
    .deleteFrom('coverLetters')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(noDocument);
}

async function makeOnce(tx: Tx, userId: string, letter: LetterData, idempotencyKey: string | undefined, now: Date) {
  // One user's letters are counted, and made under their keys, one at a time.
  await lockNamed(tx, `cover letters ${userId}`);
  const own = await tx
    .selectFrom('coverLetters')
    .select(['id', 'idempotencyKey'])
    .where('userId', '=', userId)
    .execute();
  const before = idempotencyKey && own.find((each) => each.idempotencyKey === idempotencyKey);
  if (before) return { row: await readLetter(tx, userId, before.id), isNew: false };
  if (own.length >= letterLimits.letters)
    throw new Failure('conflict', `Du kan ha høyst ${letterLimits.letters} søknadsbrev. Slett et først.`);
  const made = { data: JSON.stringify(letter), idempotencyKey: idempotencyKey ?? null };
  const row = await tx
    .insertInto('coverLetters')
    .values({ userId, ...made, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true };
}

async function writeOver(
  tx: Tx,
  userId: string,
  id: string,
  { letter, by, basedOn, draftOf = id }: Changed,
  now: Date,
) {
  const before = await lockLetter(tx, userId, id);
  const isUnseen = isStale(before.updatedAt, basedOn);
  // One's own save, sent once more after a lost reply, changes nothing.
  const isSame = isDeepStrictEqual(before.data, letter);
  if (isUnseen && !isSame) throw new Failure('conflict', CHANGED_ELSEWHERE);
  if (!isSame) await keepVersion(tx, 'letter', before);
  await dropLetterDraft(tx, userId, draftOf, by);
  return tx
    .updateTable('coverLetters')
    .set({ data: JSON.stringify(letter), updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
