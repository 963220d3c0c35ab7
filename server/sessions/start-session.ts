import type { Tx } from '../platform/database/database.ts';
import { deviceOf } from './device-of.ts';
import { hashToken, newToken } from './token.ts';

interface Visit {
  userId: string;
  address: string;
  userAgent: string;
  now: Date;
}

/** Logs a device in. `isNewDevice`: the user was here before, but never from one like this. */
export async function startSession(tx: Tx, { userId, address, userAgent, now }: Visit) {
  const device = deviceOf(userAgent);
  const earlier = await tx
    .selectFrom('sessions')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb.and({ browser: device.browser, os: device.os, device: device.device }))
        .as('alike'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      userId,
      tokenHash: hashToken(token),
      ...device,
      ipAddress: address,
      createdAt: now,
      lastAccessed: now,
    })
    .execute();
  return { token, device, isNewDevice: earlier.all > 0 && earlier.alike === 0 };
}
