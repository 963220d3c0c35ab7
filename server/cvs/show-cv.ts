import type { Platform } from '../platform/platform.ts';
import { type CvRow, dataOf } from './queries.ts';

/** As its owner sees it, with an address of the photo that works for a while. */
export async function showCv({ files }: Platform, row: CvRow) {
  const { personalInfo, ...contents } = dataOf(row);
  const profileImage = row.imageKey
    ? await files.signedPath({ key: row.imageKey, fileName: 'profilbilde.webp' })
    : null;
  return {
    id: row.id,
    _id: row.id,
    ...contents,
    personalInfo: { ...personalInfo, profileImage },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
