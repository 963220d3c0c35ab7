import type { Platform } from '../platform/platform.ts';
import { type CvRow, dataOf } from './queries.ts';

/** As its owner sees it, with an address of the photo that works for a while. */
export async function showCv({ files }: Platform, row: CvRow) {
  const { personalInfo, ...contents } = dataOf(row);
  const profileImage = await photoAddress({ files }, row.imageKey);
  return {
    id: row.id,
    _id: row.id,
    ...contents,
    personalInfo: { ...personalInfo, profileImage },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export async function photoAddress({ files }: Pick<Platform, 'files'>, key: string | null) {
  return key ? files.signedPath({ key, fileName: 'profilbilde.webp' }) : null;
}
