import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { supportRequestSchema } from '../../contract/support.ts';
import { keyAsUuid } from '../platform/key-as-uuid.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';

type SupportRequest = Omit<z.output<typeof supportRequestSchema>, 'website' | 'idempotencyKey'>;

const topicNames: Record<SupportRequest['topic'], string> = {
  jobbsoker: 'Jobbsøker',
  bedrift: 'Bedrift',
  personvern: 'Personvern',
  feil: 'Feil på siden',
  annet: 'Annet',
};

/**
 * Keeps the request and mails it to support, who answer its sender directly. The same words under the same key, after a lost
 * reply, are one request.
 */
export async function sendRequest({ db, config }: Platform, request: SupportRequest, key?: string) {
  const { name, email, topic, message } = request;
  const id = key ? keyAsUuid(key, name, email, topic, message) : randomUUID();
  await db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('supportRequests')
      .values({ id, name, email, topic, message })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    await sendMail(tx, {
      to: { address: config.mail.support },
      replyTo: { address: email, name },
      subject: `${topicNames[topic]}: melding fra ${name}`,
      preview: message,
      heading: `Melding fra ${name}`,
      paragraphs: [message],
      smallPrint: [`Svar på denne e-posten for å svare ${email}.`],
    });
  });
}
