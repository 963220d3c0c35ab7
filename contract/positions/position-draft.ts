import { z } from 'zod';

/** The fields of the form as they are typed, each a text. */
const draftFields = [
  'title',
  'profession',
  'positionType',
  'location',
  'municipality',
  'remote',
  'description',
  'requirements',
  'engagement',
  'experience',
  /** Divided by commas. */
  'workLanguages',
  'workSchedule',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'contactName',
  'contactEmail',
  'contactPosition',
  'contactPhone',
  'applicationMethod',
  'externalApplicationUrl',
  'applicationFormId',
  'emailNotificationsEnabled',
  'hasApplicantList',
  'isReadAnonymously',
  'publishFrom',
  'expiryDate',
  'applicationDeadline',
  'answerBy',
  /** When the position that is changed was saved last, as far as whoever types knows. */
  'seenAt',
  /** The position that a new one was begun from. */
  'copiedFrom',
  /** Of the form, from 0. */
  'step',
] as const;

const typed = z.string().max(20_000).default('');
export const positionDraftSchema = z.object(
  Object.fromEntries(draftFields.map((name) => [name, typed])) as Record<(typeof draftFields)[number], typeof typed>,
);

export type PositionDraft = z.output<typeof positionDraftSchema>;
