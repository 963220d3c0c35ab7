import type { Reply } from '../../../contract/endpoint.ts';
import { amountOf } from '../../../contract/positions/position-fields.ts';
import type { Currency, positions } from '../../../contract/positions.ts';
import { webAddress } from '../../../contract/web-address.ts';
import { addDays, dayInOslo, daysBetween } from '../../platform/format.ts';
import { dayOf } from './day-of.ts';
import { type FormValues, payPeriodOf, workLanguagesIn } from './form-values.ts';
import type { FormMaterial } from './load-material.ts';

type Position = Reply<typeof positions.read>['position'];

/** Shown while no expiry date is chosen. */
const USUAL_DAYS = 30;

const missing = {
  title: 'Uten tittel',
  description: 'Beskrivelsen mangler.',
  requirements: 'Kravene mangler.',
};

/** What is typed so far, as a position that could be read. */
export function previewOf(
  values: FormValues,
  { business, position, counties, isPublished }: FormMaterial,
  now: Date,
): Position {
  const county = counties.find(({ isCurrent, municipalities }) =>
    municipalities.some(({ slug }) => isCurrent && slug === values.municipality),
  );
  const municipal = county?.municipalities.find(({ slug }) => slug === values.municipality)?.name ?? null;
  const id = position?.id ?? '';
  const description = values.description.trim() || missing.description;
  const expiryDate = dayOf(values.expiryDate) || addDays(dayInOslo(now), USUAL_DAYS);
  return {
    id,
    _id: id,
    title: values.title.trim() || missing.title,
    description,
    adContent: description,
    requirements: values.requirements.trim() || missing.requirements,
    positionType: (values.positionType || 'Fast') as Position['positionType'],
    profession: (values.profession || null) as Position['profession'],
    engagement: (values.engagement || null) as Position['engagement'],
    experience: (values.experience || null) as Position['experience'],
    workLanguages: workLanguagesIn(values),
    remote: values.remote === 'true',
    location: values.location.trim() || municipal,
    municipality: values.municipality || null,
    municipal,
    county: county?.name ?? null,
    workSchedule: values.workSchedule.trim() || null,
    salaryRange: salaryOf(values),
    expiryDate,
    applicationDeadline: dayOf(values.applicationDeadline) || null,
    hasApplicantList: values.applicationMethod === 'form' && values.hasApplicantList === 'true',
    isReadAnonymously: values.applicationMethod === 'form' && values.isReadAnonymously === 'true',
    answerBy: (values.applicationMethod === 'form' && dayOf(values.answerBy)) || null,
    daysLeft: daysBetween(dayInOslo(now), expiryDate),
    isExpired: false,
    isActive: true,
    featured: position?.featured ?? false,
    createdAt: position?.createdAt ?? now.toISOString(),
    publishedAt: isPublished && position ? position.publishedAt : dayOf(values.publishFrom) || now.toISOString(),
    updatedAt: now.toISOString(),
    approvalStatus: 'approved',
    approvedAt: position?.approvedAt ?? now.toISOString(),
    rejectionReason: null,
    isOwner: false,
    promises: null,
    confirmedDomain: null,
    changes: [],
    contactInfo: {
      name: values.contactName,
      email: values.contactEmail,
      position: values.contactPosition,
      phone: values.contactPhone.trim() || null,
    },
    applicationMethod: values.applicationMethod as Position['applicationMethod'],
    externalApplicationUrl: webAddress(values.externalApplicationUrl) ?? null,
    applicationFormId: values.applicationFormId || null,
    businessId: business.id,
    businessName: business.name,
    business,
  };
}

function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: FormValues): Position['salaryRange'] {
  if (!salaryMin && !salaryMax) return null;
  const amount = (typed: string) => amountOf(typed) || null;
  const period = payPeriodOf(salaryPeriod);
  return { min: amount(salaryMin), max: amount(salaryMax), currency: salaryCurrency as Currency, period };
}
