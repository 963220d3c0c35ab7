import { dayInOslo, formatCount, formatDay, formatMoment } from '../platform/format.ts';
import type { IconName } from '../ui/icon.tsx';
import type { AwaitedItem } from './awaited.ts';

interface ItemText {
  icon: IconName;
  text: string;
  detail: string | null;
}

/** What an item says, and since or until when. */
export function textOf({ kind, count, title, businessName: business, since, day, at }: AwaitedItem): ItemText {
  const came = since && formatMoment(since);
  const last = day && `Siste søknadsdag er ${formatDay(day)}.`;
  switch (kind) {
    case 'answer':
      return { icon: 'mail', text: `${business} har svart på søknaden din: ${title}`, detail: came };
    case 'message':
      return { icon: 'mail', text: `${newMessages(count)} fra ${business}: ${title}`, detail: came };
    case 'tip':
      return count === 1
        ? { icon: 'briefcase', text: `${business} tipser deg om en stilling: ${title}`, detail: came }
        : { icon: 'briefcase', text: `${business} tipser deg om ${count} stillinger`, detail: latest(count, came) };
    case 'invitation':
      return { icon: 'briefcase', text: `${business} inviterer deg til å søke: ${title}`, detail: came };
    case 'interview-offer':
      return { icon: 'clock', text: `Velg tid til intervju hos ${business}: ${title}`, detail: came };
    case 'interview':
      return {
        icon: 'clock',
        text: `Du skal på intervju hos ${business}: ${title}`,
        detail: at && formatMoment(at),
      };
    case 'references-asked':
      return { icon: 'users', text: `${business} ber om referanser: ${title}`, detail: came };
    case 'begun':
      return { icon: 'pencil', text: `Du har ikke sendt søknaden til ${business}: ${title}`, detail: last };
    case 'closing':
      return title === null
        ? { icon: 'clock', text: `Fristen nærmer seg for ${count} stillinger du følger`, detail: firstDay(day) }
        : { icon: 'clock', text: `Fristen nærmer seg hos ${business}: ${title}`, detail: last };
    case 'answers-due':
      return { icon: 'clock', text: `${waiting(count)} på svar – ${business}`, detail: promised(count, day) };
    case 'applications':
      return {
        icon: 'briefcase',
        text: `${formatCount(count, 'ulest søknad', 'uleste søknader')} – ${business}`,
        detail: latest(count, came),
      };
    case 'applicant-messages':
      return {
        icon: 'mail',
        text: `${formatCount(count, 'ulest melding', 'uleste meldinger')} fra søkere – ${business}`,
        detail: latest(count, came),
      };
    case 'change-asked':
      return {
        icon: 'pencil',
        text: `${title === null ? 'Bedriften må endres' : `«${title}» må endres`} før vi kan godkjenne – ${business}`,
        detail: came,
      };
    case 'approvals':
      return { icon: 'check', text: `${count} venter på godkjenning`, detail: oldest(count, came) };
    case 'ad-reports':
      return {
        icon: 'warning',
        text: `${formatCount(count, 'annonse', 'annonser')} er meldt`,
        detail: oldest(count, came),
      };
    case 'mails':
      return {
        icon: 'warning',
        text: `${formatCount(count, 'e-post', 'e-poster')} blir ikke sendt`,
        detail: oldest(count, came),
      };
  }
}

const newMessages = (count: number) => (count === 1 ? 'Ny melding' : `${count} nye meldinger`);
const waiting = (count: number) => formatCount(count, 'søker venter', 'søkere venter');
const latest = (count: number, came: string | null) => (count === 1 ? came : `Den siste kom ${came}`);
const oldest = (count: number, came: string | null) => (count === 1 ? came : `Den eldste kom ${came}`);
const firstDay = (day: string | null) => day && `Den første går ut ${formatDay(day)}.`;

function promised(count: number, day: string | null) {
  if (!day) return null;
  const word = day < dayInOslo(new Date()) ? 'var' : 'er';
  return `${count === 1 ? 'Svaret' : 'Det første'} ${word} lovet innen ${formatDay(day)}.`;
}
