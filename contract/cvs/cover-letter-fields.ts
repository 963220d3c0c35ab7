import { z } from 'zod';
import { id, time } from '../values.ts';
import {
  cvLimits,
  documentLanguage,
  documentTemplate,
  optionalDate,
  optionalLine,
  optionalText,
  senderFields,
} from './cv-fields.ts';

export const letterLimits = { letters: 20, body: cvLimits.paragraph } as const;

/** As in a CV, nothing is required. */
const contents = {
  /** In one's own list only. */
  title: optionalLine('Tittelen'),
  company: optionalLine('Bedriften'),
  contactPerson: optionalLine('Kontaktpersonen'),
  positionTitle: optionalLine('Stillingen'),
  place: optionalLine('Stedet'),
  /** Without one, the letter is from the day on which it is printed. */
  date: optionalDate,
  greeting: optionalLine('Hilsenen'),
  /** A blank line begins a paragraph. */
  body: optionalText(letterLimits.body, 'Teksten'),
  /** Without one, the usual words in the language of the letter. */
  closing: optionalLine('Avslutningen'),
  sender: z.object(senderFields).default({ firstName: '', lastName: '', email: '', phone: '', address: '' }),
  template: documentTemplate,
  documentLanguage,
};

export const letterDataSchema = z.object(contents, {
  error: ({ input }) => (input === undefined ? 'Søknadsbrevet mangler' : 'Søknadsbrevet kan ikke leses'),
});
export type LetterData = z.output<typeof letterDataSchema>;

/** In lists, and of a copy; nothing where nothing of it was filled in. */
export const nameOfLetter = ({
  title,
  company,
  positionTitle,
}: Pick<LetterData, 'title' | 'company' | 'positionTitle'>) =>
  title || [positionTitle, company].filter(Boolean).join(', ');

export const letterSchema = z.object({ id, ...contents, createdAt: time, updatedAt: time });
export type Letter = z.output<typeof letterSchema>;
