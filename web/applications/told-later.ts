import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';
import { isInterviewToCome } from './interviews/is-to-come.ts';

interface Told {
  status: ApplicationStatus;
  applications: Pick<HandledApplication, 'interview'>[];
}

export type Undone = Pick<HandledApplication, 'id' | 'status' | 'toldStatus' | 'message'>;

/** What the last change brings with it when it was taken back: an answer before it may still wait to be told. */
export function toldAfterUndo(undone: Undone[]) {
  const who = undone.length === 1 ? 'Søkeren' : 'Søkerne';
  const isWaiting = ({ status, toldStatus, message }: Undone) =>
    status !== 'pending' && (status !== toldStatus || Boolean(message));
  return undone.some(isWaiting)
    ? `${who} får e-post om det som gjaldt før, om ${policy.applicationHandling.undoMinutes} minutter.`
    : `${who} får ingen e-post om endringen.`;
}

/** What a status brings with it, wherever it is set: the mail goes when the time for taking it back is over. */
export const toldLater = (applications: Told['applications'], status: ApplicationStatus) =>
  toldOfAll([{ applications, status }]);

/** The same of several statuses that are set together. */
export function toldOfAll(told: Told[]) {
  const isOne = told.flatMap(({ applications }) => applications).length === 1;
  const who = isOne ? 'Søkeren' : 'Søkerne';
  if (told.every(({ status }) => status === 'pending')) return `${who} får ingen e-post om Venter.`;
  // Whoever is refused has nothing to come to.
  const isCalledOff = told.some(
    ({ status, applications }) => status === 'denied' && applications.some(isInterviewToCome),
  );
  const off = isCalledOff ? `, og ${isOne ? 'intervjuet' : 'intervjuer som ikke har vært,'} blir avlyst` : '';
  return `${who} får e-post om ${policy.applicationHandling.undoMinutes} minutter${off}. Til da kan du angre.`;
}
