import type { Platform } from '../platform/platform.ts';
import { endSessions } from '../sessions/index.ts';
import { isPassword } from './passwords.ts';
import { findUser } from './queries.ts';
import { recordEvent } from './record-event.ts';

interface LogIn {
  /** The log names no addresses. */
  role: string;
  email: string;
  password: string;
}

/** Closes accounts whose password everybody can read: what a demo leaves behind. One that has got a password of its own stays open. */
export async function closeKnownLogIns(platform: Platform, logIns: readonly LogIn[]) {
  for (const { role, email, password } of logIns) {
    const user = await findUser(platform.db, email);
    if (!user?.isActive || !(await isPassword(password, user.passwordHash))) continue;
    await close(platform, user.id);
    platform.log.warn(
      `The demo's log-in (${role}) was left in this data with a password that everybody knows: it is deactivated`,
    );
  }
}

const close = ({ db, clock }: Platform, id: string) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const closed = await tx
      .updateTable('users')
      .set({ isActive: false, updatedAt: now })
      .where('id', '=', id)
      .where('isActive', '=', true)
      .returning('id')
      .executeTakeFirst();
    // Another instance, started at the same moment, was first.
    if (!closed) return;
    await endSessions(tx, { userId: id }, 'deactivated', now);
    await recordEvent(tx, id, 'deactivated', now);
  });
