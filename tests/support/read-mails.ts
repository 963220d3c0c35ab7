import type { MailContent } from '../../server/platform/mail/mail.ts';
import type { Platform } from '../../server/platform/platform.ts';

/** Every mail written so far, oldest first, as its reader sees it. */
export const mailReader =
  ({ db, config }: Platform) =>
  async () => {
    const { renderMail } = await import('../../server/platform/mail/layout.ts');
    const rows = await db.selectFrom('mails').select(['content', 'sentAt']).orderBy('createdAt').execute();
    const mails = rows.map(async ({ content, sentAt }) => {
      const mail = content as unknown as MailContent;
      return { ...mail, to: mail.to.address, sentAt, ...(await renderMail(mail, config.publicUrl)) };
    });
    return Promise.all(mails);
  };
