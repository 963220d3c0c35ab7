import { positionFormSchema } from '../../../contract/positions/position-fields.ts';
import { checkOnly } from '../../ui/check-fields.ts';
import type { WizardStep } from '../../ui/use-wizard.ts';
import { bodyOf, type FormValues } from './form-values.ts';

/** The fields of each step, as errors name them. */
const stepFields = [
  {
    title: 'Stillingsinformasjon',
    fields: ['title', 'profession', 'positionType', 'location', 'municipality', 'remote'],
  },
  { title: 'Krav og beskrivelse', fields: ['description', 'requirements'] },
  {
    title: 'Arbeidsdetaljer',
    fields: [
      'engagement',
      'experience',
      'workLanguages',
      'workSchedule',
      'salaryRange.min',
      'salaryRange.max',
      'salaryRange.currency',
      'salaryRange.period',
      'salaryRange',
    ],
  },
  {
    title: 'Kontakt og søknad',
    fields: [
      'contactInfo.name',
      'contactInfo.email',
      'contactInfo.position',
      'contactInfo.phone',
      'applicationMethod',
      'externalApplicationUrl',
      'applicationFormId',
      'emailNotificationsEnabled',
      'isReadAnonymously',
      'hasApplicantList',
    ],
  },
  { title: 'Tidsfrister', fields: ['publishFrom', 'applicationDeadline', 'expiryDate', 'answerBy'] },
] as const;

/** Where one chooses how to apply. */
export const methodStep = stepFields.findIndex(({ title }) => title === 'Kontakt og søknad');

/** Where the address leads to: whoever comes to give an ad more time does not come to read the rest of it. */
export const addressedStep = (query: URLSearchParams) =>
  query.get('steg') === 'frister' ? stepFields.findIndex(({ title }) => title === 'Tidsfrister') : null;

/** Where one was when the draft was kept. */
export const stepOf = ({ step }: FormValues) => (stepFields[Number(step)] ? Number(step) : 0);

export const stepsOf = (values: FormValues): WizardStep[] =>
  stepFields.map((step) => ({
    ...step,
    check: () => checkOnly(positionFormSchema, bodyOf(values), step.fields),
  }));
