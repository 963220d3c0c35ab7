import { z } from 'zod';
import { email, line, text } from '../../../contract/values.ts';

const path = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)[^\s<>"\\]*$/, 'must be a path of this site');
const addressee = z.object({ address: email(), name: line('name', 200).optional() });

/**
 * What a domain writes: content as data. Addresses and lines lose their control characters here, so that nothing typed
 * by a person can add a header; buttons lead to paths of this site only.
 */
export const mailSchema = z.object({
  to: addressee,
  replyTo: addressee.optional(),
  subject: line('subject', 300),
  /** What a mail program shows beside the subject. */
  preview: line('preview', 300),
  heading: line('heading', 300),
  paragraphs: z.array(text('paragraph', 20_000)).default([]),
  /** Markup that was made safe already, with its text: a newsletter. */
  richText: z.object({ html: z.string().max(200_000), text: z.string().max(200_000) }).optional(),
  button: z.object({ label: line('label', 80), path }).optional(),
  smallPrint: z.array(text('small print', 2000)).default([]),
  /** A page that ends these mails; `oneClickPath` takes the POST that mail programs send (RFC 8058). */
  unsubscribe: z.object({ path, oneClickPath: path.optional() }).optional(),
});

export type Mail = z.input<typeof mailSchema>;
export type MailContent = z.output<typeof mailSchema>;
