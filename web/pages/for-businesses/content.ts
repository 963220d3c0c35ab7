import { policy } from '../../../contract/policy.ts';
import type { IconName } from '../../ui/icon.tsx';

const positions = policy.activePositionsPerBusiness.default;

export const figures = [
  { figure: '1000+', what: 'kandidater' },
  { figure: '500+', what: 'ansettelser' },
  { figure: `${policy.responseHours.help} t`, what: 'svartid' },
];

export const features: { icon: IconName; name: string; what: string }[] = [
  {
    icon: 'building',
    name: `${policy.businessesPerUser.default} bedrift per bruker`,
    what: 'Organisasjonsnummeret kontrolleres mot Enhetsregisteret, og navnet fylles inn for deg.',
  },
  {
    icon: 'briefcase',
    name: `${positions} gratis stillinger`,
    what: `Ha inntil ${positions} aktive stillinger ute samtidig. Når en utløper, er det plass til en ny.`,
  },
  {
    icon: 'eye',
    name: 'Offentlig profil',
    what: 'En egen side med logo, bilder fra arbeidsplassen, beskrivelse og alle de ledige stillingene deres. Jobbsøkere kan følge den.',
  },
  {
    icon: 'search',
    name: 'Synlig i søkemotorer',
    what: 'Hver stilling får SEO-tittel, beskrivelse og strukturerte data, så søkemotorer forstår at det er en jobb.',
  },
  {
    icon: 'document',
    name: 'Egne søknadsmaler',
    what: 'Still spørsmålene dere trenger svar på, med tekst, valg, dato eller fil. Eller ta imot søknader på e-post.',
  },
  {
    icon: 'users',
    name: 'Flere om jobben',
    what: 'Del bedriften med kollegaer, så kan de redigere stillinger og lese søknader sammen med deg.',
  },
];

export const steps = [
  { name: 'Registrer bedriften', what: 'Fem korte steg. Vi ser over den før den blir synlig.' },
  {
    name: 'Lag stillingen',
    what: 'Skriv hva jobben går ut på, hva dere trenger, og når fristen er. Se den slik søkerne ser den.',
  },
  {
    name: 'Følg opp søknadene',
    what: 'Les én og én, noter og svar, også rett fra e-posten. Søknadene ligger samlet, med nye tydelig merket.',
  },
];

export const benefits = [
  'Søkere fra hele landet, i samme søk som NAVs stillinger',
  'Ingen bindingstid og ikke noe betalingskort',
  'Filtre på sted, stillingstype og erfaring, så de rette finner fram',
  'Søknader kan leses uten navn først, så det er hva søkeren kan, som teller',
  'Vurder søkerne etter de samme kriteriene, hver for seg først',
  'De ledige stillingene også på nettsiden deres og på oppslagstavla',
  'Finn folk som vil bli funnet, og inviter dem til å søke',
  'Systemet dere rekrutterer med, kan legge ut stillingene selv',
  'Stillinger deaktiveres av seg selv på utløpsdatoen',
  'Hjelp fra mennesker når noe er uklart',
];

/** Samples, marked as such on the page: the product invents no customers. */
export const testimonials = [
  {
    quote: 'Vi la ut stillingen en tirsdag og hadde fire gode søkere på fredag. Alt lå på ett sted.',
    who: 'Daglig leder i et byggefirma',
  },
  {
    quote: 'Søknadsmalen gjorde at vi fikk svar på det vi lurte på, med en gang. Det sparte oss for mange telefoner.',
    who: 'Personalansvarlig i en kommune',
  },
  {
    quote: 'Jeg delte bedriften med en kollega, så vi kunne vurdere søknadene sammen uten å sende dem rundt på e-post.',
    who: 'Avdelingsleder i et helseforetak',
  },
];
