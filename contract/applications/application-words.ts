import type { ApplicationStatus } from '../applications.ts';
import { longDay } from '../dates-in-words.ts';

/** As employers read them, on the page and in what they take along. */
export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'Venter',
  approved: 'Godkjent',
  denied: 'Avslått',
  contacted: 'Kontaktet',
};

const yesNo: Record<string, string> = { ja: 'Ja', nei: 'Nei' };

interface Answer {
  questionType: string;
  response: string | string[];
}

/** As people read it; what is kept is "ja", "nei" and 2027-02-01. What is neither stands as it was written. */
export function answerInWords({ questionType, response }: Answer): string {
  if (Array.isArray(response)) return response.join(', ');
  if (questionType === 'yes_no') return yesNo[response] ?? response;
  const isDay = questionType === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(response);
  return isDay && !Number.isNaN(Date.parse(response)) ? longDay(response) : response;
}

/** So many tips about other positions an applicant gets from one business within these days. */
export const tipLimits = { most: 3, days: 30 } as const;

/** Labels of an application: in letters, on one, and different ones that a business uses. */
export const labelLimits = { length: 30, most: 10, perBusiness: 50 } as const;

/** To whoever puts something right in what is not sent as they opened it any more. */
export const correctedMeanwhile = 'Søknaden er rettet i mellomtiden. Se hva som er sendt, og velg hva som skal gjelde.';

/** So many of an applicant's messages may wait for an answer: whoever has asked five times has asked. */
export const MOST_UNANSWERED = 5;
