import type { z } from 'zod';
import type { answerSchema } from '../../contract/applications.ts';
import { formatDate } from '../platform/format.ts';

type Answer = Pick<z.output<typeof answerSchema>, 'questionType'>;

const yesNo: Record<string, string> = { ja: 'Ja', nei: 'Nei' };

/** One answer as people write it. A day that is none stands as it was sent. */
export function answerText({ questionType }: Answer, response: string): string {
  if (questionType === 'yes_no') return yesNo[response] ?? response;
  if (questionType === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(response)) return formatDate(response);
  return response;
}
