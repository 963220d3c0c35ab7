export interface Resource {
  url: string;
  name: string;
  what: string;
}

export const forJobSeekers: Resource[] = [
  { url: 'https://www.nav.no/', name: 'NAV', what: 'Registrer deg som arbeidssøker, dagpenger og oppfølging' },
  {
    url: 'https://arbeidsplassen.nav.no/',
    name: 'arbeidsplassen.no',
    what: 'NAVs egen oversikt over ledige stillinger',
  },
  {
    url: 'https://karriereveiledning.no/',
    name: 'Karriereveiledning.no',
    what: 'Gratis, offentlig veiledning på chat og telefon',
  },
  { url: 'https://utdanning.no/', name: 'utdanning.no', what: 'Yrker, utdanninger og lønn, side om side' },
  { url: 'https://www.vilbli.no/', name: 'vilbli.no', what: 'Videregående opplæring, fagbrev og lærefag' },
  { url: 'https://hkdir.no/', name: 'HK-dir', what: 'Godkjenning av utdanning fra utlandet' },
  { url: 'https://www.helsedirektoratet.no/', name: 'Helsedirektoratet', what: 'Autorisasjon for helsepersonell' },
  {
    url: 'https://europass.europa.eu/no',
    name: 'Europass',
    what: 'Felles CV-format når du søker i andre land i Europa',
  },
  { url: 'https://www.ssb.no/', name: 'Statistisk sentralbyrå', what: 'Lønnsstatistikk for yrker og bransjer' },
];

export const forEmployers: Resource[] = [
  {
    url: 'https://www.nav.no/arbeidsgiver',
    name: 'NAV for arbeidsgivere',
    what: 'Rekruttering, inkludering og tilskudd',
  },
  {
    url: 'https://www.brreg.no/',
    name: 'Brønnøysundregistrene',
    what: 'Enhetsregisteret: slå opp organisasjonsnummer og foretak',
  },
  { url: 'https://www.altinn.no/', name: 'Altinn', what: 'Starte og drive bedrift, skjemaer og rapportering' },
  { url: 'https://www.skatteetaten.no/', name: 'Skatteetaten', what: 'Skattekort, arbeidsgiveravgift og a-melding' },
  { url: 'https://www.udi.no/', name: 'Utlendingsdirektoratet (UDI)', what: 'Ansette folk fra land utenfor EØS' },
  {
    url: 'https://www.uutilsynet.no/',
    name: 'Tilsynet for universell utforming av ikt',
    what: 'Krav til nettsider og skjemaer for alle',
  },
];

export const forEveryone: Resource[] = [
  {
    url: 'https://www.arbeidstilsynet.no/',
    name: 'Arbeidstilsynet',
    what: 'Arbeidsavtale, arbeidstid, prøvetid, oppsigelse og arbeidsmiljø',
  },
  {
    url: 'https://www.ldo.no/',
    name: 'Likestillings- og diskrimineringsombudet',
    what: 'Råd om diskriminering, også i rekruttering',
  },
  { url: 'https://www.datatilsynet.no/', name: 'Datatilsynet', what: 'Personvern på jobb og når du søker jobb' },
  { url: 'https://lovdata.no/lov/2005-06-17-62', name: 'Arbeidsmiljøloven', what: 'Hele loven på Lovdata' },
  {
    url: 'https://lovdata.no/lov/2017-06-16-51',
    name: 'Likestillings- og diskrimineringsloven',
    what: 'Hele loven på Lovdata',
  },
];
