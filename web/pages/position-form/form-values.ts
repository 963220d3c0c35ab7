import type { z } from 'zod';
import type { ManagedPosition } from '../../../contract/positions/managed-positions.ts';
import { type PositionDraft, positionDraftSchema } from '../../../contract/positions/position-draft.ts';
import type { positionFieldsSchema } from '../../../contract/positions/position-fields.ts';
import { type PayPeriod, workLanguages } from '../../../contract/positions.ts';
import { dayInOslo } from '../../platform/format.ts';
import { isLater } from '../../positions/publishing.ts';

/** What the form holds: every field as it is typed. The draft keeps exactly this. */
export type FormValues = PositionDraft;

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Of a new position: most are where the business is. */
export const emptyValues = (person: Person, municipality: string | null): FormValues => ({
  ...positionDraftSchema.parse({}),
  municipality: municipality ?? '',
  salaryCurrency: 'NOK',
  salaryPeriod: 'year',
  contactName: `${person.firstName} ${person.lastName}`.trim(),
  contactEmail: person.email,
  applicationMethod: 'email',
  emailNotificationsEnabled: 'true',
});

/** Of a position that is changed. */
export const valuesOf = (position: ManagedPosition): FormValues => ({
  title: position.title,
  profession: position.profession ?? '',
  positionType: position.positionType,
  // The name of the municipality stands there when nothing else was written.
  location: position.location === position.municipal ? '' : (position.location ?? ''),
  municipality: position.municipality ?? '',
  remote: position.remote ? 'true' : '',
  description: position.description,
  requirements: position.requirements,
  engagement: position.engagement ?? '',
  experience: position.experience ?? '',
  workLanguages: position.workLanguages.join(),
  workSchedule: position.workSchedule ?? '',
  salaryMin: `${position.salaryRange?.min ?? ''}`,
  salaryMax: `${position.salaryRange?.max ?? ''}`,
  salaryCurrency: position.salaryRange?.currency ?? 'NOK',
  salaryPeriod: position.salaryRange?.period ?? 'year',
  contactName: position.contactInfo.name,
  contactEmail: position.contactInfo.email,
  contactPosition: position.contactInfo.position,
  contactPhone: position.contactInfo.phone ?? '',
  applicationMethod: position.applicationMethod,
  externalApplicationUrl: position.externalApplicationUrl ?? '',
  applicationFormId: position.applicationFormId ?? '',
  emailNotificationsEnabled: position.emailNotificationsEnabled ? 'true' : '',
  hasApplicantList: position.hasApplicantList ? 'true' : '',
  isReadAnonymously: position.isReadAnonymously ? 'true' : '',
  // A day that has come holds nothing back.
  publishFrom: isLater(position.publishFrom, dayInOslo(new Date())) ? position.publishFrom : '',
  expiryDate: position.expiryDate,
  applicationDeadline: position.applicationDeadline ?? '',
  answerBy: position.answerBy ?? '',
  seenAt: position.updatedAt,
  copiedFrom: '',
  step: '',
});

/** Of a new position after the model of another one: its dates are over or will be. */
export const copyOf = (position: ManagedPosition): FormValues => ({
  ...valuesOf(position),
  publishFrom: '',
  expiryDate: '',
  applicationDeadline: '',
  answerBy: '',
  seenAt: '',
  copiedFrom: position.id,
});

/** A draft of before there was a choice has none. */
export const payPeriodOf = (chosen: string) => (chosen || 'year') as PayPeriod;

/** Those that are ticked. */
export const workLanguagesIn = ({ workLanguages: ticked }: Pick<FormValues, 'workLanguages'>) =>
  workLanguages.filter((language) => ticked.split(',').includes(language));

type Body = z.input<typeof positionFieldsSchema>;

/** As the API takes it, every field of it: what is empty, or not for this way of applying, is left out. */
export function bodyOf(values: FormValues): Body {
  const { applicationMethod, salaryMin, salaryMax, externalApplicationUrl, applicationFormId } = values;
  return {
    title: values.title,
    profession: values.profession || undefined,
    positionType: values.positionType as Body['positionType'],
    location: values.location.trim() ? values.location : undefined,
    municipality: values.municipality || undefined,
    remote: values.remote === 'true',
    description: values.description,
    requirements: values.requirements,
    engagement: values.engagement || undefined,
    experience: values.experience || undefined,
    workLanguages: workLanguagesIn(values),
    workSchedule: values.workSchedule.trim() ? values.workSchedule : undefined,
    salaryRange:
      salaryMin || salaryMax
        ? {
            min: salaryMin || undefined,
            max: salaryMax || undefined,
            currency: values.salaryCurrency,
            period: payPeriodOf(values.salaryPeriod),
          }
        : undefined,
    contactInfo: {
      name: values.contactName,
      email: values.contactEmail,
      position: values.contactPosition,
      phone: values.contactPhone,
    },
    applicationMethod: applicationMethod as Body['applicationMethod'],
    externalApplicationUrl: applicationMethod === 'external' ? externalApplicationUrl : undefined,
    applicationFormId: applicationMethod === 'form' ? applicationFormId : undefined,
    emailNotificationsEnabled: values.emailNotificationsEnabled === 'true',
    hasApplicantList: values.hasApplicantList === 'true',
    isReadAnonymously: values.isReadAnonymously === 'true',
    publishFrom: values.publishFrom || undefined,
    expiryDate: values.expiryDate,
    applicationDeadline: values.applicationDeadline || undefined,
    answerBy: (applicationMethod === 'form' && values.answerBy) || undefined,
  } satisfies Record<keyof Body, unknown>;
}
