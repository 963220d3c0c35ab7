import { Failure } from '../../contract/errors.ts';
import { MOST_HIDDEN } from '../../contract/followed/hidden.ts';
import { MOST_FOLLOWED } from '../../contract/followed.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';

const full = {
  followedPositions: `Du følger allerede ${MOST_FOLLOWED} stillinger. Fjern noen før du følger flere.`,
  followedBusinesses: `Du følger allerede ${MOST_FOLLOWED} bedrifter. Fjern noen før du følger flere.`,
  savedSearches: `Du har allerede ${MOST_FOLLOWED} lagrede søk. Slett noen før du lagrer flere.`,
  hiddenPositions: `Du har allerede skjult ${MOST_HIDDEN} annonser. Vis noen igjen før du skjuler flere.`,
  hiddenBusinesses: `Du har allerede skjult ${MOST_HIDDEN} arbeidsgivere. Vis noen igjen før du skjuler flere.`,
} as const;

type List = keyof typeof full;

/** One change of a user's lists at a time, until the transaction ends: so that counting and adding belong together. */
export const lockLists = (tx: Tx, userId: string) => lockNamed(tx, `followed ${userId}`);

/** More than the limit undoes it. */
export const addWithinLimit = (db: Db, userId: string, list: List, add: (tx: Tx) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await lockLists(tx, userId);
    await add(tx);
    const { count } = await tx
      .selectFrom(list)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (count > mostOf(list)) throw new Failure('conflict', full[list]);
  });

const mostOf = (list: List) => (list.startsWith('hidden') ? MOST_HIDDEN : MOST_FOLLOWED);
