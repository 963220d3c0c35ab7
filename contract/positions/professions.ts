/**
 * The occupations and professions by which NAV sorts its ads, so that one filter finds those and ours: out of
 * `styrk_category_mapping.csv` in navikt/pam-styrk-yrkeskategori-mapper (MIT License, © NAV), without "Ikke identifiserbare".
 */
export const professionsIn = {
  'Bygg og anlegg': [
    'Andre ingeniører',
    'Arbeidsleder, bygg og anlegg',
    'Arealplanlegging og arkitektur',
    'Hjelpearbeider Bygg og anlegg',
    'Ingeniør bygg',
    'Ingeniør miljøteknikk',
    'Maskin- og kranfører',
    'Skytebaser og sprengningsarbeidere',
  ],
  'Helse og sosial': [
    'Alternativ medisin',
    'Andre helseyrker',
    'Audiografer og logopeder',
    'Bioingeniør',
    'Ergoterapeut',
    'Ernæringsfysiolog',
    'Farmasøytisk og apotekerarbeid',
    'Fysioterapeut',
    'Helse- og miljørådgivere',
    'Helsefagarbeider',
    'Helsesekretær',
    'Hjemmehjelper og personlig assistent',
    'Kiropraktor og osteopat',
    'Leder innenfor helsetjenester',
    'Lege',
    'Miljøarbeidere',
    'Optiker',
    'Psykolog',
    'Radiograf og audiograf',
    'Rådgivere innen sosiale fagfelt',
    'Sykepleier',
    'Tannhelse/-pleie',
    'Vernepleier',
  ],
  Håndverkere: [
    'Betongfagarbeider',
    'Elektriker/elektro',
    'Feier',
    'Maler',
    'Mekaniker',
    'Murer',
    'Platearbeider og sveiser',
    'Rørlegger',
    'Skredder',
    'Tømrer og snekker',
    'Vaktmester',
    'Øvrige håndverksyrker',
  ],
  'Industri og produksjon': [
    'Andre hjelpearbeidere',
    'Arbeidsleder, industri',
    'Elektro/elektronikk',
    'Fysikk, kjemi og metallurgi',
    'Jern og metall',
    'Maskinteknikk og mekanikk',
    'Matproduksjon og næringsmiddelarbeid',
    'Olje, gass og bergverk',
    'Tekstil og presisjonsarbeid',
    'Trevarearbeid og –foredling',
  ],
  IT: ['Drift, vedlikehold', 'Interaksjonsdesign', 'Ledere av IKT-enheter', 'Utvikling'],
  'Kontor og økonomi': [
    'Bank finans forsikring',
    'Juridisk arbeid',
    'Kontor, forvaltning og saksbehandling',
    'Ledelse, administrasjon og rådgivning',
    'Megling',
    'Organisasjonsarbeid og politikk',
    'Personal, arbeidsmiljø og rekruttering',
    'Økonomi, statistikk og regnskap',
  ],
  'Kultur og kreative yrker': [
    'Andre yrker innen estetiske fag',
    'Design, grafisk arbeid og illustrasjon',
    'Fritid',
    'Journalistikk, kommunikasjon og litteratur',
    'Kunst og kunsthåndverk',
    'Museum, bibliotek, arkiv',
    'Musikk/lyd, foto og video',
    'Reklame og dekorasjon',
    'Religiøst arbeid',
    'Sport og idrett',
    'Underholdning, scene og teater',
  ],
  'Natur og miljø': [
    'Biologer, zoologer, botanikere',
    'Fiske, fangst og oppdrett',
    'Jordbruk og dyrehold',
    'Miljøvern',
    'Naturvitenskapelige yrker',
    'Skogbruk, gartnerarbeid og hagebruk',
    'Veterinærer og dyrepleiere',
  ],
  'Reiseliv og mat': ['Baker og konditor', 'Kokk', 'Reiseliv, hotell og overnatting', 'Restaurant'],
  'Salg og service': [
    'Eiendomsmegler',
    'Frisør og velvære',
    'Markedsføring og reklame',
    'Personlig tjenesteyting',
    'Post og måleavlesere',
    'Renholdere og renovasjon',
    'Salg, butikk- og varehandel',
    'Tolk og oversettere',
  ],
  'Sikkerhet og beredskap': [
    'Brann-, utryknings- og redningspersonell',
    'Forsvar/militære',
    'Politi, fengsel og toll',
    'Vakt-, sikrings- og kontrollarbeid',
  ],
  'Transport og lager': [
    'Logistikk, lagerarbeid og innkjøp',
    'Lufttrafikk',
    'Sjøfart',
    'Speditør og befrakter',
    'Tog-, sporvogn- og vegtrafikk',
    'Truckfører',
  ],
  Utdanning: [
    'Barnehage- og skolefritidsassistenter',
    'Barnehagelærer',
    'Forskningsarbeid',
    'Grunnskole',
    'Instruktører og pedagoger',
    'Ledere av omsorgstjenester for barn',
    'Ledere av undervisning og utdanning',
    'Universitet og høyskole',
    'Videregående skole',
  ],
} as const;

export type Profession = (typeof professionsIn)[keyof typeof professionsIn][number];

export const professions = Object.values(professionsIn).flat() as [Profession, ...Profession[]];

const occupations = new Map<string, string>(
  Object.entries(professionsIn).flatMap(([occupation, within]) => within.map((profession) => [profession, occupation])),
);

export const isProfession = (name: string): name is Profession => occupations.has(name);

/** The one that it is part of. */
export const occupationOf = (profession: string) => occupations.get(profession);

export const professionsOf = (occupation: string) => professions.filter((each) => occupationOf(each) === occupation);
