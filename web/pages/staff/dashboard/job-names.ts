import { policy } from '../../../../contract/policy.ts';
import { MINUTE_MS } from '../../../platform/format.ts';

const {
  positionYearsAfterExpiry,
  supportRequestYears,
  logMonths,
  inactiveAccountYears,
  applicationMonthsAfterClosing,
} = policy.retention;

/** What the privacy page promises, each kept by a job. */
export const retentionJobs: Record<string, string> = {
  'delete-old-positions': `Stillinger, ${positionYearsAfterExpiry} år etter utløp`,
  'delete-old-support-requests': `Henvendelser og meldinger om annonser, etter ${supportRequestYears} år`,
  'delete-old-account-rows': `Logg over kontoer, etter ${logMonths} måneder`,
  'delete-old-sessions': `Logg over innlogginger, etter ${logMonths} måneder`,
  'delete-old-business-rows': `Logg over bedrifter, etter ${logMonths} måneder`,
  'delete-old-approval-decisions': `Avgjørelser, etter ${logMonths} måneder`,
  'delete-old-staff-actions': `Sporet av hva ansatte gjør, etter ${logMonths} måneder`,
  'end-unused-accounts': `Kontoer uten bruk, etter ${inactiveAccountYears} år`,
  'end-application-periods': `Søknader, ${applicationMonthsAfterClosing} måneder etter at stillingen er lukket`,
  'delete-old-newsletter-recipients': 'Mottakerlister for nyhetsbrev',
  'delete-old-national-stubs': 'At en NAV-annonse har vært her',
  'sweep-mails': 'E-poster som er sendt',
};

const otherJobs: Record<string, string> = {
  'expire-positions': 'Slå av utløpte stillinger',
  'warn-of-expiring-positions': 'Varsle om stillinger som snart utløper',
  'tell-of-decision': 'Si fra om en avgjørelse',
  'tell-of-published-positions': 'Si fra om stillinger som er publisert',
  'warn-of-promised-answers': 'Varsle om svar som er lovet søkere',
  'remind-referees': 'Minne referanser om å svare',
  'remind-of-interviews': 'Minne om intervjuer',
  'tell-new-contacts-of-interviews': 'Si fra til nye kontaktpersoner om avtalte intervjuer',
  'remind-of-begun-applications': 'Minne om søknader som ikke er sendt',
  'remind-of-applications-elsewhere': 'Minne om det som er søkt andre steder',
  'count-promised-answers': 'Tell svar som kom innen lovet dag',
  'remove-expired-national-positions': 'Fjern utløpte NAV-annonser',
  'match-national-positions': 'Finn NAV-annonser som også ligger her',
  'find-national-employers': 'Finn hvilken bedrift NAV-annonser hører til',
  'watch-national-import': 'Vokt innlesingen fra NAV',
  'refresh-old-register-data': 'Oppdater fra Enhetsregisteret',
  'delete-old-position-drafts': 'Slett gamle stillingsutkast',
  'delete-old-mailed-ads': 'Rydd i sendte annonsevarsler',
  'mail-new-matches': 'Send treff på lagrede søk og jobbvarsler',
  'keep-candidates-fresh': 'Spør om noen fortsatt vil bli funnet, og slett gamle profiler',
  'keep-job-alerts-fresh': 'Spør om gamle jobbvarsler, og slett dem ingen vil ha',
  'remind-of-deadlines': 'Minne om frister for det som følges',
  'carry-on-newsletters': 'Send videre påbegynte nyhetsbrev',
  'remind-unconfirmed': 'Minn om å bekrefte e-postadressen',
  'sweep-rate-limits': 'Rydd i tellere for antall kall',
  'sweep-given-up-jobs': 'Slett jobber som ble gitt opp for lenge siden',
  'sweep-search-changes': 'Rydd i endringer for søket',
  'scan-forgotten-application-files': 'Prøv viruskontrollen av vedlegg igjen',
  'sweep-unused-application-files': 'Slett vedlegg som ikke ble sendt',
  'deliver-mail': 'Send e-post',
  'send-newsletter': 'Send nyhetsbrev',
  'mail-reset-link': 'Send lenke for nytt passord',
  'refresh-register-data': 'Hent én bedrift fra Enhetsregisteret',
  'announce-applications': 'Meld fra om nye søknader',
  'announce-application': 'Prøv igjen å melde fra om en søknad',
  'tell-applicant': 'Gi en søker beskjed',
  'mail-tip': 'Send tips om en stilling',
  'tell-responsible': 'Si fra til den som har fått ansvar for søknader',
  'scan-application-file': 'Virussjekk et vedlegg',
  'remove-application-files': 'Slett vedlegg',
  'remove-business-logo': 'Slett en logo',
  'remove-business-picture': 'Slett et bilde fra en arbeidsplass',
  'remove-cv-image': 'Slett et CV-bilde',
  'sweep-incoming-files': 'Rydd i filer som ikke kom helt fram',
};

/** A job nobody named yet keeps its own name. */
export const jobName = (name: string) => retentionJobs[name] ?? otherJobs[name] ?? name;

const DAY_MINUTES = 24 * 60;

/** How often, from crontab: every so many minutes, every hour, every day, or seldom. */
function minutesBetween(schedule: string) {
  const [minute = '', hour = '', ...days] = schedule.split(' ');
  const every = /^\*\/(\d+)$/;
  if (days.join('') !== '***') return undefined;
  if (hour !== '*') {
    const hours = every.exec(hour)?.[1];
    return hours ? Number(hours) * 60 : DAY_MINUTES;
  }
  if (minute === '*') return 1;
  const minutes = every.exec(minute)?.[1];
  return minutes ? Number(minutes) : 60;
}

export function describeSchedule(schedule: string) {
  const minutes = minutesBetween(schedule);
  if (minutes === undefined) return schedule;
  if (minutes === DAY_MINUTES) return 'Hver dag';
  if (minutes === 60) return 'Hver time';
  if (minutes === 1) return 'Hvert minutt';
  return minutes > 60 ? `Hver ${minutes / 60}. time` : `Hvert ${minutes}. minutt`;
}

/** Twice its time and a little more has gone by since it was done. */
export function isLate({ schedule, lastDoneAt }: { schedule: string; lastDoneAt: string | null }, now: number) {
  const minutes = minutesBetween(schedule);
  if (!minutes || !lastDoneAt) return false;
  return now - Date.parse(lastDoneAt) > (2 * minutes + 15) * MINUTE_MS;
}
