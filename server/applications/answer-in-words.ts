import type { z } from 'zod';
import type { answerSchema } from '../../contract/applications.ts';

type Answer = Pick<z.input<typeof answerSchema>, 'questionType' | 'response'>;

const day = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });

/** As people read it, in mails and letters; what is kept is "ja", "nei" and 2027-02-01. */
export function answerInWords({ questionType, response }: Answer): string {
  if (Array.isArray(response)) return response.join(', ');
  if (questionType === 'yes_no') return response === 'ja' ? 'Ja' : 'Nei';
  if (questionType === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(response)) return day.format(new Date(response));
  return response;
}
