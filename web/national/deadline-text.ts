import { formatDate } from '../platform/format.ts';

interface Deadline {
  applicationDue: string | null;
  applicationDeadline: string | null;
}

/** The day, or the sender's own words where these are no day or ask for haste besides: "Snarest, senest 1. desember 2026". */
export const deadlineText = ({ applicationDue, applicationDeadline }: Deadline): string | null =>
  applicationDeadline && !/snarest/i.test(applicationDue ?? '') ? formatDate(applicationDeadline) : applicationDue;
