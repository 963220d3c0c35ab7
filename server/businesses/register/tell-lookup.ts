import { z } from 'zod';
import { businessLengths } from '../../../contract/businesses/business-fields.ts';
import type { registerEntitySchema } from '../../../contract/businesses/own-businesses.ts';
import type { RegisterTrouble } from '../../../contract/businesses.ts';
import { cutAtWord } from '../../../contract/cut-whole.ts';
import { longDay } from '../../platform/clock.ts';
import { addressOf, townOf } from '../register-address.ts';
import type { Lookup } from './look-up.ts';
import type { RegisterUnit } from './read-unit.ts';
import { readableName } from './readable-name.ts';

/** Why a business with that answer cannot be registered, or nothing. */
export function refusalOf(lookup: Lookup): string | undefined {
  switch (lookup.outcome) {
    case 'deleted':
      return `${readableName(lookup.name)} er slettet i Enhetsregisteret (${dayText(lookup.day)}) og kan ikke registreres.`;
    case 'removed':
      return 'Enheten er fjernet fra Enhetsregisteret og kan ikke registreres.';
    case 'bankrupt':
      return `${readableName(lookup.unit.navn)} er konkurs ifølge Enhetsregisteret og kan ikke registreres. Ta kontakt med oss hvis det ikke stemmer.`;
    case 'sub-unit':
      return `Nummeret hører til en underenhet. Bruk organisasjonsnummeret til hovedenheten${lookup.parent ? `: ${grouped(lookup.parent)}` : ''}.`;
    case 'unknown':
      return 'Vi finner ikke organisasjonsnummeret i Enhetsregisteret. Se om et siffer er feil.';
    default:
      return undefined;
  }
}

/** What is good to know about a number that can be registered. */
export function messageOf(lookup: Lookup): string {
  if (lookup.outcome !== 'found') {
    return 'Enhetsregisteret svarer ikke nå. Kontrollsifferet stemmer, så du kan gå videre. Vi slår opp nummeret så snart registeret svarer.';
  }
  const { navn, organisasjonsform, underAvvikling, underTvangsavviklingEllerTvangsopplosning } = lookup.unit;
  const name = readableName(navn);
  const warned = 'Du kan registrere bedriften, men den som godkjenner, ser det.';
  if (underTvangsavviklingEllerTvangsopplosning) {
    return `${name} er under tvangsavvikling eller tvangsoppløsning ifølge Enhetsregisteret. ${warned}`;
  }
  if (underAvvikling) return `${name} er under avvikling ifølge Enhetsregisteret. ${warned}`;
  return `Funnet i Enhetsregisteret: ${name}${organisasjonsform?.beskrivelse ? ` (${organisasjonsform.beskrivelse})` : ''}`;
}

/** Why a registered business is kept hidden. */
export const troubleTexts: Record<RegisterTrouble, string> = {
  bankrupt: 'Enhetsregisteret melder at bedriften er konkurs.',
  deleted: 'Enhetsregisteret melder at bedriften er slettet.',
  removed: 'Bedriften er fjernet fra Enhetsregisteret.',
  unknown: 'Organisasjonsnummeret finnes ikke i Enhetsregisteret.',
  'sub-unit': 'Organisasjonsnummeret hører til en underenhet. Bedriften må registreres med nummeret til hovedenheten.',
};

/** Why it cannot be shown again, to its owner. */
export const heldByRegister = (trouble: RegisterTrouble) => `${troubleTexts[trouble]} Derfor kan den ikke aktiveres.`;

export const showEntity = (unit: RegisterUnit): z.input<typeof registerEntitySchema> => ({
  organisasjonsnummer: unit.organisasjonsnummer,
  navn: unit.navn,
  name: cutAtWord(readableName(unit.navn), businessLengths.businessName.max),
  organisasjonsform: described(unit.organisasjonsform),
  naeringskode1: described(unit.naeringskode1),
  poststed: townOf(addressOf(unit)),
  antallAnsatte: unit.antallAnsatte,
  harRegistrertAntallAnsatte: unit.harRegistrertAntallAnsatte,
});

const described = (part: { kode?: string | undefined; beskrivelse?: string | undefined } | undefined) =>
  part?.beskrivelse ? { kode: part.kode, beskrivelse: part.beskrivelse } : undefined;

/** "974 760 673". */
const grouped = (number: string) => number.replace(/\B(?=(\d{3})+$)/g, ' ');

/** What is no date stays as it came. */
const dayText = (day: string) => (z.iso.date().safeParse(day).success ? longDay(day) : day);
