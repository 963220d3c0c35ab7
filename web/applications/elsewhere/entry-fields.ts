import type { ElsewhereEntry } from '../../../contract/applications/applications-elsewhere.ts';
import { elsewhereLimits } from '../../../contract/applications/elsewhere-words.ts';
import { addDays, dayInOslo } from '../../platform/format.ts';

export const emptyFields = () => ({
  title: '',
  employer: '',
  place: '',
  appliedOn: dayInOslo(new Date()),
  link: '',
  note: '',
});
export type EntryFields = ReturnType<typeof emptyFields>;

export const fieldsOf = ({ title, employer, place, appliedOn, link, note }: ElsewhereEntry): EntryFields => ({
  title,
  employer,
  place: place ?? '',
  appliedOn,
  link: link ?? '',
  note: note ?? '',
});

export const isSame = (one: EntryFields, other: EntryFields) => JSON.stringify(one) === JSON.stringify(other);

/** When one may well ask how it goes. */
export function suggestedReminder({ deadline, appliedOn }: ElsewhereEntry, today: string) {
  const { daysToReminder } = elsewhereLimits;
  const day = addDays(deadline && deadline > appliedOn ? deadline : appliedOn, daysToReminder);
  return day > today ? day : addDays(today, daysToReminder);
}

/** The last day first, and the others as they were. */
export const sorted = (entries: ElsewhereEntry[]) =>
  entries.toSorted((one, other) => other.appliedOn.localeCompare(one.appliedOn));
