import { holdUser, recordEvent } from '../accounts/index.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';

/** Turns the newsletter on or off for the caller, to what is wanted if that is said. Answers which. */
export const toggleSubscription = ({ db, clock }: Platform, { userId }: Viewer, wanted: boolean | undefined) =>
  db.transaction().execute(async (tx) => {
    const before = await holdUser(tx, userId);
    const newsletterEnabled = wanted ?? !before.newsletterEnabled;
    if (newsletterEnabled === before.newsletterEnabled) return newsletterEnabled;
    await tx.updateTable('users').set({ newsletterEnabled }).where('id', '=', userId).execute();
    await recordEvent(tx, userId, newsletterEnabled ? 'newsletter-on' : 'newsletter-off', clock.now());
    return newsletterEnabled;
  });
