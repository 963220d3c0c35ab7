import { expect, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

/** Of whoever has the system draw everything white on black. */
const white = 'rgb(255, 255, 255)';
test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

/** The look that somebody chose here once, which counts no more. */
const chooseLight = (page: Page) => page.getByRole('radio', { name: 'Lys' }).check();

test('icons and charts have the colours that the reader chose, not those of the look chosen here', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/stillinger');
  await chooseLight(page);
  await expect(page.getByRole('main').locator('article li > .icon').first()).toHaveCSS('color', white);

  await page.goto('/bedriftsside');
  await chooseLight(page);
  await page
    .getByRole('link', { name: /^Stillinger hos / })
    .first()
    .click();
  await expect(page.locator('polyline').first()).toHaveCSS('stroke', white);
});

test('where an application can be moved to, and that it loads, is seen without colours', async ({ page }) => {
  const { address } = await openInbox(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/**/applications/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${address}?view=board`);
  const ring = await page.getByText('Laster søknader …').evaluate((said) => {
    const { borderTopColor, borderBottomColor } = getComputedStyle(said, '::before');
    return [borderTopColor, borderBottomColor];
  });
  expect(ring[0]).not.toBe(ring[1]);
  letGo();
  await expect(page.getByRole('region', { name: /^Godkjent/ })).toHaveCSS('border-top-style', 'solid');
});

test('where something that is dragged will land is seen', async ({ page }) => {
  await openInbox(page);
  await page.goto('/application-forms/new');
  await chooseLight(page);
  const add = page.getByRole('button', { name: 'Legg til spørsmål' });
  await add.click();
  await add.click();
  const second = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Flytt spørsmål 2 opp' }) });
  const handle = second
    .locator('[aria-hidden="true"]')
    .filter({ has: page.locator('.icon') })
    .first();
  await handle.hover();
  await page.mouse.down();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Flytt spørsmål 1 ned' }) });
  await first.hover({ position: { x: 40, y: 2 }, force: true });
  const landing = page.locator('[data-drop]');
  await expect(landing).toBeVisible();
  const [line, highlight] = await landing.evaluate((item) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'Highlight';
    item.append(probe);
    const colours = [getComputedStyle(item, '::before').backgroundColor, getComputedStyle(probe).backgroundColor];
    probe.remove();
    return colours;
  });
  await page.mouse.up();
  expect(line).toBe(highlight);
});
