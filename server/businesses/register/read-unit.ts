import { z } from 'zod';
import { cutWhole } from '../../../contract/cut-whole.ts';
import { cleanText } from '../../../contract/values.ts';
import type { RegisterRecord } from '../../platform/database/schema.ts';

/** One field that is not as expected must not cost the rest: it counts as missing. */
const missing = undefined;
/** One line, without what nobody could type here either, such as signs that turn the direction of what follows. */
const line = z.string().transform((given) => cleanText(given).replace(/\s+/g, ' '));
const words = line.pipe(z.string().min(1).max(500)).optional().catch(missing);
/** One that is too long is still the name of a unit that is there. */
const name = line.transform((given) => cutWhole(given, 500)).pipe(z.string().min(1));
const day = z.iso.date().optional().catch(missing);
const flag = z.boolean().catch(false);
const coded = z.object({ kode: words, beskrivelse: words }).optional().catch(missing);
/** Lines may be null or empty. */
const lines = z
  .array(z.unknown())
  .transform((given) => given.filter((line) => typeof line === 'string' && line.trim() !== ''))
  .optional()
  .catch(missing);
const address = z
  .object({
    land: words,
    landkode: words,
    postnummer: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
      .catch(missing),
    poststed: words,
    adresse: lines,
    kommune: words,
    kommunenummer: words,
  })
  .optional()
  .catch(missing);
/** Usually without a scheme. What cannot be a web address is not kept, since pages link to it. */
const homepage = z
  .string()
  .trim()
  .max(200)
  .regex(/^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/iu)
  .optional()
  .catch(missing);

/** What we read of a unit. Only number and name are certain to be there. */
const unitSchema = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: name,
  organisasjonsform: coded,
  slettedato: words,
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  naeringskode1: coded,
  naeringskode2: coded,
  naeringskode3: coded,
  antallAnsatte: z.number().int().min(0).max(10_000_000).optional().catch(missing),
  harRegistrertAntallAnsatte: z.boolean().optional().catch(missing),
  postadresse: address,
  forretningsadresse: address,
  beliggenhetsadresse: address,
  overordnetEnhet: z
    .string()
    .regex(/^\d{9}$/)
    .optional()
    .catch(missing),
  hjemmeside: homepage,
  epostadresse: z.email().max(254).optional().catch(missing),
  stiftelsesdato: day,
  registreringsdatoEnhetsregisteret: day,
  institusjonellSektorkode: coded,
});

const hits = z.array(z.unknown()).optional();
const listSchema = z.object({
  _embedded: z.object({ enheter: hits, underenheter: hits }).optional(),
  page: z.object({ totalElements: z.number() }).optional(),
});

export type RegisterUnit = z.output<typeof unitSchema> & RegisterRecord;

export function readUnit(answer: unknown): RegisterUnit | null {
  const { success, data } = unitSchema.safeParse(answer);
  if (!success) return null;
  const unit = withoutFalseZero(data);
  return (unit.organisasjonsform?.kode === 'ENK' ? withoutPerson(unit) : unit) as RegisterUnit;
}

/** The hits of a list, or `null` when it is none. Without a hit there is no `_embedded`, but the page says so. */
export function readUnits(answer: unknown, collection: 'enheter' | 'underenheter'): RegisterUnit[] | null {
  const { success, data } = listSchema.safeParse(answer);
  if (!success) return null;
  const hits = data._embedded?.[collection];
  if (!hits) return data.page?.totalElements === 0 ? [] : null;
  return hits.map(readUnit).filter((unit) => unit !== null);
}

/** Numbers under five are withheld: a zero beside "there are employees" says nothing, and missing is never zero. */
function withoutFalseZero<U extends z.output<typeof unitSchema>>(unit: U): U {
  const isFalse = unit.antallAnsatte === 0 && unit.harRegistrertAntallAnsatte !== false;
  return isFalse ? { ...unit, antallAnsatte: missing } : unit;
}

/** A sole proprietor's address is a home, and the mail address a person's: only the place is kept. */
function withoutPerson(unit: z.output<typeof unitSchema>) {
  const placeOf = (full: typeof unit.postadresse) => full && { ...full, adresse: missing };
  return {
    ...unit,
    epostadresse: missing,
    postadresse: placeOf(unit.postadresse),
    forretningsadresse: placeOf(unit.forretningsadresse),
  };
}
