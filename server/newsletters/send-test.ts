import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { testMail } from './compose-newsletter.ts';
import { readNewsletter } from './queries.ts';
import { tokenOf } from './unsubscribe.ts';

/** To whoever asks, and nobody else. Answers the address. */
export async function sendTest(platform: Platform, viewer: Viewer, id: string) {
  const { db, clock, config } = platform;
  const newsletter = await readNewsletter(platform, id);
  return await db.transaction().execute(async (tx) => {
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    const token = await tokenOf(tx, viewer.userId);
    await sendMail(tx, testMail(newsletter, token, email, config.publicUrl));
    const subject = { subject: 'newsletter', subjectId: id, subjectName: newsletter.title } as const;
    await recordStaffAction(tx, viewer, { kind: 'test-sent', ...subject }, clock.now());
    return email;
  });
}
