import { printAnonymous } from '../../cvs/index.ts';
import { attachmentHeader, fileNameOf } from '../../platform/files/file-name.ts';
import type { FileAnswer, Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications } from '../handled-applications.ts';
import { notFound } from '../refusals.ts';
import { pseudonymOf } from './as-seen.ts';

export async function printCv({ db }: Platform, viewer: Viewer, id: string, fileId: string): Promise<FileAnswer> {
  const cv = await handledApplications(db, viewer)
    .innerJoin('applicationFiles', 'applicationFiles.applicationId', 'applications.id')
    .innerJoin('anonymousCvs', 'anonymousCvs.fileId', 'applicationFiles.id')
    .select('anonymousCvs.cvData')
    .where('applications.id', '=', id)
    .where('applicationFiles.id', '=', fileId)
    .executeTakeFirst();
  const { firstName, lastName } = pseudonymOf(id);
  const name = `${firstName} ${lastName}`;
  const pdf = await printAnonymous((cv ?? notFound()).cvData, name, viewer.userId);
  return {
    body: Buffer.from(pdf),
    type: 'application/pdf',
    headers: { 'content-disposition': attachmentHeader(fileNameOf(`CV ${name}`, 'pdf')), 'cache-control': 'no-store' },
  };
}
