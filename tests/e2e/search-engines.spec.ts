import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test('a page that cannot be shown has one title, and search engines are told to pass', async ({ request }) => {
  for (const path of [
    '/finnes-ikke',
    '/stilling/feil',
    '/bedrift/feil',
    '/nav-stilling/feil',
    '/stilling/feil/apply',
  ]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="robots" content="noindex"/g)).toHaveLength(1);
  }
});

test('a list has one address for search engines, however its filters were written', async ({ request, baseURL }) => {
  for (const [asked, canonical] of [
    ['/stillinger?kommune=Bergen&fylke=Oslo&sort=title', '/stillinger?fylke=oslo'],
    ['/Stillinger?fylke=03&jobType=Tull&page=0', '/stillinger?fylke=oslo'],
    ['/stillinger?page=2&jobType=Fast', '/stillinger?jobType=Fast&amp;page=2'],
    ['/bedrifter?industry=alle&page=tull', '/bedrifter'],
    ['/bedrifter?page=1&industry=bygg&page=2', '/bedrifter?industry=bygg'],
  ] as const) {
    const html = await (await request.get(asked)).text();
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${baseURL}${canonical}`);
  }
});

test('of a list, search engines keep the pages that have something', async ({ request }) => {
  for (const list of ['/stillinger', '/bedrifter']) {
    expect(await (await request.get(`${list}?page=2`)).text()).not.toContain('content="noindex"');
    expect(await (await request.get(`${list}?page=999`)).text()).toContain('content="noindex"');
  }
});

test('a page names itself to search engines and social networks', async ({ page, request, baseURL }) => {
  await page.goto('/?utm_source=mail');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${baseURL}/og.png`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/sitemap-sider.xml</loc>`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-stillinger.xml?del=1</loc><lastmod>');
  expect(await (await request.get('/sitemap-stillinger.xml?del=1')).text()).toContain(`<loc>${baseURL}/stilling/`);
  expect(await (await request.get('/sitemap-bedrifter.xml?del=1')).text()).toContain(`<loc>${baseURL}/bedrift/`);
  const pages = await (await request.get('/sitemap-sider.xml')).text();
  for (const list of ['fylke=oslo', 'occupation=Helse+og+sosial'])
    expect(pages).toContain(`<loc>${baseURL}/stillinger?${list}</loc>`);
  for (const path of ['/hjelp', '/bedrifter']) expect(pages).toContain(`<loc>${baseURL}${path}</loc>`);
  for (const path of ['/sitemap-stillinger.xml?del=x', '/sitemap-bedrifter.xml?del=0']) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
});
