import { expect, type Page } from '@playwright/test';
import { call, register } from './account.ts';
import { approve, type Business, openBusiness } from './employer.ts';
import { typedPosition } from './hiring.ts';

const names = ['Aslaug Aas', 'Birger Bø', 'Cecilie Clausen'];

/** The inbox of a business with a live position and three applications; its owner is logged in. */
export async function openInbox(page: Page) {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  const applicants = [];
  for (const name of names) applicants.push(await apply(page, positionId, name));
  const { id, headers, email } = business;
  return { address: `/bedrift/${id}/applications`, positionId, headers, email, applicants };
}

/** The list is read anew when something was opened or changed, and is paler until then. */
export async function listIsRead(page: Page) {
  const all = page.getByRole('main').getByRole('checkbox', { name: 'Velg alle på siden' });
  const list = all.locator('xpath=ancestor::div[2]');
  await expect(list).not.toHaveAttribute('data-busy');
  await expect(list).toHaveCSS('opacity', '1');
}

const whyAndLicence: object[] = [
  { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true },
  { id: 'licence', type: 'yes_no', question: 'Har du førerkort?' },
];

export async function addPositionWithForm(
  page: Page,
  { id, headers }: Business,
  questions = whyAndLicence,
  fields: object = {},
) {
  const kept = await call(page, 'POST', '/api/application-forms', {
    headers,
    data: { title: 'Søknad til laget', questions, businessId: id },
  });
  const data = {
    ...typedPosition,
    remote: true,
    applicationMethod: 'form',
    applicationFormId: kept.form.id,
    ...fields,
  };
  const { position } = await call(page, 'POST', `/api/business/${id}/positions`, { headers, data });
  return position.id as string;
}

/** Somebody new does. */
export async function apply(page: Page, positionId: string, name: string) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const person = await register(page, { firstName, lastName });
  const { headers } = person;
  const applicantInfo = { firstName, lastName, email: `${crypto.randomUUID()}@example.no` };
  const responses = [
    { questionId: 'why', response: `Fordi ${firstName} liker fjorden.` },
    { questionId: 'licence', response: 'ja' },
  ];
  await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data: { applicantInfo, responses } });
  return person;
}
