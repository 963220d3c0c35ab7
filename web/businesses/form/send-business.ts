import { api } from '../../platform/api.ts';

interface Fields {
  businessName: string;
  shortDescription: string;
  longDescription: string;
}

export async function sendNewBusiness(fields: Fields & { organizationNumber: string }, logo: Blob | null) {
  // Multipart: the fields travel in the form.
  const body = formOf(fields, logo) as unknown as Fields & { organizationNumber: string };
  return await api('POST /business/register', { body });
}

export async function sendChanges(businessId: string, fields: Fields, logo: Blob | null, removeLogo: boolean) {
  const form = formOf({ ...fields, removeLogo: `${removeLogo}` }, logo);
  return await api('PUT /business/edit/:businessId', { params: { businessId }, body: form as unknown as Fields });
}

function formOf(fields: object, logo: Blob | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (logo) form.set('businessLogo', logo, 'logo.png');
  return form;
}
