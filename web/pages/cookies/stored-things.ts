import { policy } from '../../../contract/policy.ts';

export interface Stored {
  name: string;
  purpose: string;
  lifetime: string;
}

/** What the product cannot do without. */
export const necessaryStorage: Stored[] = [
  { name: 'authToken', purpose: 'Holder deg innlogget', lifetime: 'Til du logger ut eller innloggingen utløper' },
  {
    name: 'applicationDraft',
    purpose: 'Søknaden du skriver eller retter, til den er lagret hos oss',
    lifetime: 'Til den er lagret, sendt eller slettet',
  },
  { name: 'cookie_consent', purpose: 'Husker valget du gjør på denne siden', lifetime: 'Til du sletter det' },
  {
    name: 'followedPositions',
    purpose: 'Stillinger du følger, med notatene dine',
    lifetime: 'Til du slutter å følge eller logger ut',
  },
  { name: 'followedBusinesses', purpose: 'Bedrifter du følger', lifetime: 'Til du slutter å følge eller logger ut' },
  { name: 'hiddenPositions', purpose: 'Annonser du har skjult', lifetime: 'Til du viser dem igjen eller logger ut' },
  {
    name: 'hiddenBusinesses',
    purpose: 'Arbeidsgivere du har skjult',
    lifetime: 'Til du viser dem igjen eller logger ut',
  },
  {
    name: 'coveredCards',
    purpose: 'Hvor det skjulte står i listen du sist så på, så den ikke hopper når du åpner den igjen',
    lifetime: 'Til du logger ut',
  },
  { name: 'savedSearches', purpose: 'Søk du har lagret', lifetime: 'Til du fjerner dem eller logger ut' },
  {
    name: 'businessDraft',
    purpose: 'Det du har skrevet om en ny bedrift',
    lifetime: 'Til du registrerer den eller lukker fanen',
  },
  {
    name: 'candidateDraft',
    purpose: 'Det du har skrevet i profilen din under Bli funnet',
    lifetime: 'Til du lagrer den, går fra den eller lukker fanen',
  },
  {
    name: 'applicationFormDraft',
    purpose: 'Det du har skrevet i en søknadsmal',
    lifetime: 'Til du lagrer den, går fra den eller lukker fanen',
  },
  {
    name: 'referenceDraft',
    purpose: 'Det du har skrevet i en referanse, med lenken den hører til',
    lifetime: 'Til du sender den eller lukker fanen',
  },
  {
    name: 'applicationSitting',
    purpose: 'Hvor langt du er kommet når du leser søknader én og én',
    lifetime: 'Til du lukker fanen',
  },
  {
    name: 'applicationKeysOff',
    purpose: 'Husker at du har slått av tastene for å lese søknader',
    lifetime: 'Til du slår dem på igjen',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Hvor langt ned du var på sidene, så du kommer tilbake dit',
    lifetime: 'Til du lukker fanen',
  },
  {
    name: 'react-router-manifest-version',
    purpose: 'Husker at siden er lastet på nytt etter en ny utgave, så det ikke skjer to ganger',
    lifetime: 'Til du lukker fanen',
  },
  { name: 'followedListsOwned', purpose: 'Husker at listene over hører til kontoen din', lifetime: 'Til du logger ut' },
];

const purposes: Record<(typeof policy.cookies)[number]['name'], string> = {
  user_preferences: 'Lyst eller mørkt utseende og andre visningsvalg',
  language_setting: 'Språket du har valgt',
  search_filters: 'Filtrene du sist brukte i stillinger og bedrifter',
  analytics_id: 'Et tilfeldig nummer som skiller ett besøk fra et annet',
  page_views: 'Hvilke sider som er vist',
  performance_data: 'Hvor raskt sidene lastes',
};

const storedAs = (wanted: 'functional' | 'analytics'): Stored[] =>
  policy.cookies
    .filter(({ category }) => category === wanted)
    .map(({ name, days }) => ({ name, purpose: purposes[name], lifetime: inWords(days) }));

/** A number stays with what it counts. */
const inWords = (days: number) => (days % 365 === 0 ? `${days / 365}\u00a0år` : `${days}\u00a0dager`);

export const functionalStorage = storedAs('functional');
export const analyticsStorage = storedAs('analytics');
