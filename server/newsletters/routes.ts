import { sql } from 'kysely';
import { newsletters } from '../../contract/newsletters.ts';
import { recordEvent } from '../accounts/index.ts';
import { route } from '../platform/http/route.ts';

export const routes = [
  route(newsletters.toggle, async ({ viewer }, { db, clock }) =>
    db.transaction().execute(async (tx) => {
      const { newsletterEnabled } = await tx
        .updateTable('users')
        .set({ newsletterEnabled: sql<boolean>`not newsletter_enabled` })
        .where('id', '=', viewer.userId)
        .returning('newsletterEnabled')
        .executeTakeFirstOrThrow();
      await recordEvent(tx, viewer.userId, newsletterEnabled ? 'newsletter-on' : 'newsletter-off', clock.now());
      const message = newsletterEnabled ? 'Du får nå nyhetsbrevet vårt.' : 'Du får ikke lenger nyhetsbrevet vårt.';
      return { newsletterEnabled, message };
    }),
  ),
];
