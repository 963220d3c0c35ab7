import { isUuid } from '../../contract/is-uuid.ts';
import type { MayRead } from '../platform/files/serve-files.ts';
import { handledApplications } from './handled-applications.ts';

/**
 * Who sent it, and those who handle the application as long as they do: not once it was withdrawn or deleted, or they left
 * the business or were deactivated, and not while they must not know whose it is. Asked when the file is fetched, since an
 * address works for some minutes.
 */
export const mayReadApplicationFile: MayRead = async (db, fileKey, reader) => {
  if (!isUuid(reader)) return false;
  const file = await db
    .selectFrom('applicationFiles')
    .select(['userId', 'applicationId'])
    .where('fileKey', '=', fileKey)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('users').select('users.id').where('users.id', '=', reader).where('users.isActive', '=', true)),
    )
    .where('scan', '=', 'clean')
    .executeTakeFirst();
  if (!file) return false;
  if (file.userId === reader) return true;
  const handled = await handledApplications(db, { userId: reader })
    .select('applications.id')
    .where('applications.id', '=', file.applicationId)
    .where('anonymousResponses', 'is', null)
    .executeTakeFirst();
  return handled !== undefined;
};
