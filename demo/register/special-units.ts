import { enhet, type RegisterAddress, type Unit, underenhet } from './unit.ts';

/** The numbers that answer in a special way. They are listed in demo/README.md too. */
export const specialNumbers = {
  deleted: '210001018',
  removed: '210001107',
  unknown: '210001204',
  bankrupt: '210001301',
  windingUp: '210001409',
  forcedDissolution: '210001506',
  withheldHeadCount: '210001603',
  noAddress: '210001700',
  soleProprietor: '210001808',
  publicBody: '210001905',
  subUnit: '210002006',
  deletedSubUnit: '210002103',
  slow: '210002200',
  broken: '210002308',
  nynorsk: '210002405',
  foreignAddress: '210002502',
} as const;

const oslo: RegisterAddress = {
  land: 'Norge',
  landkode: 'NO',
  postnummer: '0150',
  poststed: 'OSLO',
  adresse: ['Prøveveien 1'],
  kommune: 'OSLO',
  kommunenummer: '0301',
};

const consulting = { kode: '70.200', beskrivelse: 'Bedriftsrådgivning og annen administrativ rådgivning' };
const hairdressing = { kode: '96.210', beskrivelse: 'Frisering og barbering' };
const administration = { kode: '84.110', beskrivelse: 'Generell offentlig administrasjon' };

export const specialUnits = (): Unit[] => [...refused(), ...warned(), ...unusual(), ...subUnits()];

/** Deleted units answer 200 with a reduced body: only `slettedato` tells. */
const refused = (): Unit[] => [
  {
    organisasjonsnummer: specialNumbers.deleted,
    navn: 'SLETTET PRØVESELSKAP AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    slettedato: '2024-11-26',
    respons_klasse: 'SlettetEnhet',
  },
  {
    organisasjonsnummer: specialNumbers.deletedSubUnit,
    navn: 'NEDLAGT PRØVEAVDELING',
    organisasjonsform: { kode: 'BEDR', beskrivelse: 'Underenhet til næringsdrivende og offentlig forvaltning' },
    slettedato: '2023-12-30',
    nedleggelsesdato: '2023-12-30',
    respons_klasse: 'SlettetUnderEnhet',
  },
];

const warned = (): Unit[] => [
  enhet({
    organisasjonsnummer: specialNumbers.bankrupt,
    navn: 'KONKURSRAMMET PRØVESELSKAP AS',
    address: oslo,
    naeringskode1: consulting,
    antallAnsatte: 14,
    konkurs: true,
    konkursdato: '2026-09-02',
  }),
  enhet({
    organisasjonsnummer: specialNumbers.windingUp,
    navn: 'PRØVESELSKAP UNDER AVVIKLING AS',
    address: oslo,
    naeringskode1: consulting,
    antallAnsatte: 6,
    underAvvikling: true,
    underAvviklingDato: '2026-08-14',
  }),
  enhet({
    organisasjonsnummer: specialNumbers.forcedDissolution,
    navn: 'TVANGSOPPLØST PRØVESELSKAP AS',
    address: oslo,
    naeringskode1: consulting,
    underTvangsavviklingEllerTvangsopplosning: true,
  }),
];

const unusual = (): Unit[] => [
  enhet({
    organisasjonsnummer: specialNumbers.withheldHeadCount,
    navn: 'LITEN PRØVESALONG AS',
    address: oslo,
    naeringskode1: hairdressing,
    // One to four employees: the register says that there are some, not how many.
    harRegistrertAntallAnsatte: true,
  }),
  enhet({
    organisasjonsnummer: specialNumbers.noAddress,
    navn: 'PRØVESELSKAP UTEN VEI AS',
    naeringskode1: consulting,
    konkursdato: '',
    antallAnsatte: 50,
    forretningsadresse: { ...oslo, adresse: [null, null, ''] },
  }),
  enhet({
    organisasjonsnummer: specialNumbers.soleProprietor,
    navn: 'KARI PRØVE FRISØR',
    form: 'ENK',
    address: oslo,
    naeringskode1: hairdressing,
    epostadresse: 'kari.prove@jobbfjord.example',
    mobil: '00 00 00 00',
  }),
  enhet({
    organisasjonsnummer: specialNumbers.publicBody,
    navn: 'PRØVEETATEN',
    form: 'ORGL',
    address: oslo,
    naeringskode1: administration,
    institusjonellSektorkode: { kode: '6100', beskrivelse: 'Statsforvaltningen' },
    overordnetEnhet: '210002707',
    antallAnsatte: 492,
  }),
  enhet({
    organisasjonsnummer: specialNumbers.nynorsk,
    navn: 'PRØVEBYGDA SPAREBANK',
    form: 'SÆR',
    address: oslo,
    naeringskode1: { kode: '64.190', beskrivelse: 'Bankvirksomhet ellers' },
    antallAnsatte: 31,
    maalform: 'Nynorsk',
  }),
  enhet({
    organisasjonsnummer: specialNumbers.foreignAddress,
    navn: 'PRÖVBOLAGET NORSK AVDELING AS',
    naeringskode1: consulting,
    antallAnsatte: 8,
    forretningsadresse: { land: 'Sverige', landkode: 'SE', poststed: '411 01 GÖTEBORG', adresse: ['Provgatan 1'] },
  }),
];

const subUnits = (): Unit[] => [
  underenhet({
    organisasjonsnummer: specialNumbers.subUnit,
    navn: 'PRØVEETATEN AVD BRØNNØYSUND',
    address: {
      ...oslo,
      postnummer: '8900',
      poststed: 'BRØNNØYSUND',
      adresse: ['Havnegata 48'],
      kommune: 'BRØNNØY',
      kommunenummer: '1813',
    },
    naeringskode1: administration,
    overordnetEnhet: specialNumbers.publicBody,
    antallAnsatte: 94,
  }),
];
