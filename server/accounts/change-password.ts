import type { z } from 'zod';
import type { changePasswordSchema } from '../../contract/accounts/account-fields.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { holdAccount } from './hold-account.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

export async function changePassword(
  platform: Platform,
  viewer: Viewer,
  { currentPassword, newPassword }: z.output<typeof changePasswordSchema>,
  address: string,
) {
  const message = 'Nåværende passord er feil';
  const given = { password: currentPassword, path: 'currentPassword', message, address };
  const user = await checkOwnPassword(platform, viewer, given);
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return await platform.db.transaction().execute(async (tx) => {
    await holdAccount(tx, user);
    return await setPassword(tx, user.id, passwordHash, 'password-changed', platform.clock.now());
  });
}
