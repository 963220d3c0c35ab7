import { encodeForMany } from './encode-for-many.ts';
import type { MailContent } from './mail.ts';

interface Envelope {
  messageId: string;
  to: { address: string; name: string };
  replyTo?: { address: string; name: string };
  subject: string;
  headers: Record<string, string>;
}

/** A mail as it goes out. Encoded already (`raw`), it goes out as it is. */
export interface ComposedMail extends Envelope {
  html: string | { raw: string };
  text: string | { raw: string };
  icalEvent?: { method: string; filename: string; content: string };
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** The same mail always has the same Message-ID, so that a second attempt is recognised. */
export async function composeMessage(mailId: string, content: MailContent, publicUrl: string): Promise<ComposedMail> {
  // react-email takes half a second to load; the start does not wait for it.
  const { renderMail } = await import('./layout.ts');
  const { calendar, calendars } = content;
  return {
    ...envelopeOf(mailId, content, publicUrl),
    ...(await renderMail(content, publicUrl)),
    ...(calendar && { icalEvent: { ...calendar, filename: 'avtale.ics' } }),
    ...(calendars && { attachments: calendars.map(asAttachment) }),
  };
}

const asAttachment = (content: string, index: number) => ({
  filename: `avtale-${index + 1}.ics`,
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

export interface Recipient {
  mailId: string;
  to: { address: string; name: string };
  /** Stands in the content's paths where `RECIPIENT_TOKEN` does. */
  token: string;
}

/** In a mail to many, the place of each reader's own secret. */
export const RECIPIENT_TOKEN = 'token-of-this-recipient';

/** One mail for many readers: drawn and encoded once, since both take longer than sending. */
export async function composeForMany(content: Omit<MailContent, 'to'>, publicUrl: string) {
  const { renderMail } = await import('./layout.ts');
  const drawn = await renderMail(content, publicUrl);
  const html = encodeForMany('text/html', drawn.html, RECIPIENT_TOKEN);
  const text = encodeForMany('text/plain', drawn.text, RECIPIENT_TOKEN);
  const contentFor = ({ to, token }: Recipient): MailContent => ({ ...forReader(content, token), to });
  const messageFor = (recipient: Recipient): ComposedMail => ({
    ...envelopeOf(recipient.mailId, contentFor(recipient), publicUrl),
    html: html(recipient.token),
    text: text(recipient.token),
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

function envelopeOf(mailId: string, { to, replyTo, subject, unsubscribe }: MailContent, publicUrl: string): Envelope {
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
