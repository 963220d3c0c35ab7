import type { ApplicationStatus } from '../applications.ts';
import type { FieldError } from '../errors.ts';

/**
 * Why somebody is refused, as employers call it and as the applicant reads it. Nothing here is about who somebody is, only about
 * what the job takes. A few in one list: of many, or of groups of them, the last one is taken most.
 */
const reasons = {
  experience: ['Erfaring', 'Andre søkere hadde mer av den erfaringen jobben krever.'],
  education: [
    'Utdanning eller autorisasjon',
    'Jobben krever en utdanning eller autorisasjon som vi ikke finner i søknaden din.',
  ],
  language: ['Språk', 'Jobben krever mer av språket enn søknaden din viser.'],
  start: ['Oppstart', 'Vi trenger noen som kan begynne på et annet tidspunkt enn det du oppgir.'],
  missing: ['Mangler i søknaden', 'Vi manglet svar på noe av det vi spurte om i søknaden.'],
  another: ['En annen passet bedre', 'Vi fikk mange gode søknader, og en annen passet litt bedre denne gangen.'],
  unfilled: [
    'Stillingen blir ikke besatt',
    'Stillingen blir ikke besatt likevel. Det har ikke noe med søknaden din å gjøre.',
  ],
  /** Says nothing by itself: the message does. */
  other: ['Annet', null],
} as const;

export type RefusalReason = keyof typeof reasons;
export const refusalReasons = Object.keys(reasons) as [RefusalReason, ...RefusalReason[]];
/** Whoever gets more is told that nothing fits. */
export const MOST_REFUSAL_REASONS = 3;

export const reasonName = (reason: RefusalReason) => reasons[reason][0];

/** What the applicant reads of them. */
export const reasonsInWords = (given: readonly RefusalReason[]) =>
  given.flatMap((reason) => reasons[reason][1] ?? []).join(' ');

interface Answer {
  status: ApplicationStatus | '';
  message?: string | undefined;
  refusalReasons?: readonly RefusalReason[] | undefined;
}

/** What of an answer does not go together, for the browser and the server. */
export function wrongWithAnswer({ status, message, refusalReasons: given = [] }: Answer): FieldError | null {
  if (message && status === 'pending')
    return { path: 'message', msg: 'En melding kan følge Godkjent, Avslått eller Kontaktet, ikke Venter' };
  if (given.length > 0 && status !== 'denied')
    return { path: 'refusalReasons', msg: 'En begrunnelse kan bare følge Avslått' };
  if (given.includes('other') && !message?.trim())
    return { path: 'message', msg: 'Skriv hva grunnen er når du velger «Annet»' };
  return null;
}
