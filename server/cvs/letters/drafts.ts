import type { LetterData } from '../../../contract/cvs/cover-letter-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { isKnownTo, type Writer } from '../../platform/known-draft.ts';
import { readLetter } from './queries.ts';

const WRITTEN_ELSEWHERE = 'Søknadsbrevet er åpent et annet sted også, og utkastet er derfra.';

interface Draft {
  /** `null` for a letter that is still to be made. */
  letterId: string | null;
  letter: LetterData;
  now: Date;
  by: Writer;
  /** When the document was last changed, as far as its writer knew. */
  basedOn?: string | undefined;
}

export async function readLetterDrafts(db: Db, userId: string) {
  const rows = await db
    .selectFrom('coverLetterDrafts')
    .select(['letterId', 'data', 'savedAt', 'basedOn'])
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .execute();
  return rows.map(({ data, ...draft }) => ({ ...draft, letter: data }));
}

export async function saveLetterDraft(tx: Tx, userId: string, { letterId, letter, now, by, basedOn }: Draft) {
  if (letterId) await readLetter(tx, userId, letterId);
  const changes = { data: JSON.stringify(letter), savedAt: now, writer: by.writer ?? null, basedOn: basedOn ?? null };
  const kept = await tx
    .insertInto('coverLetterDrafts')
    .values({ userId, letterId, ...changes })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'letterId']).doUpdateSet(changes).where(isKnownTo(by, itsColumns)),
    )
    .returning('savedAt')
    .executeTakeFirst();
  if (!kept) throw new Failure('conflict', WRITTEN_ELSEWHERE);
  return now;
}

const itsColumns = { writer: 'coverLetterDrafts.writer', keptAt: 'coverLetterDrafts.savedAt' };

export async function dropLetterDraft(tx: Tx, userId: string, letterId: string | null, by: Writer = {}) {
  await tx
    .deleteFrom('coverLetterDrafts')
    .where('userId', '=', userId)
    .where('letterId', letterId ? '=' : 'is', letterId)
    .where(isKnownTo(by, itsColumns))
    .execute();
}
