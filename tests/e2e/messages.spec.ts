import { expect } from '@playwright/test';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { enter } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

test('an applicant and an employer write each other about an application', async ({ page }) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, headers, applicants } = await openInbox(page);
  const [aslaug] = applicants;
  const employer = headers.authorization.replace('Bearer ', '');
  const main = page.getByRole('main');
  const log = main.getByRole('log', { name: 'Meldinger' });

  await test.step('the applicant asks, and nothing typed is lost', async () => {
    await enter(page, aslaug?.token ?? '');
    await page.goto('/profil?tab=applications');
    await main.getByRole('button', { name: 'Se søknaden' }).click();
    await main.getByRole('button', { name: 'Skriv en melding' }).press('Enter');
    const field = main.getByRole('textbox', { name: 'Skriv til Fyrvesenet AS' });
    await expect(field).toBeFocused();
    await main.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(field).toHaveAccessibleDescription(/Skriv en melding/);
    await field.fill('When does the job begin?');
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await page
      .getByRole('dialog', { name: 'Forlate meldingen uten å lagre?' })
      .getByRole('button', { name: 'Avbryt' })
      .click();
    const files = main.getByLabel('Vedlegg (valgfritt)');
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(['Åse']) });
    // One that is refused holds nothing up.
    await files.setInputFiles([{ ...pdf('x'), name: 'x.exe' }, pdf('Attest.pdf')]);
    await expect(main.getByRole('button', { name: 'Fjern Attest.pdf' })).toBeVisible();
    await page.route('**/messages', (route) => route.abort());
    const send = main.getByRole('button', { name: 'Send meldingen' });
    await send.click();
    const refusal = main.getByRole('alert').filter({ hasText: 'Nettverksfeil' });
    await expect(refusal).toBeVisible();
    await expect(send).toBeFocused();
    // Above the field, it would be out of sight on a phone.
    const [said, pressed] = await Promise.all([refusal.boundingBox(), send.boundingBox()]);
    expect((pressed?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeLessThan(40);
    expect(said?.y ?? 0).toBeLessThan(pressed?.y ?? 0);
    await expect(field).toHaveValue('When does the job begin?');
    await page.unroute('**/messages');
    // What is written while it is on its way is the next one.
    const sent = page.waitForRequest((request) => request.url().endsWith('/messages') && request.method() === 'POST');
    let go = () => {};
    await page.route('**/messages', async (route) => {
      if (route.request().method() === 'POST') await new Promise<void>((resolve) => (go = resolve));
      await route.continue();
    });
    await main.getByRole('button', { name: 'Send meldingen' }).click();
    await sent;
    await field.pressSequentially(' Og når slutter den?');
    await files.setInputFiles(pdf('Til.pdf'));
    await expect(main.getByRole('button', { name: 'Fjern Til.pdf' })).toBeVisible();
    go();
    await expect(field).toHaveValue(' Og når slutter den?');
    await page.unroute('**/messages');
    await field.fill('');
    await expect(log.getByText('When does the job begin?')).toBeVisible();
    await expect(log.getByRole('link', { name: 'Attest.pdf' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Fjern Attest.pdf' })).toBeHidden();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await main.getByRole('button', { name: 'Fjern Til.pdf' }).click();
  });

  await test.step('the employer finds, reads and answers it', async () => {
    await enter(page, employer);
    await page.goto(address);
    await main.getByRole('link', { name: 'Ny melding 1' }).click();
    await expect(main.getByRole('checkbox', { name: 'Med ny melding' })).toBeChecked();
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    // Read out in the language that it is written in.
    await expect(log.getByText('When does the job begin?')).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('link', { name: 'Ny melding 0' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      log.getByRole('link', { name: 'Attest.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Attest.pdf');
    await main.getByRole('button', { name: 'Skriv en melding' }).click();
    await main.getByRole('textbox', { name: 'Skriv til søkeren' }).fill('I januar. Send oss fødselsnummeret ditt.');
    await expect(main.getByText('Den som får det, får et varsel om det.')).toBeVisible();
    await checkAccessibility(page);
    await main.getByRole('button', { name: 'Send meldingen' }).click();
    // With the file of the first.
    await expect(log.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the applicant reads it, and what to be careful with', async () => {
    await enter(page, aslaug?.token ?? '');
    await page.goto('/profil?tab=applications');
    await expect(main.getByText('Ny melding')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const [news, state] = await Promise.all(
      ['Ny melding', 'Åpnet'].map((tag) => main.getByText(tag, { exact: true }).boundingBox()),
    );
    expect((state?.x ?? 0) - (news?.x ?? 0) - (news?.width ?? 0)).toBeLessThan(20);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(await linkInMail(page, aslaug?.email ?? '', 'Svar på meldingen'));
    await expect(log.getByText('I januar.')).toBeVisible();
    await expect(log.getByText('Er du i tvil, kan du spørre oss før du svarer.')).toBeVisible();
    await expect(log.getByText(/^Lest /)).toBeVisible();
    await expect(main.getByText(/åpnet (søknaden )?\d/i)).toHaveCount(1);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('whoever was logged out meanwhile logs in over what is written, and it goes with the application', async () => {
    await main.getByRole('button', { name: 'Skriv en melding' }).click();
    const field = main.getByRole('textbox', { name: 'Skriv til Fyrvesenet AS' });
    await field.fill('Da kommer jeg.');
    // Nothing is left for it, so nobody is asked.
    const [own] = await Promise.all([
      page.waitForEvent('download'),
      log.getByRole('link', { name: 'Attest.pdf' }).click(),
    ]);
    expect(own.suggestedFilename()).toBe('Attest.pdf');
    const loggedOut = { status: 401, json: { success: false, message: 'Du må være logget inn for å gjøre dette.' } };
    await page.route('**/upload-file', (route) => route.fulfill(loggedOut));
    await main
      .getByLabel('Vedlegg')
      .setInputFiles({ name: 'Vitnemål.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Vitnemål']) });
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Logg inn' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      main.getByText('Du er logget ut. Filen lastes opp når du har logget inn igjen.', { exact: true }),
    ).toBeVisible();
    await main.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(main.getByText('Fjern filen som ikke kunne lastes opp, eller prøv den igjen.')).toBeVisible();
    await main.getByRole('button', { name: 'Fjern Vitnemål.pdf' }).click();
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.fulfill(loggedOut) : route.continue(),
    );
    await main.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Logg inn' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('Da kommer jeg.');
    await page.unroute('**/messages');
    await main.getByRole('button', { name: 'Trekk søknaden' }).click();
    await page
      .getByRole('dialog', { name: 'Trekke søknaden?' })
      .getByRole('button', { name: 'Trekk søknaden' })
      .click();
    await expect(field).toBeHidden();
    await expect(log.getByText('I januar.')).toBeVisible();
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await expect(main.getByRole('heading', { name: 'Mine søknader' })).toBeVisible();
  });

  await test.step('several are written to at once', async () => {
    await enter(page, employer);
    await page.goto(address);
    await listIsRead(page);
    await main.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
    await main.getByRole('button', { name: 'Skriv en melding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skriv en melding' });
    await expect(dialog).toContainText('Til 2 søkere, hver for seg. Den som har en aktiv konto, får den på e-post');
    await dialog.getByRole('textbox', { name: 'Melding' }).fill('Vi svarer dere før jul.');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Send meldingen' }).click();
    await expect(main.getByText('Meldingen er sendt til 2 søkere.')).toBeVisible();
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeFocused();
  });
});
