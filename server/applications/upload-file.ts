import { createReadStream } from 'node:fs';
import { fileTypes, type Question } from '../../contract/application-forms.ts';
import { applicationLimits } from '../../contract/applications.ts';
import { Failure } from '../../contract/errors.ts';
import type { Db } from '../platform/database/database.ts';
import type { UploadedFile, Viewer } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Platform } from '../platform/platform.ts';
import { readApplyTarget } from './apply-target.ts';

const MEGABYTE = 1024 * 1024;
const FIELD = 'applicationFile';

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
  await checkUnused(db, viewer.userId, file.sizeBytes);
  const scan = await scanUpload(platform, file);
  const place = { folder: 'application-files', allowed: question?.allowedFileTypes ?? fileTypes, field: FIELD };
  return await files.saveDocument(file, place, async ({ key, fileName, type, sizeBytes }) => {
    const row = await db
      .insertInto('applicationFiles')
      .values({
        userId: viewer.userId,
        positionId: positionId ?? null,
        fileKey: key,
        fileName,
        type,
        sizeBytes,
        scan,
        createdAt: clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (scan === 'pending') await enqueue(db, 'scan-application-file', { fileId: row.id });
    return row;
  });
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

/** Nobody fills the disk with what is never sent. */
async function checkUnused(db: Db, userId: string, sizeBytes: number) {
  const { count, bytes } = await db
    .selectFrom('applicationFiles')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('sizeBytes').as('bytes')])
    .where('userId', '=', userId)
    .where('applicationId', 'is', null)
    .executeTakeFirstOrThrow();
  const { unusedFiles, unusedMegabytes } = applicationLimits;
  if (count < unusedFiles && Number(bytes ?? 0) + sizeBytes <= unusedMegabytes * MEGABYTE) return;
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
