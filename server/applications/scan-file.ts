import { daysAfter, MINUTE_MS } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { enqueueAll } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { fileRemoved } from './mails.ts';
import { planFileRemoval } from './plan-file-removal.ts';

export const fileScan = work<{ fileId: string }>('scan-application-file');

const AT_ONCE = 1000;
/** Nobody waits for it: one that was slow while its sender waited would be as slow each time. */
const SCANNED_WITHIN_MS = 10 * MINUTE_MS;

/** At most one waits for each file. */
export function planScans(db: Db, fileIds: string[], runAt?: Date) {
  const scans = fileIds.map((fileId) => ({ fileId }));
  const keys = fileIds.map((fileId) => `${fileScan.name}:${fileId}`);
  return enqueueAll(db, fileScan, scans, { keys, runAt });
}

/** What no attempt got an answer about: asked again each hour, for as long as the scanner may be away. */
export async function planForgottenScans({ db, clock }: Platform) {
  const rows = await db
    .selectFrom('applicationFiles')
    .select('id')
    .where('scan', '=', 'pending')
    .where('createdAt', '<', daysAfter(clock.now(), -1))
    .orderBy('createdAt')
    .limit(AT_ONCE)
    .execute();
  await planScans(
    db,
    rows.map(({ id }) => id),
  );
}

/** For what was uploaded while the scanner was away. Until it has said that a file is clean, nobody can open it. */
export async function scanFile({ db, files }: Platform, fileId: string) {
  const file = await db
    .selectFrom('applicationFiles')
    .select(['fileKey', 'fileName'])
    .where('id', '=', fileId)
    .where('scan', '=', 'pending')
    .executeTakeFirst();
  if (!file) return;
  const found = files.scanner
    ? await files.scanner.scan(await files.disk.getStream(file.fileKey), SCANNED_WITHIN_MS)
    : 'clean';
  if (found === 'tooLarge') throw new Error('clamd: the file is larger than its StreamMaxLength or MaxFileSize');
  await db.transaction().execute(async (tx) => {
    // Asked for only now: it may have been sent while it was scanned.
    const scanned = await tx
      .updateTable('applicationFiles')
      .set({ scan: found })
      .where('id', '=', fileId)
      .returning('applicationId')
      .executeTakeFirst();
    if (!scanned || found === 'clean') return;
    await planFileRemoval(tx, [file]);
    const sent = await tx
      .selectFrom('applications')
      .innerJoin('positions', 'positions.id', 'applications.positionId')
      .innerJoin('businesses', 'businesses.id', 'applications.businessId')
      .innerJoin('users', 'users.id', 'applications.userId')
      .select(['applications.id', 'positions.title', 'businesses.businessName'])
      .select(['users.firstName', 'users.lastName', 'users.email'])
      .where('applications.id', '=', scanned.applicationId)
      .executeTakeFirst();
    if (sent) await sendMail(tx, fileRemoved(sent, file.fileName), { about: sent.id });
  });
}
