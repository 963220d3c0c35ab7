import type { FieldError } from '../../../contract/errors.ts';
import { positionFieldsSchema } from '../../../contract/position-fields.ts';
import type { WizardStep } from '../../ui/use-wizard.ts';
import { bodyOf, type FormValues } from './form-values.ts';

/** The fields of each step, as errors name them. */
const stepFields = [
  { title: 'Stillingsinformasjon', fields: ['title', 'positionType', 'location', 'municipality', 'remote'] },
  { title: 'Krav og beskrivelse', fields: ['description', 'requirements'] },
  {
    title: 'Arbeidsdetaljer',
    fields: [
      'engagement',
      'experience',
      'workSchedule',
      'salaryRange.min',
      'salaryRange.max',
      'salaryRange.currency',
      'salaryRange',
    ],
  },
  {
    title: 'Kontakt og søknad',
    fields: [
      'contactInfo.name',
      'contactInfo.email',
      'contactInfo.position',
      'applicationMethod',
      'externalApplicationUrl',
      'applicationFormId',
      'emailNotificationsEnabled',
    ],
  },
  { title: 'Tidsfrister', fields: ['expiryDate', 'applicationDeadline'] },
] as const;

export const stepsOf = (values: FormValues): WizardStep[] =>
  stepFields.map((step) => ({
    ...step,
    check: () => errorsOf(values).filter(({ path }) => (step.fields as readonly string[]).includes(path)),
  }));

/** Of each field the first. */
function errorsOf(values: FormValues): FieldError[] {
  const issues = positionFieldsSchema.safeParse(bodyOf(values)).error?.issues ?? [];
  const found = issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }));
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}
