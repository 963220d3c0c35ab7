import type { z } from 'zod';
import type { supportRequestSchema } from '../../contract/support.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';

type SupportRequest = Omit<z.output<typeof supportRequestSchema>, 'website'>;

const topicNames: Record<SupportRequest['topic'], string> = {
  jobbsoker: 'Jobbsøker',
  bedrift: 'Bedrift',
  personvern: 'Personvern',
  feil: 'Feil på siden',
  annet: 'Annet',
};

/** Keeps the request and mails it to support, who answer its sender directly. */
export async function sendRequest({ db, config }: Platform, { name, email, topic, message }: SupportRequest) {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('supportRequests').values({ name, email, topic, message }).execute();
    await sendMail(tx, {
      to: { address: config.mail.support },
      replyTo: { address: email, name },
      subject: `${topicNames[topic]}: melding fra ${name}`,
      preview: message.slice(0, 120),
      heading: `Melding fra ${name}`,
      paragraphs: [message],
      smallPrint: [`Svar på denne e-posten for å svare ${email}.`],
    });
  });
}
