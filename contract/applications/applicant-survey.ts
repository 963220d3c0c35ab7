import { z } from 'zod';
import { endpoint, writeLimit } from '../endpoint.ts';
import { said } from '../values.ts';
import { oneApplication } from './handled-applications.ts';
import type { SurveyQuestion } from './survey-words.ts';

/** The place of the answer among those of its question, from 1. */
const choice = z.literal([1, 2, 3, 4, 5], { error: 'Velg et svar' });

/** All of them: of a question that fewer answer, the counts would tell of fewer than five. */
const answersSchema = z.object({ ease: choice, informed: choice, again: choice } satisfies Record<
  SurveyQuestion,
  unknown
>);
export type SurveyAnswers = z.output<typeof answersSchema>;

const counts = z.array(z.number().int());

/** How many chose each answer, from the worst to the best. */
export const surveySchema = z.object({ answers: z.number().int(), ease: counts, informed: counts, again: counts });

export const applicantSurvey = {
  answer: endpoint({
    method: 'POST',
    path: '/applications/mine/:id/survey',
    summary:
      'Tells how it was to apply, once, while `survey` of the own application is `open`. Kept only as counts of the business.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneApplication,
    body: answersSchema,
    reply: said,
  }),
};
