import { z } from 'zod';
import { cleanText, line, time } from '../values.ts';

export const assessmentLimits = { criteria: 10, criterion: 120, reason: 500 } as const;

/** What each score says. */
export const scoreNames = { 1: 'Svakt', 2: 'Delvis', 3: 'Godt', 4: 'Svært godt' } as const;
export type Score = keyof typeof scoreNames;
export const scores = [1, 2, 3, 4] as const satisfies Score[];

export const wrongScore = 'Velg hvor godt søkeren oppfyller det';

const scoreSchema = z.object({
  /** One of the position's, word by word. */
  criterion: z.string({ error: 'Ukjent kriterium' }).max(assessmentLimits.criterion, 'Ukjent kriterium'),
  score: z.union(
    scores.map((score) => z.literal(score)),
    { error: wrongScore },
  ),
  reason: z
    .string({ error: 'Ugyldig begrunnelse' })
    .transform(cleanText)
    .pipe(
      z.string().max(assessmentLimits.reason, `Begrunnelsen kan ikke være lengre enn ${assessmentLimits.reason} tegn`),
    )
    .default(''),
});
export type CriterionScore = z.output<typeof scoreSchema>;

export const scoresSchema = z
  .array(scoreSchema, { error: 'Ugyldig vurdering' })
  .min(1, 'Vurder minst ett kriterium')
  .max(assessmentLimits.criteria, 'Ugyldig vurdering')
  .refine(
    (all) => new Set(all.map(({ criterion }) => criterion)).size === all.length,
    'Vurder hvert kriterium én gang',
  );

export const criteriaSchema = z
  .array(line('Skriv kriteriet', assessmentLimits.criterion, 'Kriteriet'), { error: 'Ugyldige kriterier' })
  .max(assessmentLimits.criteria, `Velg høyst ${assessmentLimits.criteria} kriterier`)
  .transform((criteria) => [...new Set(criteria)]);

/** As one of those sees it who handle the application. Who has not assessed it is not led by what the others think. */
export const assessmentSchema = z.object({
  criteria: z.array(z.string()),
  /** How many have assessed it. */
  count: z.number().int(),
  own: z.array(scoreSchema).nullable(),
  /** Of all scores; nothing as long as there is no own. */
  average: z.number().nullable(),
  others: z.array(z.object({ name: z.string(), scores: z.array(scoreSchema), assessedAt: time })),
});
