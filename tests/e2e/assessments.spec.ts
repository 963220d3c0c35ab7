import { expect } from '@playwright/test';
import { call, enter, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('colleagues judge applicants by the same criteria, each alone at first', async ({ page }) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, headers } = await openInbox(page);
  const main = page.getByRole('main');
  const businessId = address.split('/')[2];
  const section = main.getByRole('region', { name: 'Vurdering' });

  await test.step('one chooses the criteria, and judges an applicant by keyboard', async () => {
    await page.goto(address);
    await main.getByRole('link', { name: 'Aslaug Aas' }).press('Enter');
    const loggedOut = { status: 401, json: { success: false, message: 'Du må være logget inn for å gjøre dette.' } };
    await page.route('**/criteria/**', (route) => route.fulfill(loggedOut), { times: 1 });
    await section.getByRole('button', { name: 'Velg kriterier' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Logg inn' })).toBeVisible();
    await page.keyboard.press('Escape');
    const criteria = page.getByRole('dialog', { name: 'Kriterier' });
    await criteria.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
    const field = criteria.getByLabel('Hva dere vurderer søkerne etter');
    await field.fill('x'.repeat(121));
    await criteria.getByRole('button', { name: 'Lagre kriteriene' }).press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Kriteriet kan ikke være lengre enn 120 tegn/);
    await checkAccessibility(page);
    await field.fill('Førerkort B\n\n Liker vind og vær ');
    await criteria.getByRole('button', { name: 'Lagre kriteriene' }).press('Enter');
    await expect(main.getByText('Kriteriene er lagret.')).toBeVisible();

    await section.getByRole('button', { name: 'Vurder søkeren' }).press('Enter');
    const mine = page.getByRole('dialog', { name: 'Din vurdering' });
    await mine.getByRole('button', { name: 'Lagre vurderingen' }).press('Enter');
    // Said over all the criteria: with many of them, out of sight of the button that was pressed.
    await expect(page.locator(':focus')).toHaveText('Vurder minst ett kriterium');
    const weather = mine.getByRole('group', { name: 'Liker vind og vær' });
    await weather.getByLabel('Begrunnelse').fill('Bor ved havet.');
    await mine.getByRole('button', { name: 'Lagre vurderingen' }).press('Enter');
    await expect(weather.getByLabel('Begrunnelse')).toBeFocused();
    await expect(mine).toHaveCSS('opacity', '1');
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await weather.getByLabel('Svært godt').press('Space');
    await mine.getByRole('button', { name: 'Lagre vurderingen' }).press('Enter');
    await expect(main.getByText('Vurderingen din er lagret.')).toBeVisible();
    await expect(section.getByText('4,0 av 4')).toBeVisible();
    await expect(section.getByText('Du: Svært godt – Bor ved havet.')).toBeVisible();
    await expect(section.getByText('Ikke vurdert')).toBeVisible();
    await listIsRead(page);
    await checkAccessibility(page);
  });

  await test.step('a colleague sees what others think only after saying something', async () => {
    const colleague = await register(page, { firstName: 'Kåre', lastName: 'Kollega' });
    await call(page, 'POST', `/api/business-settings/${businessId}/share`, {
      headers,
      data: { email: colleague.email },
    });
    await enter(page, colleague.headers.authorization.replace('Bearer ', ''));
    await page.goto(`${address}?sort=rating`);
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    await expect(section.getByText('1 kollega har vurdert søkeren.')).toBeVisible();
    await expect(main.getByText(/av 4|Bor ved havet/)).toHaveCount(0);
    await main.getByText('Historikk').click();
    await section.getByRole('button', { name: 'Vurder søkeren' }).click();
    const mine = page.getByRole('dialog', { name: 'Din vurdering' });
    await mine.getByRole('group', { name: 'Liker vind og vær' }).getByLabel('Delvis').check();
    await mine.getByRole('button', { name: 'Lagre vurderingen' }).click();
    await expect(section.getByText('3,0 av 4')).toBeVisible();
    await expect(section.getByText('Dere er uenige')).toBeVisible();
    await expect(main.getByText('Kåre Kollega vurderte søkeren')).toBeVisible();
    await expect(section.getByText(/Svært godt – Bor ved havet\./)).toBeVisible();
    await expect(main.getByRole('list').getByText('3,0 av 4').first()).toBeVisible();
  });
});
