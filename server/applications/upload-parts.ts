import { applicationLimits } from '../../contract/applications/application-fields.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { UploadedFile, Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { uploadFile } from './upload-file.ts';

const MEGABYTE = 1024 * 1024;
const limits = {
  whole: applicationLimits.fileSize * MEGABYTE,
  together: applicationLimits.unusedMegabytes * MEGABYTE,
};

/** A part of a large file, and how much of it is here then. */
export const uploadPart = ({ files }: Platform, { userId }: Viewer, upload: string, from: number, part: UploadedFile) =>
  files.inParts.add(userId, upload, from, part, limits);

interface Uploaded {
  upload?: string | undefined;
  fileName?: string | undefined;
  size?: number | undefined;
  positionId: string | undefined;
  questionId: string | undefined;
}

/** The file of all its parts, by the rules of any other. */
export async function uploadWhole(platform: Platform, viewer: Viewer, { upload, fileName, size, ...target }: Uploaded) {
  if (!upload || !fileName || !size) throw failureAt('invalid', 'applicationFile', 'Du må velge en fil');
  return await platform.files.inParts.use(viewer.userId, { key: upload, fileName, size }, (file) =>
    uploadFile(platform, viewer, { file, ...target }),
  );
}
