import type { RegisterTrouble } from '../../contract/businesses.ts';
import { lettersOfName } from '../businesses/index.ts';
import { DAY_MS } from '../platform/clock.ts';
import type { RegisterRecord } from '../platform/database/schema.ts';

interface Known {
  businessName: string;
  location: string | null;
  brregData: RegisterRecord;
  brregFetchedAt: Date | null;
  registerTrouble: RegisterTrouble | null;
}

const NEW_WITHIN_DAYS = 90;

export function readRegisterFacts(
  { businessName, location, brregData: record, brregFetchedAt, registerTrouble }: Known,
  now: Date,
) {
  return {
    name: record.navn ?? null,
    form: record.organisasjonsform?.beskrivelse ?? null,
    industry: record.naeringskode1?.beskrivelse ?? null,
    town: location,
    employees: describeEmployees(record),
    founded: dayOf(record.stiftelsesdato ?? record.registreringsdatoEnhetsregisteret),
    homepage: record.hjemmeside ?? null,
    fetchedAt: brregFetchedAt,
    warnings: [...troublesOf(registerTrouble), ...warningsOf(record, businessName, now)],
  };
}

function describeEmployees({ antallAnsatte, harRegistrertAntallAnsatte }: RegisterRecord) {
  if (antallAnsatte !== undefined) return String(antallAnsatte);
  return harRegistrertAntallAnsatte ? '1–4' : null;
}

const dayOf = (date: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(date ?? '') ? (date ?? null) : null);

/** What the register answered the last time and its kept record does not say. */
const troubles: Partial<Record<RegisterTrouble, string>> = {
  removed: 'Fjernet fra Enhetsregisteret',
  unknown: 'Nummeret er ukjent i Enhetsregisteret',
  'sub-unit': 'Nummeret er en underenhets',
};
const troublesOf = (trouble: RegisterTrouble | null) => (trouble && troubles[trouble] ? [troubles[trouble]] : []);

function warningsOf(record: RegisterRecord, businessName: string, now: Date) {
  const isNew = Date.parse(record.registreringsdatoEnhetsregisteret ?? '') > now.getTime() - NEW_WITHIN_DAYS * DAY_MS;
  const signs: [boolean, string][] = [
    [Object.keys(record).length === 0, 'Ingen opplysninger fra Enhetsregisteret'],
    [Boolean(record.slettedato), `Slettet i Enhetsregisteret ${record.slettedato}`],
    [record.konkurs === true, 'Konkurs'],
    [record.underAvvikling === true, 'Under avvikling'],
    [record.underTvangsavviklingEllerTvangsopplosning === true, 'Under tvangsavvikling eller tvangsoppløsning'],
    [isNew, `Registrert for mindre enn ${NEW_WITHIN_DAYS} dager siden`],
    [Boolean(record.navn) && !isSameName(record.navn ?? '', businessName), `Heter ${record.navn} i Enhetsregisteret`],
  ];
  return signs.flatMap(([applies, sign]) => (applies ? [sign] : []));
}

const isSameName = (one: string, other: string) => lettersOfName(one) === lettersOfName(other);
