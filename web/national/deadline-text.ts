import { formatDate, formatMoment } from '../platform/format.ts';

interface Deadline {
  applicationDue: string | null;
  applicationDeadline: string | null;
  applicationDeadlineAt: string | null;
}

/** The day, and the hour where one was named; nothing where there is no day. */
export const deadlineMoment = ({ applicationDeadline, applicationDeadlineAt }: Deadline): string | null =>
  applicationDeadlineAt ? formatMoment(applicationDeadlineAt) : applicationDeadline && formatDate(applicationDeadline);

/** The same, or the sender's own words where these are no day or ask for haste besides: "Snarest, senest 1. desember 2026". */
export const deadlineText = (deadline: Deadline): string | null => {
  const { applicationDue } = deadline;
  return /snarest/i.test(applicationDue ?? '') ? applicationDue : (deadlineMoment(deadline) ?? applicationDue);
};
