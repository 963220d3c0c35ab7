import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { applicationLimits } from '../../contract/application-fields.ts';
import { fileTypes, type Question } from '../../contract/application-form-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';
import type { StoredFile } from '../platform/files/files.ts';
import type { UploadedFile, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readApplyTarget } from './apply-target.ts';
import type { UnusedFile } from './files-of-answers.ts';
import { removeFile } from './remove-file.ts';
import { planScan } from './scan-file.ts';

const MEGABYTE = 1024 * 1024;
const FIELD = 'applicationFile';
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
      noted = await db.transaction().execute(async (tx) => {
        const row = await noteFile(tx, stored, uploader);
        // The scanner just gave no answer, and the file is not in its place yet.
        if (scan === 'pending') await planScan(tx, row.id, new Date(uploader.now.getTime() + SCANNED_AFTER_MS));
        return row;
      });
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

/** Nobody fills the disk with what is never sent, also by sending many at the same moment. */
async function noteFile(tx: Tx, file: StoredFile, { userId, positionId, scan, now }: Uploader) {
  const { unusedFiles, unusedMegabytes } = applicationLimits;
  // Every file refers to the account: those that are being noted are waited for, and counted.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { rows } = await sql<UnusedFile>`
    insert into application_files (user_id, position_id, file_key, file_name, type, size_bytes, scan, created_at)
    select ${userId}::uuid, ${positionId ?? null}::uuid, ${file.key}, ${file.fileName}, ${file.type},
      ${file.sizeBytes}::integer, ${scan}, ${now}::timestamptz
    from (
      select count(*) as files, coalesce(sum(size_bytes), 0) as bytes from application_files
      where user_id = ${userId}::uuid and application_id is null
    ) unused
    where unused.files < ${unusedFiles} and unused.bytes + ${file.sizeBytes} <= ${unusedMegabytes * MEGABYTE}
    returning id, file_key, file_name, size_bytes, scan`.execute(tx);
  if (rows[0]) return rows[0];
  throw refusal('conflict', 'Du har lastet opp mange filer uten å sende dem. Fjern noen, eller send søknaden først.');
}

/** While the scanner is away, files wait for it instead of their senders. */
async function scanUpload({ files, log }: Platform, { path }: UploadedFile) {
  if (!files.scanner) return 'clean';
  const found = await files.scanner.scan(createReadStream(path)).catch((error: Error) => {
    log.warn({ reason: error.message }, 'virus scanner did not answer');
    return 'pending' as const;
  });
  if (found === 'infected') throw refusal('wrongType', 'Filen inneholder skadelig programvare og ble ikke tatt imot');
  return found;
}

const refusal = (kind: 'invalid' | 'tooLarge' | 'wrongType' | 'conflict', msg: string, path = FIELD) =>
  new Failure(kind, msg, { errors: [{ path, msg }] });
