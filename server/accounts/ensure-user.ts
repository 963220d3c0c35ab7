import { registerSchema } from '../../contract/accounts/account-fields.ts';
import type { Platform } from '../platform/platform.ts';
import { isCommon } from './common-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findUser } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { setPassword } from './set-password.ts';

interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
}

/** Makes an account that the operator names, once. Answers its id. */
export async function ensureUser({ db, clock }: Platform, { email, password, ...fields }: Person) {
  const existing = await findUser(db, email);
  if (existing) return existing.id;
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const times = { createdAt: now, updatedAt: now, lastActiveAt: now, emailConfirmedAt: now };
    const made = await tx
      .insertInto('users')
      .values({ email, passwordHash, ...fields, ...times })
      .onConflict((conflict) => conflict.column('emailKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await recordEvent(tx, made.id, fields.isAdmin ? 'made-staff' : 'registered', now);
    // Another instance, started at the same moment, was first.
    const user = made ?? (await findUser(tx, email));
    if (!user) throw new Error('An account that is there cannot be found');
    return user.id;
  });
}

/** The member of staff that the configuration names: whoever can set it can always get in, if need be with another address. */
export async function ensureStaff(platform: Platform) {
  const { db, clock, config, log } = platform;
  if (!config.admin) return;
  const { email, password } = config.admin;
  if (!registerSchema.shape.password.safeParse(password).success || isCommon(password))
    log.warn('ADMIN_PASSWORD is weaker than what people may register with: choose another one');
  const id = await ensureUser(platform, { email, password, firstName: 'Jobbfjord', lastName: 'Drift', isAdmin: true });
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isSame = await isPassword(password, user.passwordHash);
  if (user.isAdmin && user.isActive && isSame) return;
  const passwordHash = isSame ? undefined : await hashPassword(password);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ isAdmin: true, isActive: true, updatedAt: now }).where('id', '=', id).execute();
    if (passwordHash) await setPassword(tx, id, passwordHash, 'password-changed', now);
    if (!user.isActive) await recordEvent(tx, id, 'reactivated', now);
    if (!user.isAdmin) await recordEvent(tx, id, 'made-staff', now);
  });
}
