import type { Insertable, Selectable } from 'kysely';
import type { FieldError } from '../../../contract/errors.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { PositionFields } from '../../../contract/positions/position-fields.ts';
import { workLanguages } from '../../../contract/positions.ts';
import { webAddress } from '../../../contract/web-address.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/http/field-errors.ts';
import type { LockedBusiness } from './managed-business.ts';
import { municipalityFor } from './municipality-for.ts';
import { publishFromOf } from './publish-from.ts';

/** What it was, where a position is changed. */
type Before = Pick<
  Selectable<Schema['positions']>,
  'applicationFormId' | 'municipality' | 'approvalStatus' | 'publishFrom'
>;
type Positions = Schema['positions'];
/** With each field that has a column of its name: without its line here, what was sent would be lost. */
type Columns = Omit<Insertable<Positions>, 'businessId' | 'publishFrom'> &
  Required<Pick<Insertable<Positions>, keyof PositionFields & keyof Positions>> & { publishFrom: Date | null };

/** The columns that an employer may write. What only the database or the clock knows is checked here. */
export async function columnsOf(
  tx: Tx,
  business: Pick<LockedBusiness, 'id' | 'municipality'>,
  fields: PositionFields,
  now: Date,
  before?: Before,
): Promise<Columns> {
  const { applicationMethod, externalApplicationUrl, salaryRange, contactInfo, expiryDate, applicationDeadline } =
    fields;
  const today = dayInOslo(now);
  const { municipality = null, msg } = municipalityFor(fields, before?.municipality ?? business.municipality);
  const form =
    applicationMethod === 'form' ? await findForm(tx, business.id, fields.applicationFormId, before) : undefined;
  refuse([
    msg ? { path: 'municipality', msg } : null,
    applicationMethod === 'form' && !form
      ? { path: 'applicationFormId', msg: 'Søknadsmalen finnes ikke eller er ikke aktiv' }
      : null,
    expiryDate <= today ? { path: 'expiryDate', msg: 'Utløpsdato må være i fremtiden' } : null,
    // Of one that is there it may have passed: then nobody applies any more.
    !before && applicationDeadline && applicationDeadline < today
      ? { path: 'applicationDeadline', msg: 'Søknadsfristen kan ikke være før i dag' }
      : null,
  ]);
  return {
    title: fields.title,
    description: fields.description,
    requirements: fields.requirements,
    positionType: fields.positionType,
    profession: fields.profession ?? null,
    engagement: fields.engagement ?? null,
    experience: fields.experience ?? null,
    workLanguages: workLanguages.filter((language) => fields.workLanguages?.includes(language)),
    remote: fields.remote ?? false,
    municipality,
    location: fields.location ?? null,
    workSchedule: fields.workSchedule ?? null,
    salaryMin: salaryRange?.min ?? null,
    salaryMax: salaryRange?.max ?? null,
    salaryCurrency: salaryRange?.currency ?? 'NOK',
    salaryPeriod: salaryRange?.period ?? 'year',
    contactName: contactInfo.name,
    contactEmail: contactInfo.email,
    contactPosition: contactInfo.position,
    contactPhone: contactInfo.phone ?? null,
    applicationMethod,
    externalApplicationUrl: (applicationMethod === 'external' && webAddress(externalApplicationUrl ?? '')) || null,
    applicationFormId: form?.id ?? null,
    emailNotificationsEnabled: fields.emailNotificationsEnabled ?? true,
    hasApplicantList: applicationMethod === 'form' && (fields.hasApplicantList ?? false),
    isReadAnonymously: applicationMethod === 'form' && (fields.isReadAnonymously ?? false),
    publishFrom: publishFromOf(fields.publishFrom, now, before),
    expiryDate,
    applicationDeadline: applicationDeadline ?? null,
    answerBy: (applicationMethod === 'form' && fields.answerBy) || null,
  };
}

/** Of the same business, and active, unless the position has it already. Not to be deleted until the position holds it. */
const findForm = async (tx: Tx, businessId: string, id: string | undefined, before?: Before) =>
  id && isUuid(id)
    ? await tx
        .selectFrom('applicationForms')
        .select('id')
        .where('id', '=', id)
        .where('businessId', '=', businessId)
        .where(({ eb, or }) => or([eb('isActive', '=', true), eb('id', '=', before?.applicationFormId ?? null)]))
        .forShare()
        .executeTakeFirst()
    : undefined;

function refuse(found: (FieldError | null)[]) {
  const errors = found.filter((error) => error !== null);
  if (errors.length > 0) throw invalidFields(errors);
}
