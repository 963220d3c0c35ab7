import type { MailContent } from './mail.ts';

/** A mail as it goes out. */
export interface ComposedMail {
  messageId: string;
  to: { address: string; name: string };
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The same mail always has the same Message-ID, so that a second attempt is recognised. */
export async function composeMessage(mailId: string, content: MailContent, publicUrl: string): Promise<ComposedMail> {
  // react-email takes half a second to load; the start does not wait for it.
  const { renderMail } = await import('./layout.ts');
  return { ...envelopeOf(mailId, content, publicUrl), ...(await renderMail(content, publicUrl)) };
}

export interface Recipient {
  mailId: string;
  to: { address: string; name: string };
  /** Stands in the content's paths where `RECIPIENT_TOKEN` does. */
  token: string;
}

/** In a mail to many, the place of each reader's own secret. */
export const RECIPIENT_TOKEN = 'token-of-this-recipient';

/** One mail for many readers: drawn once, since drawing takes longer than sending. */
export async function composeForMany(content: Omit<MailContent, 'to'>, publicUrl: string) {
  const { renderMail } = await import('./layout.ts');
  const drawn = await renderMail(content, publicUrl);
  const contentFor = ({ to, token }: Recipient): MailContent => ({ ...forReader(content, token), to });
  const messageFor = (recipient: Recipient): ComposedMail => ({
    ...envelopeOf(recipient.mailId, contentFor(recipient), publicUrl),
    html: drawn.html.replaceAll(RECIPIENT_TOKEN, recipient.token),
    text: drawn.text.replaceAll(RECIPIENT_TOKEN, recipient.token),
  });
  return { contentFor, messageFor };
}

function forReader<C extends Pick<MailContent, 'unsubscribe'>>(content: C, token: string): C {
  const { unsubscribe } = content;
  if (!unsubscribe) return content;
  const path = unsubscribe.path.replace(RECIPIENT_TOKEN, token);
  const oneClickPath = unsubscribe.oneClickPath?.replace(RECIPIENT_TOKEN, token);
  return { ...content, unsubscribe: { path, ...(oneClickPath && { oneClickPath }) } };
}

function envelopeOf(mailId: string, { to, replyTo, subject, unsubscribe }: MailContent, publicUrl: string) {
  return {
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
    to: named(to),
    ...(replyTo && { replyTo: named(replyTo) }),
    subject,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${publicUrl}${unsubscribe.oneClickPath ?? unsubscribe.path}>` }),
      ...(unsubscribe?.oneClickPath && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

const named = ({ address, name = '' }: MailContent['to']) => ({ address, name });
