import { z } from 'zod';
import { policy } from '../policy.ts';
import { email, id, line, optional, text, time } from '../values.ts';
import { optionalMessage } from './interview-fields.ts';
import { refereeOutcomes, referenceLimits, relations } from './reference-words.ts';

const { wanted: most, questions: mostQuestions, question: questionLength, answer: answerLength } = referenceLimits;

const wrongNumber = `Velg mellom 1 og ${most} referanser`;
const noQuestion = 'Still minst ett spørsmål';

/** What an employer asks an applicant for. */
export const referenceRequestSchema = z.object({
  wanted: z.number({ error: wrongNumber }).int(wrongNumber).min(1, wrongNumber).max(most, wrongNumber),
  questions: z
    .array(line('Skriv spørsmålet, eller fjern det', questionLength, 'Spørsmålet'), { error: noQuestion })
    .min(1, noQuestion)
    .max(mostQuestions, `Still høyst ${mostQuestions} spørsmål`)
    .superRefine((all, context) => {
      all.forEach((question, index) => {
        if (all.indexOf(question) < index)
          context.addIssue({ code: 'custom', path: [index], message: 'Spørsmålet står her fra før' });
      });
    }),
  message: optionalMessage,
});

const refereeFields = z.object({
  name: line('Skriv navnet', policy.lengths.personName, 'Navnet'),
  relation: z.enum(relations, { error: 'Velg hvordan dere kjenner hverandre' }),
  workplace: line('Skriv hvor dere kjenner hverandre fra', referenceLimits.workplace, 'Arbeidsplassen'),
  email: email('Skriv e-postadressen'),
});

const noReferee = 'Oppgi minst én referanse';

/** Whom an applicant names. */
export const namedRefereesSchema = z
  .array(
    refereeFields.extend({
      /** It is agreed with this person. */
      isAgreed: z.literal(true, { error: 'Avtal det med personen først' }),
    }),
    { error: noReferee },
  )
  .min(1, noReferee)
  .max(most, `Oppgi høyst ${most} referanser`);

/** In the order of the questions. */
export const refereeAnswersSchema = z
  .array(optional(text('Skriv et svar', answerLength, 'Svaret')), { error: 'Svar på minst ett spørsmål' })
  .max(mostQuestions, 'Svar på spørsmålene som står her');

export const declineReplySchema = optional(text('Skriv en melding', referenceLimits.reply, 'Meldingen'));

/** As both sides see it. */
export const referencesSchema = z.object({
  wanted: z.number().int(),
  message: z.string().nullable(),
  questions: z.array(z.string()),
  askedAt: time,
  /** When the applicant said that there will be none, and why. */
  declinedAt: time.nullable(),
  reply: z.string().nullable(),
  /** How many can be named now. */
  namesLeft: z.number().int(),
  referees: z.array(
    z.object({
      ...refereeFields.omit({ email: true }).shape,
      id,
      /** Not told to the employer where it is of somebody else. */
      email: z.string().nullable(),
      namedAt: time,
      remindedAt: time.nullable(),
      /** Until when it can be answered. */
      endsAt: time,
      outcome: z.enum(refereeOutcomes).nullable(),
      answeredAt: time.nullable(),
      /** In the order of the questions; empty where one was left open. */
      answers: z.array(z.string()).nullable(),
    }),
  ),
});

export type ReferenceRequest = z.output<typeof referenceRequestSchema>;
export type NamedReferee = z.output<typeof namedRefereesSchema>[number];
export type References = z.output<typeof referencesSchema>;
