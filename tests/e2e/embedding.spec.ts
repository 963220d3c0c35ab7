import { readFileSync } from 'node:fs';
import { type APIResponse, expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

const policyOf = (answer: APIResponse) => `${answer.headers()['content-security-policy']}`;
const oneBusiness = '/api/business?limit=1';

test('only the list may be framed: no other page, and no call', async ({ request }) => {
  const { businesses } = await (await request.get(oneBusiness)).json();
  const [{ id, organizationNumber }] = businesses;
  const table = readFileSync('web/routes.ts', 'utf8');
  const routes = [...table.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path);
  expect(routes).toContain('innfelt/:business');
  const pages = routes.filter((path) => path !== 'innfelt/:business').map((path) => `/${path.replace('*', 'x/y')}`);
  const others = ['/', '/innfelt', '/innfelt/', `/innfelt/${id}/x`, `/x/innfelt/${id}`, '/innfelt.js', '/demo/post'];
  const calls = ['/api/positions', `/api/positions/feed.xml?businessId=${id}`, '/api/nothing', '/api/docs/'];
  const filled = pages.map((path) => path.replace(':organizationNumber', organizationNumber).replace(/:\w+/g, id));
  for (const path of [...others, ...calls, ...filled]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['x-frame-options'], path).toBe('DENY');
    expect(policyOf(answer), path).toContain("frame-ancestors 'none'");
  }
  const posted = await request.post(`/innfelt/${id}`, { form: { x: '1' } });
  expect(posted.headers()['x-frame-options']).toBe('DENY');
});

test('the list is kept under one address, and says what it may do', async ({ request, baseURL }) => {
  const { businesses } = await (await request.get(oneBusiness)).json();
  const [{ id, organizationNumber }] = businesses;
  const get = (path: string, headers = {}) => request.get(path, { maxRedirects: 0, headers });
  for (const business of [id, organizationNumber]) {
    const plain = await get(`/innfelt/${business}`, { 'accept-encoding': 'br' });
    expect(plain.status()).toBe(200);
    expect(plain.headers()).toMatchObject({ 'content-encoding': 'br', 'cross-origin-resource-policy': 'cross-origin' });
    expect(plain.headers()).not.toHaveProperty('x-frame-options');
    expect(plain.headers()).not.toHaveProperty('set-cookie');
    expect(policyOf(plain)).toMatch(/^default-src 'none'; style-src 'self'; .*frame-ancestors \*$/);
    const html = await plain.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/bedrift/${organizationNumber}"/>`);
    expect(html).not.toContain('<script');
    const again = await get(`/innfelt/${business}`, { 'if-none-match': plain.headers().etag });
    expect(again.status()).toBe(304);
    expect(again.headers()).not.toHaveProperty('x-frame-options');
  }
  expect(policyOf(await get(`/innfelt/${id}?hoyde=tilpass`))).toContain("script-src 'self';");
  for (const [asked, kept] of [
    [`/innfelt/${id}?utm_source=x`, `/innfelt/${id}`],
    [`/innfelt/${id}?tema=mork&antall=99`, `/innfelt/${id}?antall=50&tema=mork`],
    [`/Innfelt/${id.toUpperCase()}/`, `/innfelt/${id}`],
  ]) {
    const answer = await get(`${asked}`);
    expect(answer.status(), asked).toBe(302);
    expect(answer.headers().location).toBe(kept);
    expect(answer.headers()).not.toHaveProperty('x-frame-options');
  }
});

test('what is no business has nothing to show, whatever it is called', async ({ request }) => {
  const names = [
    crypto.randomUUID(),
    '999999999',
    '%2e%2e%2fadmin',
    '%3Cscript%3E',
    '%00',
    'x'.repeat(400),
    '1%27or%271',
  ];
  for (const name of names) {
    const answer = await request.get(`/innfelt/${name}?antall=3`, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(404);
    expect(policyOf(answer), name).toContain('frame-ancestors *');
    const html = await answer.text();
    expect(html).toContain('Her er det ingen stillinger å vise nå.');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('<script');
  }
});

test('an employer chooses how the list looks, sees it, and copies the code', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const business = await openBusiness(page);
  await approve(page, 'position', await addPosition(page, business));
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await page.getByRole('link', { name: 'Vis stillingene på egen nettside', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stillingene på egen nettside', exact: true })).toBeFocused();
  const section = page.getByRole('region', { name: 'Stillingene på egen nettside', exact: true });
  await section.getByLabel('Antall stillinger', { exact: true }).selectOption('Inntil 3');
  await section.getByLabel('Farger', { exact: true }).selectOption('Mørk');
  const preview = section.getByTitle('Forhåndsvisning av listen', { exact: true });
  await expect(preview).toHaveAttribute('src', `/innfelt/${business.id}?antall=3&tema=mork`);
  await preview.contentFrame().getByRole('link', { name: 'Fyrvokter', exact: true }).click();
  await expect(section).toBeVisible();
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await checkAccessibility(page);

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await section.getByRole('button', { name: 'Kopier koden : Kode uten skript' }).click();
  await expect(section.getByText('Koden er kopiert.', { exact: true })).toBeAttached();
  expect(await copied()).toContain(`<iframe src="${baseURL}/innfelt/${business.id}?antall=3&amp;tema=mork" title=`);
  await section.getByRole('button', { name: 'Kopier koden : Kode med tilpasset høyde' }).click();
  await expect.poll(copied).toContain(`<div data-jobbfjord="${business.id}" data-antall="3" data-tema="mork">`);
  // What is copied is another code then.
  await section.getByLabel('Farger', { exact: true }).selectOption('Lys');
  await expect(section.getByText('Koden er kopiert.', { exact: true })).toHaveCount(0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await section.getByRole('button', { name: 'Kopier koden : Kode uten skript' }).click();
  await expect(section.getByText('Nettleseren lot oss ikke kopiere.')).toBeVisible();

  await section.getByText('Til dem som lager listen selv').click();
  for (const [name, items] of [
    ['RSS', '<item>'],
    ['JSON Feed', '"items":[{'],
    ['API', '"positions":[{'],
  ] as const) {
    const link = section.getByRole('definition').getByRole('link', { name: /businessId/ });
    const path = await link.nth(['RSS', 'JSON Feed', 'API'].indexOf(name)).getAttribute('href');
    expect(await (await page.request.get(`${path}`)).text(), name).toContain(items);
  }
});
