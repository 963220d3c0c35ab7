/** A unit as the register answers it. What the register leaves out is left out here too. */
export interface Unit {
  organisasjonsnummer: string;
  navn: string;
  organisasjonsform: Code;
  slettedato?: string;
  nedleggelsesdato?: string;
  hjemmeside?: string;
  epostadresse?: string;
  telefon?: string;
  naeringskode1?: Code;
  antallAnsatte?: number;
  harRegistrertAntallAnsatte?: boolean;
  overordnetEnhet?: string;
  forretningsadresse?: RegisterAddress;
  beliggenhetsadresse?: RegisterAddress;
  postadresse?: RegisterAddress;
  registreringsdatoEnhetsregisteret?: string;
  stiftelsesdato?: string;
  oppstartsdato?: string;
  institusjonellSektorkode?: Code;
  konkurs?: boolean;
  konkursdato?: string;
  underAvvikling?: boolean;
  underAvviklingDato?: string;
  underTvangsavviklingEllerTvangsopplosning?: boolean;
  maalform?: string;
  aktivitet?: string[];
  respons_klasse?: string;
  [field: string]: unknown;
}

export interface RegisterAddress {
  land: string;
  landkode: string;
  postnummer?: string;
  poststed?: string;
  adresse: (string | null)[];
  kommune?: string;
  kommunenummer?: string;
}

interface Code {
  kode: string;
  beskrivelse: string;
}

const organisationForms = {
  AS: 'Aksjeselskap',
  ASA: 'Allmennaksjeselskap',
  ANS: 'Ansvarlig selskap',
  BEDR: 'Underenhet til næringsdrivende og offentlig forvaltning',
  ENK: 'Enkeltpersonforetak',
  FLI: 'Forening/lag/innretning',
  KOMM: 'Kommune',
  ORGL: 'Organisasjonsledd',
  SA: 'Samvirkeforetak',
  STI: 'Stiftelse',
  SÆR: 'Annet foretak iflg. særskilt lov',
} as const;

export type OrganisationFormCode = keyof typeof organisationForms;

export type UnitFacts = Pick<Unit, 'organisasjonsnummer' | 'navn'> &
  Partial<Unit> & { form?: OrganisationFormCode; address?: RegisterAddress };

/** A main unit in full: what the register always says, and what the facts add. */
export function enhet({ form = 'AS', address, ...facts }: UnitFacts): Unit {
  const isCompany = ['AS', 'ASA', 'ANS', 'SA'].includes(form);
  return {
    organisasjonsform: { kode: form, beskrivelse: organisationForms[form] },
    historiskeNavn: [],
    ...(address && { forretningsadresse: address }),
    registreringsdatoEnhetsregisteret: '2014-03-11',
    registrertIMvaregisteret: isCompany,
    harRegistrertAntallAnsatte: facts.antallAnsatte !== undefined,
    registrertIForetaksregisteret: isCompany,
    registrertIStiftelsesregisteret: form === 'STI',
    registrertIFrivillighetsregisteret: form === 'FLI',
    konkurs: false,
    underAvvikling: false,
    underTvangsavviklingEllerTvangsopplosning: false,
    maalform: 'Bokmål',
    registrertIPartiregisteret: false,
    paategninger: [],
    erIKonsern: false,
    respons_klasse: 'Enhet',
    ...facts,
  };
}

/** A sub-unit: a place of its own, always with a parent, never with bankruptcy. */
export function underenhet({ address, ...facts }: UnitFacts & { overordnetEnhet: string }): Unit {
  return {
    organisasjonsform: { kode: 'BEDR', beskrivelse: organisationForms.BEDR },
    registreringsdatoEnhetsregisteret: '2015-01-19',
    registrertIMvaregisteret: false,
    harRegistrertAntallAnsatte: facts.antallAnsatte !== undefined,
    oppstartsdato: '2015-01-01',
    ...(address && { beliggenhetsadresse: address }),
    respons_klasse: 'Underenhet',
    ...facts,
  };
}
