import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { fileTypes, type Question } from '../../contract/application-forms/application-form-fields.ts';
import { applicationLimits } from '../../contract/applications/application-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db } from '../platform/database/database.ts';
import type { StoredFile } from '../platform/files/files.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { UploadedFile, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readApplyTarget } from './apply-target.ts';
import type { UnusedFile } from './files-of-answers.ts';
import { removeFile } from './remove-file.ts';
import { planScans } from './scan-file.ts';

const MEGABYTE = 1024 * 1024;
const FIELD = 'applicationFile';
/** Its sender waits, and so does what stands in front of us, often no longer than a minute. */
const SCANNED_WITHIN_MS = 30_000;
const SCANNED_AFTER_MS = 10_000;

interface Upload {
  file: UploadedFile;
  positionId: string | undefined;
  questionId: string | undefined;
}

/**
 * Keeps a file until it is sent. Its row is there before its content is, so that whatever happens in between, somebody
 * sweeps it up.
 */
export async function uploadFile(platform: Platform, viewer: Viewer, { file, positionId, questionId }: Upload) {
  const { db, files, clock } = platform;
  const question = positionId ? await findQuestion(platform, viewer, positionId, questionId) : undefined;
  if (file.sizeBytes === 0) throw refusal('invalid', 'Filen er tom');
  if (question) checkSize(file, question);
  const scan = await scanUpload(platform, file);
  const place = { folder: 'application-files', allowed: question?.allowedFileTypes ?? fileTypes, field: FIELD };
  let noted: UnusedFile | undefined;
  try {
    return await files.saveDocument(file, place, async (stored) => {
      const uploader = { userId: viewer.userId, positionId, scan, now: clock.now() };
      noted = await (scan === 'pending' ? noteForScan(db, stored, uploader) : noteFile(db, stored, uploader));
      return noted;
    });
  } catch (error) {
    // It would count among those that are not sent yet. What stays here is swept up.
    if (noted) await removeFile(platform, viewer.userId, noted.id).catch(() => {});
    throw error;
  }
}

async function findQuestion({ db, clock }: Platform, viewer: Viewer, positionId: string, questionId?: string) {
  const target = await readApplyTarget(db, positionId, viewer, clock.now());
  if (target.closed) throw new Failure('conflict', target.closed);
  if (questionId === undefined) return undefined;
  const question = target.questions.find(({ id, type }) => id === questionId && type === 'file_upload');
  if (!question) throw refusal('invalid', 'Spørsmålet tar ikke imot filer', 'questionId');
  return question;
}

function checkSize({ sizeBytes }: UploadedFile, { maxFileSize }: Question) {
  if (sizeBytes > maxFileSize * MEGABYTE) throw refusal('tooLarge', `Filen kan ikke være større enn ${maxFileSize} MB`);
}

interface Uploader {
  userId: string;
  positionId: string | undefined;
  scan: string;
  now: Date;
}

/** The scanner just gave no answer, and the file is not in its place yet. */
const noteForScan = (db: Db, file: StoredFile, uploader: Uploader) =>
  db.transaction().execute(async (tx) => {
    const row = await noteFile(tx, file, uploader);
    await planScans(tx, [row.id], new Date(uploader.now.getTime() + SCANNED_AFTER_MS));
    return row;
  });

/**
 * Nobody fills the disk with what is never sent, also by sending many at the same moment: every file refers to the account,
 * so those that are being noted are waited for, and counted.
 */
async function noteFile(db: Db, file: StoredFile, { userId, positionId, scan, now }: Uploader) {
  const { unusedFiles, unusedMegabytes } = applicationLimits;
  const { rows } = await sql<UnusedFile>`
    insert into application_files (user_id, position_id, file_key, file_name, type, size_bytes, scan, created_at)
    select uploader.id, ${positionId ?? null}::uuid, ${file.key}, ${file.fileName}, ${file.type},
      ${file.sizeBytes}::integer, ${scan}, ${now}::timestamptz
    from (select id from users where id = ${userId}::uuid for update) as uploader, files_not_sent(uploader.id) as unused
    where unused.files < ${unusedFiles} and unused.bytes + ${file.sizeBytes} <= ${unusedMegabytes * MEGABYTE}
    returning id, file_key, file_name, size_bytes, scan`.execute(db);
  if (rows[0]) return rows[0];
  const uploader = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!uploader) throw new Failure('notLoggedIn');
  throw refusal('conflict', 'Du har lastet opp mange filer uten å sende dem. Fjern noen, eller send søknaden først.');
}

/** While the scanner is away, files wait for it instead of their senders. Nobody could ever open what it is too small for. */
async function scanUpload({ files, log }: Platform, { path, sizeBytes }: UploadedFile) {
  if (!files.scanner) return 'clean';
  const found = await files.scanner.scan(createReadStream(path), SCANNED_WITHIN_MS).catch((error: Error) => {
    log.warn({ reason: error.message }, 'virus scanner did not answer');
    return 'pending' as const;
  });
  if (found === 'infected') throw refusal('wrongType', 'Filen inneholder skadelig programvare og ble ikke tatt imot');
  if (found === 'tooLarge') {
    log.error({ sizeBytes }, "a file was refused, for it is larger than clamd's StreamMaxLength or MaxFileSize");
    throw refusal('tooLarge', 'Filen er for stor til å kontrolleres for virus. Last opp en mindre fil.');
  }
  return found;
}

const refusal = (kind: 'invalid' | 'tooLarge' | 'wrongType' | 'conflict', msg: string, path = FIELD) =>
  failureAt(kind, path, msg);
