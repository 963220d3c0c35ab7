import { expect } from '@playwright/test';
import { call, enter } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve } from '../support/employer.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

test('an employer tips applicants who want to hear of other positions, until they no longer do', async ({ page }) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, positionId, headers, email, applicants } = await openInbox(page);
  const [aslaug, birger] = applicants;
  const employer = headers.authorization.replace('Bearer ', '');
  const main = page.getByRole('main');
  const [, , id = ''] = address.split('/');
  const other = await addPosition(page, { id, email, headers });
  await approve(page, 'position', other);
  const wish = main.getByRole('switch', { name: 'Fyrvesenet AS kan tipse meg om andre stillinger' });

  await test.step('nobody has agreed who only applied, and the form asks on its own', async () => {
    await enter(page, employer);
    await page.goto(address);
    // It is as the address says, which follows: a check in between would find it as it was.
    await main.getByRole('checkbox', { name: 'Vil høre om andre stillinger' }).click();
    await expect(main.getByText('Ingen søknader passer')).toBeVisible();
    // Somebody who has not applied.
    await page.goto(`/stilling/${positionId}/apply`);
    const check = main.getByRole('checkbox', { name: 'Fyrvesenet AS kan tipse meg om andre stillinger' });
    await expect(check).not.toBeChecked();
    await expect(check).toHaveAccessibleDescription(/bare Fyrvesenet AS, og bare så lenge søknaden er lagret/);
    await expect(main.getByRole('checkbox', { name: 'Bedriften kan beholde søknaden lenger' })).not.toBeChecked();
    await check.check();
    await expect(main.getByText(/^Utkastet ble lagret/)).toBeVisible();
    await page.reload();
    await expect(check).toBeChecked();
  });

  await test.step('two applicants say yes', async () => {
    const { headers: asBirger = {} } = birger ?? {};
    await call(page, 'POST', '/api/auth/resend-confirmation', { headers: asBirger });
    const confirming = await linkInMail(page, birger?.email ?? '', 'Bekreft');
    await page.request.post('/api/auth/confirm-email', { data: { token: confirming.split('token=')[1] } });
    for (const person of [aslaug, birger]) {
      await enter(page, person?.token ?? '');
      await page.goto('/profil?tab=applications');
      await main.getByRole('button', { name: 'Se søknaden' }).click();
      await expect(wish).not.toBeChecked();
      await wish.click();
      await expect(wish).toBeChecked();
      await expect(main.getByText('Fyrvesenet AS kan tipse deg om andre stillinger.')).toBeVisible();
    }
    await checkAccessibility(page);
  });

  await test.step('the employer finds both, and tells one and then both', async () => {
    await enter(page, employer);
    await page.goto(`${address}?wantsTipsOnly=true`);
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
    await main.getByRole('link', { name: 'Birger Bø' }).click();
    await expect(main.getByText('Vil høre om andre stillinger', { exact: true }).last()).toBeVisible();
    const failed = { status: 500, json: { success: false, message: 'Noe gikk galt.' } };
    await page.route('**/business/*/tips', (route) => route.fulfill(failed), { times: 1 });
    await main.getByRole('button', { name: 'Tips om en stilling' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tips om en stilling' });
    // Its heading gets the focus a moment after it was opened.
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await dialog.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
    await expect(dialog).toBeFocused();
    const choice = dialog.getByRole('combobox', { name: 'Stilling' });
    await expect(choice.getByRole('option')).toHaveText(['Velg en stilling', 'Fyrvokter, Bergen']);
    await dialog.getByRole('button', { name: 'Send tipset' }).click();
    await expect(choice).toHaveAccessibleDescription('Velg en stilling');
    await choice.selectOption({ index: 1 });
    await expect(choice).toHaveAccessibleDescription(/^Siste søknadsdag er /);
    await dialog.getByRole('textbox', { name: 'Melding' }).fill('Vi husker deg godt.');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Send tipset' }).click();
    await expect(main.getByText('Tipset er sendt til én søker.')).toBeVisible();
    await main.getByText('Historikk').click();
    await expect(main.getByText('tipset søkeren om stillingen «Fyrvokter»')).toBeVisible();
    await main.getByRole('button', { name: 'Lukk søknaden' }).click();

    await listIsRead(page);
    await main.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
    await main.getByRole('button', { name: 'Tips om en stilling' }).click();
    await expect(dialog).toContainText('Til 2 søkere.');
    await choice.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Send tipset' }).click();
    await expect(
      main.getByText('Tipset er sendt til én søker. De andre fikk det ikke: 1 har allerede fått tips om den.'),
    ).toBeVisible();
  });

  await test.step('the mail leads to the position, and to where it is taken back', async () => {
    const to = birger?.email ?? '';
    expect(await linkInMail(page, to, 'Se stillingen')).toBe(`/stilling/${other}`);
    await enter(page, birger?.token ?? '');
    await page.goto('/profil');
    const news = main.getByRole('region', { name: 'Nytt til deg' });
    await news.getByRole('link', { name: 'Fyrvesenet AS tipser deg om en stilling: Fyrvokter' }).click();
    await expect(main.getByRole('link', { name: 'Fyrvokter' })).toHaveAttribute('href', `/stilling/${other}`);
    await expect(main.getByText('Vi husker deg godt.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(wish).toBeChecked();
    await main.getByRole('tab', { name: 'Oversikt' }).click();
    await expect(news.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
    await page.goto(await linkInMail(page, to, 'Meld deg av'));
    await expect(main.getByRole('heading', { name: 'Du får ikke flere tips fra bedriften' })).toBeVisible();
    await page.goto('/profil?tab=applications');
    await main.getByRole('button', { name: 'Se søknaden' }).click();
    await expect(wish).not.toBeChecked();
  });

  await test.step('and then there is nobody to tip any more', async () => {
    await enter(page, employer);
    await page.goto(`${address}?wantsTipsOnly=true`);
    await expect(main.getByRole('heading', { name: '1 søknad' })).toBeVisible();
    await page.goto(address);
    await main.getByRole('link', { name: 'Birger Bø' }).click();
    await expect(main.getByRole('heading', { name: 'Birger Bø' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Tips om en stilling' })).toBeHidden();
  });
});
