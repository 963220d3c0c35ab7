import { z } from 'zod';
import { line, text } from '../values.ts';
import { applicantListLimits, exemptions, genders } from './applicant-list-words.ts';

const { age, line: longest, reason } = applicantListLimits;
const wrongAge = `Alder må være mellom ${age.min} og ${age.max} år`;

/** Of what is being filled in. */
export const anyLine = (tooLong: string) => z.string({ error: 'Ugyldig tekst' }).max(300, tooLong).nullish();

/** What the public list says of an applicant, and the wish to be left out of it, as it is filled in: no rule but how much there may be. */
export const typedEntrySchema = z.object(
  {
    age: z.union([z.string().max(20), z.number()], { error: 'Ugyldig alder' }).nullish(),
    gender: anyLine('Ugyldig kjønn'),
    occupation: anyLine('Stillingen eller yrkestittelen er for lang'),
    municipality: anyLine('Kommunen er for lang'),
    wantsExemption: z.boolean({ error: 'Ugyldig valg' }).nullish(),
    exemptionReason: z.string({ error: 'Ugyldig begrunnelse' }).max(20_000, 'Begrunnelsen er for lang').nullish(),
  },
  { error: 'Ugyldige opplysninger til søkerlisten' },
);
export type TypedEntry = z.output<typeof typedEntrySchema>;

const entryFields = {
  age: z
    .number({ error: ({ input }) => (Number.isNaN(input) ? 'Alder må være et tall' : 'Alder er påkrevd') })
    .int('Alder må være et helt tall')
    .min(age.min, wrongAge)
    .max(age.max, wrongAge),
  occupation: line('Stilling eller yrkestittel er påkrevd', longest),
  municipality: line('Bosteds- eller arbeidskommune er påkrevd', longest),
  gender: z.enum(genders, { error: 'Kjønn er påkrevd' }),
};

const entrySchema = z.object({
  ...entryFields,
  exemptionReason: text('Begrunnelse for å bli unntatt er påkrevd', reason, 'Begrunnelsen').nullable(),
});
export type ListEntry = z.output<typeof entrySchema>;

/** As it is kept, or what is wrong with it. */
export function checkListEntry(typed: TypedEntry | null | undefined) {
  const { age: typedAge, wantsExemption, exemptionReason } = typed ?? {};
  return entrySchema.safeParse({
    ...typed,
    age: typeof typedAge === 'string' && typedAge.trim() ? Number(typedAge) : typedAge,
    exemptionReason: wantsExemption ? (exemptionReason ?? '') : null,
  });
}

/** As applicant and employer see it. */
export const listEntrySchema = z.object({
  age: z.number().int(),
  gender: z.enum(genders),
  occupation: z.string(),
  municipality: z.string(),
  /** Where one asked to be left out: why, and what came of it. */
  exemption: z.object({ state: z.enum(exemptions), reason: z.string(), answer: z.string().nullable() }).nullable(),
});
export type ShownEntry = z.output<typeof listEntrySchema>;
