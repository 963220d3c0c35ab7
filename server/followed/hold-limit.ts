import { Failure } from '../../contract/errors.ts';
import { MOST_FOLLOWED } from '../../contract/followed.ts';
import { MOST_HIDDEN } from '../../contract/hidden.ts';
import type { Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';

const full = {
  followedPositions: `Du følger allerede ${MOST_FOLLOWED} stillinger. Fjern noen før du følger flere.`,
  followedBusinesses: `Du følger allerede ${MOST_FOLLOWED} bedrifter. Fjern noen før du følger flere.`,
  savedSearches: `Du har allerede ${MOST_FOLLOWED} lagrede søk. Slett noen før du lagrer flere.`,
  hiddenPositions: `Du har allerede skjult ${MOST_HIDDEN} annonser. Vis noen igjen før du skjuler flere.`,
  hiddenBusinesses: `Du har allerede skjult ${MOST_HIDDEN} arbeidsgivere. Vis noen igjen før du skjuler flere.`,
} as const;

/** One change of a user's lists at a time, until the transaction ends: so that counting and adding belong together. */
export const lockLists = (tx: Tx, userId: string) => lockNamed(tx, `followed ${userId}`);

const mostOf = (list: keyof typeof full) => (list.startsWith('hidden') ? MOST_HIDDEN : MOST_FOLLOWED);

/** After adding: more than the limit undoes the transaction. */
export async function holdLimit(tx: Tx, userId: string, list: keyof typeof full) {
  const { count } = await tx
    .selectFrom(list)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (count > mostOf(list)) throw new Failure('conflict', full[list]);
}
