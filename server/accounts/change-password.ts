import type { z } from 'zod';
import type { changePasswordSchema } from '../../contract/accounts.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  { currentPassword, newPassword }: z.output<typeof changePasswordSchema>,
  address: string,
) {
  const message = 'Nåværende passord er feil';
  await checkOwnPassword(platform, viewer, { password: currentPassword, path: 'currentPassword', message, address });
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await platform.db
    .transaction()
    .execute((tx) => setPassword(tx, viewer.userId, passwordHash, 'password-changed', platform.clock.now()));
}
