import type { z } from 'zod';
import type { businessMessageSchema } from '../../contract/businesses.ts';
import { Failure } from '../../contract/errors.ts';
import { keyAsUuid } from '../platform/key-as-uuid.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { businessNotFound } from './business-not-found.ts';
import { contactAddress } from './show-business.ts';
import { isNamed, isPublicBusiness } from './visibility.ts';

type Message = Omit<z.output<typeof businessMessageSchema>, 'website' | 'idempotencyKey'>;

/**
 * Mails a visitor's message to the business, who answers its sender directly. Nothing of it is kept here. The same words under the
 * same key, after a lost reply, are one message.
 */
export async function sendMessage(
  { db }: Platform,
  numberOrId: string,
  { name, email, message }: Message,
  key?: string,
) {
  const business = await db
    .selectFrom('businesses')
    .select(['businessName', 'organizationNumber', 'contactEmail', 'brregData'])
    .where(isNamed(numberOrId))
    .where(isPublicBusiness())
    .executeTakeFirst();
  if (!business) businessNotFound();
  const address = contactAddress(business);
  if (!address) throw new Failure('conflict', 'Bedriften har ingen adresse å sende meldinger til');
  const options = key ? { key: keyAsUuid(key, address, name, email, message) } : {};
  await db.transaction().execute((tx) =>
    sendMail(
      tx,
      {
        to: { address, name: business.businessName },
        replyTo: { address: email, name },
        subject: `Melding fra ${name} på Jobbfjord`,
        preview: message,
        heading: `Melding fra ${name}`,
        paragraphs: [message],
        button: { label: 'Se bedriftsprofilen', path: `/bedrift/${business.organizationNumber}` },
        smallPrint: [`Svar på denne e-posten for å svare ${email}. Meldingen ble sendt fra bedriftsprofilen din.`],
      },
      options,
    ),
  );
}
