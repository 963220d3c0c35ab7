import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { id, said, text } from '../values.ts';
import { oneBusiness } from './handled-applications.ts';

export const MOST_REPLY_WORDINGS = 50;

const wordingSchema = z.object({ id, wording: z.string() });
const path = '/applications/business/:businessId/wordings';

/** What those who handle the applications of a business write to applicants again and again. */
export const replyWordings = {
  list: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path,
    summary: 'The saved wordings of a business for messages to applicants.',
    params: oneBusiness,
    reply: z.object({ wordings: z.array(wordingSchema) }),
  }),
  save: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'POST',
    path,
    summary: 'Saves a wording; the same one twice is one.',
    params: oneBusiness,
    body: z.object({ wording: text('Skriv en formulering', policy.applicationHandling.messageLength) }),
    reply: z.object({ wording: wordingSchema }),
  }),
  remove: endpoint({
    access: 'user',
    rateLimit: writeLimit,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a saved wording.',
    params: oneBusiness.extend({ id }),
    reply: said,
  }),
};
