import type { Page } from '@playwright/test';
import { isOrganisationNumber } from '../../demo/organisation-number.ts';
import { call, enterAnew, tokenOf } from './account.ts';

export type Business = Awaited<ReturnType<typeof openBusiness>>;

/** An approved business of somebody new, who is logged in. */
export async function openBusiness(page: Page, organizationNumber = newNumber()) {
  const business = await registerBusiness(page, organizationNumber);
  await approve(page, 'business', business.id);
  return business;
}

/** One that waits for approval. */
export async function registerBusiness(page: Page, organizationNumber = newNumber()) {
  const { email, headers } = await enterAnew(page);
  const multipart = {
    businessName: 'Fyrvesenet AS',
    organizationNumber,
    shortDescription: 'Vi holder fyrene langs kysten i live.',
    longDescription: 'Vi holder fyrene langs kysten i live, og leter etter folk som vil bo der havet er nærmest.',
  };
  await call(page, 'POST', '/api/business/register', { headers, multipart });
  const mine = await call(page, 'GET', '/api/business/my-businesses', { headers });
  const [{ id }] = mine.businesses;
  return { id: id as string, email, headers };
}

/** A number that nobody has taken: the demo's register invents a company for it. */
export function newNumber(): string {
  for (;;) {
    const number = `${300_000_000 + Math.floor(Math.random() * 99_999_999)}`;
    if (isOrganisationNumber(number)) return number;
  }
}

/** For the title of an ad: no other has it, not even one of an earlier try. */
export const newWord = (beginning: string) => `${beginning}${crypto.randomUUID().replaceAll('-', '')}`;

/** A position of theirs that waits for approval: its id. */
export async function addPosition(
  page: Page,
  { id, headers }: Business,
  title = 'Fyrvokter',
  description = 'Du holder lyset tent, pusser linsene og følger med på skipene hele natten.',
): Promise<string> {
  const data = {
    title,
    positionType: 'Fast',
    municipality: 'bergen',
    description,
    requirements: 'Du er vant til å være alene og trives på sjøen.',
    contactInfo: { name: 'Kari Nordmann', email: 'fyrmester@fyrvesenet.example', position: 'Fyrmester' },
    applicationMethod: 'email',
    expiryDate: '2999-12-31',
  };
  const { position } = await call(page, 'POST', `/api/business/${id}/positions`, { headers, data });
  return position.id;
}

export const approve = (page: Page, subject: 'business' | 'position', id: string) =>
  asStaff(page, 'POST', `/api/admin/approvals/${subject}/${id}/approve`, {});

/** Of a session that no page has, so that no journey ends it for the next one. */
let staffToken: string | undefined;

export async function asStaff(page: Page, method: string, path: string, data: object) {
  staffToken ??= await tokenOf(page, 'ansatt@demo.example');
  const headers = { authorization: `Bearer ${staffToken}` };
  return await call(page, method, path, { headers, data });
}
