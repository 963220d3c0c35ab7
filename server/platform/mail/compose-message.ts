import type { MailContent } from './mail.ts';

/** A mail as it goes out. The same mail always has the same Message-ID, so that a second attempt is recognised. */
export async function composeMessage(mailId: string, content: MailContent, publicUrl: string) {
  const { to, replyTo, subject, unsubscribe } = content;
  // react-email takes half a second to load; the start does not wait for it.
  const { renderMail } = await import('./layout.ts');
  return {
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    subject,
    ...(await renderMail(content, publicUrl)),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${publicUrl}${unsubscribe.oneClickPath ?? unsubscribe.path}>` }),
      ...(unsubscribe?.oneClickPath && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

const named = ({ address, name = '' }: MailContent['to']) => ({ address, name });
