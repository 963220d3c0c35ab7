import { enqueue } from '../platform/jobs/enqueue.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { fileRemoved } from './mails.ts';

/** For what was uploaded while the scanner was away. Until it has said that a file is clean, nobody can open it. */
export async function scanFile({ db, files }: Platform, fileId: string) {
  const file = await db
    .selectFrom('applicationFiles')
    .select(['fileKey', 'fileName', 'applicationId', 'userId'])
    .where('id', '=', fileId)
    .where('scan', '=', 'pending')
    .executeTakeFirst();
  if (!file) return;
  const found = files.scanner ? await files.scanner.scan(await files.disk.getStream(file.fileKey)) : 'clean';
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('applicationFiles').set({ scan: found }).where('id', '=', fileId).execute();
    if (found === 'clean') return;
    await enqueue(tx, 'remove-application-files', { keys: [file.fileKey] });
    const sender = await tx
      .selectFrom('users')
      .select(['firstName', 'lastName', 'email'])
      .where('id', '=', file.userId)
      .executeTakeFirstOrThrow();
    const { fileName, applicationId } = file;
    if (applicationId) await sendMail(tx, fileRemoved(sender, fileName, applicationId), { about: applicationId });
  });
}
