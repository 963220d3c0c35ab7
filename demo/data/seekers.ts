import type { CvData } from '../../contract/cvs/cv-fields.ts';
import type { Profession } from '../../contract/positions/professions.ts';
import type { Experience } from '../../contract/positions.ts';

interface Seeker {
  headline: string;
  about: string;
  professions: Profession[];
  /** As a search has them; nothing: anywhere. */
  places: string;
  experience: Experience;
  /** From today. */
  availableInDays?: number;
  cv?: Partial<Omit<CvData, 'experience' | 'education'>> & { experience: object[]; education: object[] };
}

const norwegian = { name: 'Norsk', level: 'Morsmål' } as const;
const english = { name: 'Engelsk', level: 'B2' } as const;

/** People of the demo who want to be found, the last to say so first. */
export const seekers: Seeker[] = [
  {
    headline: 'Butikkmedarbeider med seks år bak disken',
    about:
      'Jeg kjenner igjen kundene, og de kjenner igjen meg. Har hatt ansvar for ferskvare og for opplæring av nye. Kan jobbe kveld og annenhver lørdag.',
    professions: ['Salg, butikk- og varehandel'],
    places: 'ostfold',
    experience: 'senior',
    cv: {
      aboutMe: 'Blid også før klokken åtte. Liker orden i hyllene og folk i butikken.',
      experience: [
        {
          title: 'Butikkmedarbeider',
          company: 'Torget dagligvare',
          startDate: '2020-08-01',
          endDate: '2026-09-30',
          description: '- Bestilte ferskvare og halverte svinnet på to år\n- Lærte opp elleve nye kolleger',
        },
        { title: 'Ekstrahjelp', company: 'Fjordbyen bokhandel', startDate: '2018-06-01', endDate: '2020-07-31' },
      ],
      education: [
        { institution: 'Borg videregående skole', degree: 'Fagbrev', field: 'salg og service', endDate: '2020-06-01' },
      ],
      skills: ['Kassaoppgjør', 'Bestilling', 'Opplæring'],
      languages: [norwegian, english],
    },
  },
  {
    headline: 'Truckfører med kompetansebevis for T1 til T4',
    about: 'Vant til høyt tempo og trange ganger, og like vant til å stoppe når noe ikke er trygt.',
    professions: ['Logistikk, lagerarbeid og innkjøp', 'Tog-, sporvogn- og vegtrafikk'],
    places: 'sarpsborg.50',
    experience: 'junior',
    availableInDays: 30,
    cv: {
      aboutMe: 'Lager er lagarbeid. Jeg møter presis og rydder etter meg.',
      experience: [
        {
          title: 'Lagermedarbeider',
          company: 'Østlager',
          startDate: '2023-02-01',
          current: true,
          description: '- Plukk, pakk og varemottak\n- Verneombud det siste året',
        },
      ],
      education: [
        { institution: 'St. Olav videregående skole', degree: 'Fagbrev', field: 'logistikk', endDate: '2022-08-01' },
      ],
      skills: ['Truckførerbevis T1–T4', 'SAP EWM', 'Førerkort B'],
      languages: [{ name: 'Polsk', level: 'Morsmål' }, { name: 'Norsk', level: 'B2' }, english],
    },
  },
  {
    headline: 'Butikksjef som bygger lag',
    about:
      'Har ledet butikker med åtte til tjuefem ansatte, og tatt to av dem fra røde til svarte tall. Flytter gjerne for den rette stillingen.',
    professions: ['Salg, butikk- og varehandel'],
    places: '',
    experience: 'lead',
    availableInDays: 90,
  },
  {
    headline: 'Kundekonsulent som svarer ferdig første gang',
    about: 'Skriver klart, lytter først, og liker systemer som henger sammen. Ser etter dagtid.',
    professions: ['Kontor, forvaltning og saksbehandling', 'Salg, butikk- og varehandel'],
    places: 'ostfold_akershus',
    experience: 'junior',
    cv: {
      experience: [
        {
          title: 'Kundekonsulent',
          company: 'Strøm for folk',
          startDate: '2022-01-01',
          current: true,
          description: 'Svarer på telefon, e-post og chat, og skriver veiledningene som kollegene bruker.',
        },
      ],
      education: [
        { institution: 'Høgskolen i Østfold', degree: 'Bachelor', field: 'økonomi og ledelse', endDate: '2021-06-01' },
      ],
      skills: ['Dynamics 365', 'Excel', 'Klarspråk'],
      languages: [norwegian, english, { name: 'Spansk', level: 'B1' }],
    },
  },
  {
    headline: 'Sjåfør, klasse CE, med ti år på veien',
    about: 'Distribusjon og langtransport, uten skader de siste seks årene. Helst hjemme de fleste netter.',
    professions: ['Tog-, sporvogn- og vegtrafikk'],
    places: 'ostfold_oslo',
    experience: 'senior',
  },
  {
    headline: 'Nyutdannet i logistikk, klar for første faste jobb',
    about: 'Skrev bacheloroppgave om svinn i matvarekjeder. Har jobbet på terminal hver sommer siden 2021.',
    professions: ['Logistikk, lagerarbeid og innkjøp', 'Kontor, forvaltning og saksbehandling'],
    places: '',
    experience: 'entry',
  },
];
