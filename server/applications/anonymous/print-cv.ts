import { Failure } from '../../../contract/errors.ts';
import { printAnonymous } from '../../cvs/index.ts';
import { attachmentHeader, fileNameOf } from '../../platform/files/file-name.ts';
import type { FileAnswer, Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications } from '../handled-applications.ts';
import { nameOf } from '../name-of.ts';
import { notFound } from '../refusals.ts';
import { pseudonymOf } from './as-seen.ts';

export async function printCv({ db }: Platform, viewer: Viewer, id: string, fileId: string): Promise<FileAnswer> {
  const row = await handledApplications(db, viewer)
    .leftJoin('applicationFiles', (join) =>
      join.onRef('applicationFiles.applicationId', '=', 'applications.id').on('applicationFiles.id', '=', fileId),
    )
    .leftJoin('anonymousCvs', 'anonymousCvs.fileId', 'applicationFiles.id')
    .select(['anonymousCvs.cvData', 'applications.revealedAt'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (row?.revealedAt) throw new Failure('conflict', 'En kollega har vist hvem søkeren er. Last ned CV-en på nytt.');
  const cv = row?.cvData ?? notFound();
  const name = nameOf(pseudonymOf(id));
  const pdf = await printAnonymous(cv, name, viewer.userId);
  return {
    body: Buffer.from(pdf),
    type: 'application/pdf',
    headers: { 'content-disposition': attachmentHeader(fileNameOf(`CV ${name}`, 'pdf')), 'cache-control': 'no-store' },
  };
}
