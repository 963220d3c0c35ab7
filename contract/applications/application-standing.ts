import type { ApplicationStatus } from '../applications.ts';
import { statusNames } from './application-words.ts';
import { hasBeen } from './interview-words.ts';

interface Sent {
  /** As its sender was told. */
  status: ApplicationStatus;
  firstOpenedAt: Date | string | null;
  withdrawnAt: Date | string | null;
  interview: Parameters<typeof hasBeen>[0] | null | undefined;
}

/** Where an application stands for the one who sent it. Once an interview has been, the status says more. */
export function standingOf({ status, firstOpenedAt, withdrawnAt, interview }: Sent, now: Date) {
  if (withdrawnAt) return 'withdrawn';
  if (interview && !hasBeen(interview, now)) return 'interview';
  return status === 'pending' && firstOpenedAt ? 'opened' : status;
}

export const standingNames: Record<ReturnType<typeof standingOf>, string> = {
  ...statusNames,
  opened: 'Åpnet',
  interview: 'Intervju',
  withdrawn: 'Trukket',
};
