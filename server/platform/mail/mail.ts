import { z } from 'zod';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { email, line, text } from '../../../contract/values.ts';

const path = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)[^\s<>"\\]*$/, 'must be a path of this site');

/** Markup is many times longer than what it was made from. */
const longestText = 2_000_000;

/** Names, titles and whole messages stand in it: a mail that says less is better than one that is refused. */
const cutLine = (what: string, mostCharacters: number) =>
  line(what, longestText).transform((value) =>
    value.length <= mostCharacters ? cutWhole(value, mostCharacters) : `${cutWhole(value, mostCharacters - 1)}…`,
  );

const addressee = z.object({ address: email(), name: cutLine('name', 200).optional() });

/**
 * What a domain writes: content as data. Addresses and lines lose their control characters here, so that nothing typed
 * by a person can add a header; buttons lead to paths of this site only.
 */
export const mailSchema = z
  .object({
    to: addressee,
    replyTo: addressee.optional(),
    subject: cutLine('subject', 300),
    /** What a mail program shows beside the subject: of a long text the beginning. */
    preview: cutLine('preview', 150),
    /** The subject, where nothing else is said. */
    heading: cutLine('heading', 300).optional(),
    paragraphs: z.array(text('paragraph', 20_000)).default([]),
    /** Below the paragraphs: each text under a heading of its own. Optional: mails that wait may be older than this field. */
    parts: z.array(z.object({ heading: text('heading', 1000), text: text('text', 20_000) })).optional(),
    /** Markup that was made safe already, with its text: a newsletter. */
    richText: z.object({ html: z.string().max(longestText), text: z.string().max(longestText) }).optional(),
    button: z.object({ label: line('label', 80), path }).optional(),
    /** What else one may do, beside the button. */
    secondButton: z.object({ label: line('label', 80), path }).optional(),
    /** An appointment for the reader's calendar, or one to take out of it. */
    calendar: z.object({ method: z.enum(['PUBLISH', 'CANCEL']), content: z.string().max(20_000) }).optional(),
    /** Several for it. Each is a file of its own: of one that holds several, Outlook and Gmail take up only the first. */
    calendars: z.array(z.string().max(20_000)).optional(),
    smallPrint: z.array(text('small print', 2000)).default([]),
    /** A page that ends these mails; `oneClickPath` takes the POST that mail programs send (RFC 8058). */
    unsubscribe: z.object({ path, oneClickPath: path.optional() }).optional(),
  })
  .transform((mail) => ({ ...mail, heading: mail.heading ?? mail.subject }));

export type Mail = z.input<typeof mailSchema>;
export type MailContent = z.output<typeof mailSchema>;
