import { policy } from '../../../../contract/policy.ts';
import { payPeriodNames } from '../../../../contract/positions/pay-in-words.ts';
import { positionLimits } from '../../../../contract/positions/position-fields.ts';
import {
  type ApplicationMethod,
  applicationMethods,
  currencies,
  payPeriods,
  positionTypes,
} from '../../../../contract/positions.ts';
import { longestPhone } from '../../../../contract/values.ts';
import { deactivatePosition } from '../list/deactivate-position.ts';
import type { FieldSpec } from './field-spec.ts';

/** As the panel calls them, in its forms and in the trace. */
export const methodNames: Record<ApplicationMethod, string> = {
  email: 'E-post',
  external: 'Ekstern lenke',
  form: 'Søknadsmal',
};
const same = (value: string) => [value, value] as const;
const contact = 'Kontaktperson';
const salary = 'Lønn';

export const positionFields: FieldSpec[] = [
  { name: 'title', label: 'Tittel', kind: 'text', maxLength: positionLimits.title.max },
  { name: 'positionType', label: 'Stillingstype', kind: 'select', options: positionTypes.map(same) },
  { name: 'location', label: 'Sted', kind: 'text', isOptional: true, maxLength: positionLimits.location.max },
  { name: 'description', label: 'Beskrivelse', kind: 'long', maxLength: positionLimits.description.max },
  { name: 'requirements', label: 'Krav', kind: 'long', maxLength: positionLimits.requirements.max },
  {
    name: 'expiryDate',
    label: 'Utløpsdato',
    kind: 'date',
    description: 'Første dag stillingen ikke lenger vises. Den kan også ligge i fortiden.',
  },
  {
    name: 'applicationMethod',
    label: 'Søknadsmetode',
    kind: 'select',
    options: applicationMethods.map((method) => [method, methodNames[method]] as const),
  },
  {
    name: 'externalApplicationUrl',
    label: 'Ekstern søknadslenke',
    kind: 'url',
    isOptional: true,
    maxLength: positionLimits.url.max,
  },
  {
    name: 'workSchedule',
    label: 'Arbeidstid',
    kind: 'long',
    isOptional: true,
    maxLength: positionLimits.workSchedule.max,
  },
  { name: 'contactInfo.name', label: 'Navn', kind: 'text', group: contact, maxLength: positionLimits.contact.max },
  { name: 'contactInfo.email', label: 'E-post', kind: 'email', group: contact, maxLength: policy.lengths.email },
  {
    name: 'contactInfo.position',
    label: 'Stilling',
    kind: 'text',
    group: contact,
    maxLength: positionLimits.contact.max,
  },
  {
    name: 'contactInfo.phone',
    label: 'Telefon',
    kind: 'tel',
    group: contact,
    isOptional: true,
    maxLength: longestPhone,
  },
  { name: 'salaryRange.min', label: 'Fra', kind: 'number', group: salary, isOptional: true },
  { name: 'salaryRange.max', label: 'Til', kind: 'number', group: salary, isOptional: true },
  { name: 'salaryRange.currency', label: 'Valuta', kind: 'select', group: salary, options: currencies.map(same) },
  {
    name: 'salaryRange.period',
    label: 'Oppgitt per',
    kind: 'select',
    group: salary,
    options: payPeriods.map((period) => [period, payPeriodNames[period]] as const),
  },
  {
    name: 'isActive',
    label: 'Aktiv',
    kind: 'switch',
    asksFirst: { to: false, question: deactivatePosition.question, consequence: deactivatePosition.consequence },
  },
  { name: 'featured', label: 'Fremhevet', kind: 'switch', description: 'Betalt plassering: vises først, med merke.' },
];
