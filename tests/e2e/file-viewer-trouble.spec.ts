import { expect, type Locator } from '@playwright/test';
import { enter } from '../support/account.ts';
import { attachment, drawPdf, receiveFiles } from '../support/attachments.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { drawPages, show } from '../support/shown-files.ts';

test('an address that ran out is asked for anew, and what did not come is tried again', async ({ page }) => {
  const { address, applicant, id } = await receiveFiles(page, async () => [
    attachment('Søknad.pdf', await drawPdf((pdf) => pdf.text('Holder fyret tent'))),
    attachment('Attest.txt', 'Flink'),
  ]);
  // As it stands in a page that was opened long ago.
  await page.route('**/api/applications/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/expires=\d+/g, 'expires=1') });
  });
  await page.goto(address);
  await expect(show(page, 'Søknad.pdf')).toBeVisible();
  await page.unroute('**/api/applications/*');
  await page.route('**/uploads/**', (route) => route.abort(), { times: 1 });
  await show(page, 'Søknad.pdf').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('without the program that shows it, the page says so', async () => {
    await page.reload();
    await page.route('**/assets/pdf.worker*', (route) => route.abort());
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute('**/assets/pdf.worker*');
    await page.keyboard.press('Escape');
  });

  await test.step('also when it breaks off after it was opened', async () => {
    await page.reload();
    await page.route('**/assets/pdf.worker*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${breakAtFirstPage}${await answer.text()}` });
    });
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute('**/assets/pdf.worker*');
    await page.keyboard.press('Escape');
  });

  await test.step('the applicant reads what was sent in the same way', async () => {
    await enter(page, applicant.token);
    await page.goto(`/profil?tab=applications&soknad=${id}`);
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Neste fil' }).click();
    await expect(dialog.getByText('Flink')).toBeVisible();
    await dialog.getByRole('button', { name: 'Lukk filen' }).click();
    await expect(show(page, 'Søknad.pdf')).toBeFocused();
  });
});

test('whose log-in ended logs in over the file, and then reads it', async ({ page }) => {
  const { address, business } = await receiveFiles(page, async () => [
    attachment('Attest.txt', 'Flink'),
    attachment('Søknad.pdf', await drawPdf((pdf) => pdf.text('Holder fyret tent'))),
  ]);
  await page.goto(address);
  await show(page, 'Attest.txt').press('Enter');
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Flink')).toBeVisible();
  await logOutElsewhere(page);
  await dialog.getByRole('button', { name: 'Neste fil' }).press('Enter');
  await logInOver(page, business.email);
  await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Søknad.pdf' })).toBeVisible();

  const downloadLoggedOut = async (button: Locator) => {
    await logOutElsewhere(page);
    const download = page.waitForEvent('download');
    await button.press('Enter');
    await logInOver(page, business.email);
    expect((await download).suggestedFilename()).toBe('Søknad.pdf');
  };
  await downloadLoggedOut(dialog.getByRole('button', { name: 'Last ned' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await downloadLoggedOut(page.getByRole('main').getByRole('button', { name: 'Søknad.pdf', exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('what draws a PDF may come late or stop, and one goes on where one was', async ({ page }) => {
  test.slow();
  const { address } = await receiveFiles(page, async () => [attachment('Lang.pdf', await drawPages(40))]);
  await page.goto(address);
  await expect(show(page, 'Lang.pdf')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Prøv igjen' });
  const file = dialog.getByRole('region', { name: 'Innholdet i filen' });
  const alert = dialog.getByRole('alert').filter({ hasText: /./ });

  await test.step('a script that did not come is fetched again', async () => {
    // All of it, whatever its name: the viewer itself comes first.
    let isAway = false;
    await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.continue()));
    await page.route('**/uploads/**', async (route) => {
      isAway = true;
      await route.continue();
    });
    await show(page, 'Lang.pdf').press('Enter');
    await expect(alert).toContainText('Det som skal til for å vise filen, kom ikke fram.');
    isAway = false;
    await page.unroute('**/uploads/**');
    await again.press('Enter');
    await expect(dialog.getByText('Nummer 1', { exact: true }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(file).toBeFocused();
    await page.unroute('**/assets/*.js');
    await page.keyboard.press('Escape');
  });

  for (const [how, { dies, searched }] of Object.entries(waysToDie))
    await test.step(how, async () => {
      await page.clock.install();
      await page.route('**/assets/pdf.worker*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${dies}${await answer.text()}` });
      });
      await page.reload();
      await show(page, 'Lang.pdf').press('Enter');
      await expect(dialog.getByText('Nummer 1', { exact: true }).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Mindre' }).press('Enter');
      await file.press('End');
      await expect(dialog.getByText('Side 40 av 40')).toBeVisible();
      await page.keyboard.press('Control+f');
      await page.keyboard.type('nummer 40');
      await expect(async () => {
        await page.clock.fastForward(15_000);
        await expect(alert).toHaveText('Visningen har stoppet, og sider kan mangle.', { timeout: 500 });
      }).toPass();
      await expect(dialog.getByText('Nummer 40', { exact: true })).toHaveCount(0);
      await expect(dialog.getByText(searched, { exact: true })).toHaveCount(2);
      await page.unroute('**/assets/pdf.worker*');
      const zoom = await dialog
        .getByText(/^\d+ %$/)
        .first()
        .textContent();
      await again.press('Enter');
      await expect(dialog.getByText('Nummer 40', { exact: true }).first()).toBeVisible();
      await expect(dialog.getByText('Side 40 av 40')).toBeVisible();
      await expect(dialog.getByText(zoom ?? '', { exact: true }).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(dialog.getByText('1 av 1 treff').first()).toBeVisible();
      await expect(file).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    });
});

/** Once a page is asked for that was not in sight at first. */
const dieWhen = (dies: string) => `addEventListener('message', (event) => {
  if (event.data.action !== 'GetOperatorList' || event.data.data.pageIndex < 20) return;
  event.stopImmediatePropagation();
  ${dies}
});
`;

const waysToDie = {
  // What else it is asked, it still answers.
  'a worker that breaks': { dies: dieWhen("throw new Error('broken');"), searched: '1 av 1 treff' },
  'a worker that is ended without a word': { dies: dieWhen('close();'), searched: 'Søket har stoppet' },
};

const breakAtFirstPage = `addEventListener('message', (event) => {
  if (event.data.action !== 'GetPage') return;
  event.stopImmediatePropagation();
  throw new Error('broken');
});
`;
