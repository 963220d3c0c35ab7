import { z } from 'zod';
import { costlyLimit, endpoint } from './endpoint.ts';
import { policy } from './policy.ts';
import { email, idempotencyKey, line, said, text } from './values.ts';

export const supportTopics = ['jobbsoker', 'bedrift', 'personvern', 'feil', 'annet'] as const;

export const supportRequestSchema = z.object({
  name: line('Navn er påkrevd', policy.lengths.senderName),
  email: email(),
  topic: z.enum(supportTopics, { error: 'Velg hva det gjelder' }),
  message: text('Skriv hva du vil spørre om', policy.lengths.supportMessage, 'Meldingen'),
  /** A field that people never see. What fills it in is a machine. */
  website: z.string().max(500).default(''),
  idempotencyKey,
});

export const support = {
  send: endpoint({
    method: 'POST',
    path: '/support',
    summary: 'Sends a message to support.',
    access: 'anyone',
    rateLimit: costlyLimit,
    body: supportRequestSchema,
    reply: said,
  }),
};
