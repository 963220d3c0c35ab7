import { sql } from 'kysely';
import { recordEvent } from '../accounts/index.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';

/** Turns the newsletter on or off for the caller. Answers which. */
export const toggleSubscription = ({ db, clock }: Platform, { userId }: Viewer) =>
  db.transaction().execute(async (tx) => {
    const { newsletterEnabled } = await tx
      .updateTable('users')
      .set({ newsletterEnabled: sql<boolean>`not newsletter_enabled` })
      .where('id', '=', userId)
      .returning('newsletterEnabled')
      .executeTakeFirstOrThrow();
    await recordEvent(tx, userId, newsletterEnabled ? 'newsletter-on' : 'newsletter-off', clock.now());
    return newsletterEnabled;
  });
