import { statusNames } from '../../../contract/applications/application-words.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';

/** What was decided while they were read. */
export function answeredInWords(answered: Partial<Record<ApplicationStatus, number>>): string {
  const parts = Object.entries(answered).map(
    ([status, count]) => `${count} til ${statusNames[status as ApplicationStatus]}`,
  );
  const [last] = parts.slice(-1);
  if (!last) return 'Ingen av dem fikk ny status.';
  const words = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} og ${last}`;
  return `Du satte ${words}.`;
}
