import { registerBusinessSchema } from '../../../contract/businesses/business-fields.ts';
import { businessRegistered } from '../../../contract/businesses/own-businesses.ts';
import { api } from '../../platform/api.ts';

interface Fields {
  businessName: string;
  shortDescription: string;
  longDescription: string;
}

export async function sendNewBusiness(fields: Fields & { organizationNumber: string }, logo: Blob | null) {
  try {
    return await api('POST /business/register', { body: formOf(fields, logo) });
  } catch (error) {
    const business = await findSent(fields);
    if (business) return { business, message: businessRegistered };
    throw error;
  }
}

/** Sent once more after a lost reply it is refused, for just this is registered already. */
async function findSent(fields: Fields & { organizationNumber: string }) {
  const sent = registerBusinessSchema.safeParse(fields).data;
  const { businesses } = await api('GET /business/my-businesses').catch(() => ({ businesses: [] }));
  return businesses.find(
    (own) =>
      own.isOwner &&
      own.approvalStatus === 'pending' &&
      own.organizationNumber === sent?.organizationNumber &&
      own.businessName === sent.businessName &&
      own.shortDescription === sent.shortDescription &&
      own.longDescription === sent.longDescription,
  );
}

interface Changes {
  fields: Fields;
  logo: Blob | null;
  removeLogo: boolean;
  /** When it was saved last, as far as one knows; none to write over whatever stands there. */
  seenAt: string | null;
}

export async function sendChanges(businessId: string, { fields, logo, removeLogo, seenAt }: Changes) {
  const body = formOf({ ...fields, removeLogo: `${removeLogo}`, ...(seenAt && { updatedAt: seenAt }) }, logo);
  return await api('PUT /business/edit/:businessId', { params: { businessId }, body });
}

function formOf(fields: object, logo: Blob | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (logo) form.set('businessLogo', logo, 'logo.png');
  return form;
}
