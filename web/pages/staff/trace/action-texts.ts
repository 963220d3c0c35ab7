import { payPeriodNames } from '../../../../contract/positions/pay-in-words.ts';
import type { StaffActionKind, StaffActionRecord, StaffSubject } from '../../../../contract/staff-trace.ts';
import { formatCount, formatDate, formatMoment, formatNumber } from '../../../platform/format.ts';
import { jobName } from '../dashboard/job-names.ts';
import { methodNames } from '../edit/position-fields.ts';

const verbs: Record<StaffActionKind, string> = {
  edited: 'endret',
  deactivated: 'deaktiverte',
  reactivated: 'aktiverte',
  undone: 'angret en endring av',
  'looked-up': 'åpnet',
  searched: 'så i listen over',
  approved: 'godkjente',
  rejected: 'avviste',
  'taken-back': 'tok tilbake avgjørelsen om',
  'change-asked': 'ba om en endring av',
  'change-seen': 'så gjennom endringene i',
  migrated: 'godkjente alt som ventet',
  retried: 'prøvde på nytt',
  created: 'laget',
  deleted: 'slettet',
  'test-sent': 'sendte en prøve av',
  scheduled: 'planla',
  unscheduled: 'tok bort tidspunktet for',
  sent: 'sendte',
  paused: 'satte på pause',
  resumed: 'fortsatte',
  'taken-down': 'tok ned',
  'put-back': 'slapp fram igjen',
  closed: 'avsluttet',
};

const subjectNames: Record<StaffSubject, string> = {
  user: 'brukeren',
  business: 'bedriften',
  position: 'stillingen',
  'nav-position': 'NAV-stillingen',
  'ad-report': 'saken om',
  'application-form': 'søknadsmalen',
  newsletter: 'nyhetsbrevet',
  import: 'innlesingen',
  job: 'jobben',
  other: '',
};

const lists: { [S in StaffSubject]?: string } = {
  user: 'brukere',
  business: 'bedrifter',
  position: 'stillinger',
  'application-form': 'søknadsmaler',
};

/** "Vår Vakt endret brukeren Kari Nordmann". */
export function describeAction({ actorName, kind, subject, subjectName }: StaffActionRecord) {
  if (kind === 'searched') return `${actorName} ${verbs.searched} ${lists[subject] ?? subjectName}`;
  return [actorName, verbs[kind], subjectNames[subject], subject === 'job' ? `«${jobName(subjectName)}»` : subjectName]
    .filter(Boolean)
    .join(' ');
}

const several: { [S in StaffSubject]?: [one: string, many: string] } = {
  user: ['bruker', 'brukere'],
  business: ['bedrift', 'bedrifter'],
  position: ['stilling', 'stillinger'],
  'application-form': ['søknadsmal', 'søknadsmaler'],
};

/** "Vår Vakt deaktiverte 14 stillinger". Where switching changed something else too, they were changed. */
export function describeRun(actions: [StaffActionRecord, ...StaffActionRecord[]], count: number) {
  const [{ actorName, kind, subject }] = actions;
  const same = kind === 'undone' ? 'angret det som var gjort med' : verbs[kind];
  const verb = actions.some((each) => each.kind !== kind) ? verbs.edited : same;
  return `${actorName} ${verb} ${formatCount(count, ...(several[subject] ?? ['ting', 'ting']))}`;
}

const fieldNames: Record<string, string> = {
  firstName: 'Fornavn',
  lastName: 'Etternavn',
  email: 'E-post',
  emailConfirmedAt: 'E-postadressen bekreftet',
  maxBusinesses: 'Maks antall bedrifter',
  isActive: 'Aktiv',
  stoppedByStaffAt: 'Deaktivert av oss',
  pausedAt: 'Satt på pause',
  expiredAt: 'Utløpt',
  isAdmin: 'Administrator',
  hasSecondStep: 'Totrinns innlogging',
  businessName: 'Bedriftsnavn',
  organizationNumber: 'Organisasjonsnummer',
  shortDescription: 'Kort beskrivelse',
  longDescription: 'Lang beskrivelse',
  maxActivePositions: 'Maks antall aktive stillinger',
  picture: 'Bilde',
  title: 'Tittel',
  positionType: 'Stillingstype',
  location: 'Sted',
  description: 'Beskrivelse',
  requirements: 'Krav',
  expiryDate: 'Utløpsdato',
  applicationMethod: 'Søknadsmetode',
  applicationDeadline: 'Søknadsfrist',
  answerBy: 'Svar til søkerne innen',
  externalApplicationUrl: 'Ekstern søknadslenke',
  workSchedule: 'Arbeidstid',
  contactName: 'Kontaktperson',
  contactEmail: 'E-post til kontaktperson',
  contactPosition: 'Kontaktpersonens stilling',
  contactPhone: 'Kontaktpersonens telefon',
  salaryMin: 'Lønn fra',
  salaryMax: 'Lønn til',
  salaryCurrency: 'Valuta',
  salaryPeriod: 'Lønn per',
  featured: 'Fremhevet',
  businessesUpdated: 'Bedrifter',
  positionsUpdated: 'Stillinger',
  answer: 'Svar',
  content: 'Innhold',
  recipients: 'Mottakere',
  mails: 'E-poster',
  scheduledFor: 'Sendes',
  isExpired: 'Utløpt',
  search: 'Søk',
  page: 'Side',
};

const LONGEST = 300;

export const nameOfField = (name: string) => fieldNames[name] ?? name;

export function showValue(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei';
  if (typeof value === 'number') return formatNumber(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (name === 'applicationMethod') return methodNames[text as keyof typeof methodNames] ?? text;
  if (name === 'salaryPeriod') return payPeriodNames[text as keyof typeof payPeriodNames] ?? text;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMoment(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const tabs: { [S in StaffSubject]?: string } = {
  user: 'users',
  business: 'businesses',
  position: 'positions',
  'application-form': 'applicationForms',
};

/** Where the entry can be opened. What was rejected is gone. */
export function linkToSubject({ kind, subject, subjectId }: StaffActionRecord) {
  const tab = tabs[subject];
  return tab && subjectId && kind !== 'rejected' ? `/admin?tab=${tab}&edit=${subjectId}` : null;
}
