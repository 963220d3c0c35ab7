import { statusNames } from '../../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { joinWithAnd } from '../../../contract/words-in-a-row.ts';
import { formatNumber } from '../../platform/format.ts';
import { nameOf } from '../name-of.ts';

export type Answer = Exclude<ApplicationStatus, 'pending'>;

const answers: Record<Answer, string> = {
  denied: 'får avslag',
  contacted: 'får svaret «Kontaktet»',
  approved: 'får svaret «Godkjent»',
};

/** How many get which answer, and how many none. */
export function answersInWords(sent: { status: Answer; applications: unknown[] }[], waiting = 0) {
  const countOf = (status: Answer) =>
    sent.filter((each) => each.status === status).reduce((sum, { applications }) => sum + applications.length, 0);
  const parts = [
    ...(Object.keys(answers) as Answer[]).map((status) => [countOf(status), answers[status]] as const),
    [waiting, 'blir stående'] as const,
  ];
  return joinWithAnd(parts.flatMap(([count, what]) => (count > 0 ? `${formatNumber(count)} ${what}` : [])));
}

/** The others are counted. */
const MOST_NAMED = 10;

/** Those that somebody else changed since they were read, and that were left as they are. */
export function staleInWords(stale: Pick<HandledApplication, 'applicantInfo' | 'status'>[]) {
  const named = stale.slice(0, MOST_NAMED).map((each) => `${nameOf(each)} (nå ${statusNames[each.status]})`);
  const others = stale.length - named.length;
  const who = joinWithAnd(others > 0 ? [...named, `${formatNumber(others)} til`] : named);
  return `${countInWords(stale.length)} ble endret av noen andre, og er som ${stale.length === 1 ? 'den' : 'de'} var: ${who}.`;
}

export const countInWords = (count: number) => (count === 1 ? 'Én søknad' : `${formatNumber(count)} søknader`);

/** Whoever lost the access is answered as if they were gone. */
export const goneInWords = (count: number) =>
  `${countInWords(count)} er trukket eller slettet, eller eieren har fjernet tilgangen din.`;

/** `missed` are those that cannot be taken back. Of answers that never arrived, none is to be. */
export function takenBackInWords(count: number, missed: number, gone: number) {
  if (count + missed + gone === 0) return 'Svarene var ikke kommet frem. Søkerne får ingen e-post.';
  const who = count === 1 ? 'søkeren' : 'søkerne';
  const parts = [
    count > 0 && `${countInWords(count)} er som før, og ${who} får ingen e-post om endringen.`,
    missed > 0 && `${countInWords(missed)} er endret siden, eller det er for sent å angre.`,
    gone > 0 && goneInWords(gone),
  ];
  return parts.filter(Boolean).join(' ');
}
