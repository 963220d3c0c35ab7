import type { Random } from '../random.ts';

const firstNames = [
  'Kari',
  'Ola',
  'Ingrid',
  'Lars',
  'Anne',
  'Per',
  'Marit',
  'Jon',
  'Silje',
  'Erik',
  'Nina',
  'Håkon',
  'Solveig',
  'Geir',
  'Hilde',
  'Magnus',
  'Åse',
  'Øystein',
  'Tuva',
  'Sindre',
  'Aisha',
  'Mohammed',
  'Elena',
  'Piotr',
  'Máret',
  'Ánte',
  'Thi Lan',
  'Yusuf',
  'Sara',
  'Jonas',
  'Camilla',
  'Torstein',
  'Guro',
  'Vegard',
  'Ellinor',
  'Nils',
  'Ragnhild',
  'Amir',
  'Birgitte',
  'Even',
];

const lastNames = [
  'Hansen',
  'Johansen',
  'Olsen',
  'Larsen',
  'Berg',
  'Haugen',
  'Bakken',
  'Solberg',
  'Lie',
  'Moen',
  'Strand',
  'Lund',
  'Eide',
  'Vik',
  'Nygård',
  'Fossum',
  'Aasen',
  'Sæther',
  'Sætre',
  'Utsi',
  'Eira',
  'Balto',
  'Nguyen',
  'Ahmed',
  'Kowalski',
  'Hussain',
  'Tveit',
  'Myhre',
  'Ødegård',
  'Kvam',
  'Rasmussen',
  'Brekke',
  'Dahl',
  'Fjeld',
  'Hovland',
  'Grønli',
];

const leaders: Record<string, string[]> = {
  helse: ['Avdelingsleder', 'Seksjonsleder', 'Klinikkleder'],
  omsorg: ['Avdelingsleder', 'Virksomhetsleder', 'Enhetsleder'],
  skole: ['Rektor', 'Inspektør', 'Avdelingsleder'],
  barnehage: ['Styrer', 'Assisterende styrer'],
  it: ['Utviklingsleder', 'Teamleder', 'Teknisk sjef'],
  bygg: ['Daglig leder', 'Prosjektleder', 'Anleggsleder'],
  transport: ['Driftsleder', 'Transportleder', 'Terminalsjef'],
  handel: ['Butikksjef', 'Regionsjef', 'Salgssjef'],
  servering: ['Daglig leder', 'Hotellsjef', 'Kjøkkensjef'],
  industri: ['Fabrikksjef', 'Produksjonsleder', 'Vedlikeholdsleder'],
  havbruk: ['Driftsleder', 'Regionleder', 'Daglig leder'],
  landbruk: ['Daglig leder', 'Gårdbruker', 'Driftsleder'],
  forvaltning: ['Kommunalsjef', 'Seksjonsleder', 'Avdelingsdirektør'],
  finans: ['Banksjef', 'Avdelingsleder', 'Økonomisjef'],
  media: ['Redaktør', 'Kreativ leder', 'Daglig leder'],
  energi: ['Montørleder', 'Avdelingsleder', 'Driftssjef'],
  sikkerhet: ['Seksjonsleder', 'Stasjonsleder', 'Operativ leder'],
  renhold: ['Driftsleder', 'Renholdssjef', 'Områdeleder'],
  forskning: ['Instituttleder', 'Forskningsleder', 'Avdelingsleder'],
  handverk: ['Daglig leder', 'Verkstedleder', 'Mester'],
  nynorsk: ['Einingsleiar', 'Dagleg leiar', 'Avdelingsleiar'],
};

export interface ContactPerson {
  firstName: string;
  lastName: string;
  name: string;
  position: string;
  email: string;
  /** Cannot be called: no Norwegian number begins with 00, as in NAV's own documentation. */
  phone: string;
}

export function contactPerson(group: string, domain: string, random: Random): ContactPerson {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    position: random.pick(leaders[group] ?? ['Daglig leder']),
    email: `${mailPart(firstName)}.${mailPart(lastName)}@${domain}`,
    phone: `00 ${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)}`,
  };
}

/** Letters of a domain or a mailbox: what Norwegians write instead of æ, ø and å. */
export const mailPart = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');
