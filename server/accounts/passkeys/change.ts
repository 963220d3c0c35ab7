import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { readUser } from '../queries.ts';
import { recordEvent } from '../record-event.ts';
import { passkeyRemoved } from './mails.ts';
import { passkeyColumns, passkeyNotFound } from './queries.ts';

export const renamePasskey = ({ db }: Platform, { userId }: Viewer, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(passkeyColumns)
    .executeTakeFirstOrThrow(passkeyNotFound);

export const removePasskey = ({ db, clock }: Platform, { userId }: Viewer, id: string) =>
  db.transaction().execute(async (tx) => {
    const { name } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirstOrThrow(passkeyNotFound);
    await recordEvent(tx, userId, 'passkey-removed', clock.now());
    await sendMail(tx, passkeyRemoved(await readUser(tx, userId), name));
  });

/** Answers how many there were. */
export async function forgetPasskeys(tx: Tx, userId: string, now: Date) {
  const gone = await tx.deleteFrom('passkeys').where('userId', '=', userId).returning('id').execute();
  for (const _each of gone) await recordEvent(tx, userId, 'passkey-removed', now);
  return gone.length;
}
