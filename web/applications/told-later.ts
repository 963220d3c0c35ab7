import type { ApplicationStatus } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';

/** What a status brings with it, wherever it is set: the mail goes when the time for taking it back is over. */
export const toldLater = (count: number, status: ApplicationStatus) => {
  const who = count === 1 ? 'Søkeren' : 'Søkerne';
  return status === 'pending'
    ? `${who} får ingen e-post om Venter.`
    : `${who} får e-post om ${policy.applicationHandling.undoMinutes} minutter. Til da kan du angre.`;
};
