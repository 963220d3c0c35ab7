import { expect } from '@playwright/test';
import { enter } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

test('an employer asks for references, the applicant names two, one answers and one would rather not, and both sides read it', async ({
  page,
}) => {
  // Four people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, headers, applicants } = await openInbox(page);
  const [aslaug] = applicants;
  const employer = headers.authorization.replace('Bearer ', '');
  const main = page.getByRole('main');
  const rut = `rut-${crypto.randomUUID()}@havn.example`;
  const odd = `odd-${crypto.randomUUID()}@havn.example`;
  const narrow = async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  const openReferences = async () => {
    await page.goto(address);
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    await listIsRead(page);
    return main.getByRole('region', { name: 'Referanser' });
  };

  await test.step('the employer asks, and is told what may not be asked', async () => {
    await enter(page, employer);
    const section = await openReferences();
    await section.getByRole('button', { name: 'Be om referanser' }).click();
    const dialog = page.getByRole('dialog', { name: 'Be om referanser' });
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Endre spørsmålene' }).press('Enter');
    const second = dialog.getByRole('textbox', { name: 'Spørsmål 2' });
    await expect(dialog.getByRole('textbox', { name: 'Spørsmål 1' })).toBeFocused();
    await second.fill('Har hun barn?');
    await expect(dialog.getByText('Dette bør dere ikke spørre om')).toBeVisible();
    await second.fill('');
    await dialog.getByRole('button', { name: 'Be om referanser' }).click();
    await expect(second).toHaveAccessibleDescription('Skriv spørsmålet, eller fjern det');
    await checkAccessibility(page);
    await second.fill('Hvordan holder hun lyset tent?');
    await dialog.getByRole('button', { name: 'Fjern spørsmål 5' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Spørsmål 4' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Melding' }).fill('Vi liker det du skrev.');
    await dialog.getByRole('button', { name: 'Be om referanser' }).click();
    await expect(main.getByText('Søkeren er bedt om referanser.')).toBeVisible();
    await expect(section.getByText('Venter på søkeren')).toBeVisible();
    await listIsRead(page);
    await checkAccessibility(page);
  });

  await test.step('the applicant names two, from what is new, and nothing typed is lost by leaving', async () => {
    await enter(page, aslaug?.token ?? '');
    await page.goto('/profil');
    const news = main.getByRole('region', { name: 'Nytt til deg' });
    await news.getByRole('link', { name: /^Fyrvesenet AS ber om referanser/ }).click();
    const section = main.getByRole('region', { name: 'Fyrvesenet AS ber om 2 referanser' });
    await expect(section.getByText('Vi liker det du skrev.')).toBeVisible();
    await section.getByRole('button', { name: 'Oppgi referanser' }).press('Enter');
    const first = section.getByRole('group', { name: 'Hvem oppgir du?' });
    await expect(first.getByRole('textbox', { name: 'Navn' })).toBeFocused();
    await first.getByRole('textbox', { name: 'Navn' }).fill('Rut Reie');
    const tab = main.getByRole('tab', { name: 'Oversikt' });
    await tab.click();
    const asks = page.getByRole('dialog', { name: /Forlate det du har skrevet/ });
    await asks.getByRole('button', { name: 'Avbryt' }).click();
    await expect(asks).toBeHidden();
    await expect(tab).toBeFocused();
    await section.getByRole('button', { name: 'Legg til en til' }).press('Enter');
    const fields = (number: number) => section.getByRole('group', { name: `Referanse ${number}` });
    await expect(fields(2).getByRole('textbox', { name: 'Navn' })).toBeFocused();
    await fields(2).getByRole('textbox', { name: 'Navn' }).fill('Odd Oppe');
    for (const [number, email] of [rut, odd].entries()) {
      const field = fields(number + 1);
      await field.getByRole('combobox').selectOption('Tidligere leder');
      await field.getByRole('textbox', { name: 'Arbeidsplass eller skole' }).fill('Havn AS');
      await field.getByRole('textbox', { name: 'E-post' }).fill(email);
    }
    await fields(1).getByRole('checkbox').check();
    await section.getByRole('button', { name: 'Send dem spørsmålene' }).click();
    await expect(fields(2).getByRole('checkbox')).toHaveAccessibleDescription('Avtal det med personen først');
    await checkAccessibility(page);
    await narrow();
    await fields(2).getByRole('checkbox').check();
    await section.getByRole('button', { name: 'Send dem spørsmålene' }).click();
    await expect(main.getByText('Personene har fått e-post med spørsmålene.')).toBeVisible();
    const named = main.getByRole('region', { name: 'Referansene dine' });
    await expect(named.getByText('Venter på svar')).toHaveCount(2);
    await checkAccessibility(page);
  });

  await test.step('one answers without an account, and one says no', async () => {
    await enter(page, '');
    const link = await linkInMail(page, rut, 'Se spørsmålene');
    await page.goto(link);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByText('og av Aslaug Aas')).toBeVisible();
    await main.getByRole('button', { name: 'Send referansen' }).press('Enter');
    const answer = main.getByRole('textbox', { name: 'Hvordan holder hun lyset tent?' });
    await expect(main.getByRole('textbox').first()).toHaveAccessibleDescription(/^Svar på minst ett av spørsmålene/);
    await checkAccessibility(page);
    await narrow();
    await answer.fill('Stødig, hele natten.\n<b>Alltid</b>.');
    await page.reload();
    await expect(answer).toHaveValue('Stødig, hele natten.\n<b>Alltid</b>.');
    await main.getByRole('button', { name: 'Send referansen' }).dblclick();
    await expect(main.getByRole('group', { name: /^Referansen ble sendt/ })).toBeFocused();
    await checkAccessibility(page);
    await page.goto(link);
    await expect(main.getByText(/^Referansen ble sendt/)).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);

    await page.goto(await linkInMail(page, odd, 'Se spørsmålene'));
    await main.getByText('Vil du ikke svare, eller gjelder dette ikke deg?').click();
    await checkAccessibility(page);
    await main.getByRole('button', { name: 'Jeg vil ikke svare' }).click();
    await expect(main.getByRole('group', { name: /^Du sa fra .* at du ikke vil svare/ })).toBeFocused();
  });

  await test.step('both sides read it', async () => {
    await enter(page, employer);
    const section = await openReferences();
    await expect(section.getByText('1 av 2 har svart')).toBeVisible();
    await expect(section.getByText('Vil ikke svare')).toBeVisible();
    await section.getByText('Les svarene fra Rut Reie').click();
    await expect(section.getByText('<b>Alltid</b>')).toBeVisible();
    await checkAccessibility(page);
    await narrow();
    await main.getByText('Historikk').click();
    await expect(main.getByText('En referanse svarte')).toBeVisible();
    await enter(page, aslaug?.token ?? '');
    await page.goto(await linkInMail(page, aslaug?.email ?? '', 'Se referansene'));
    const own = main.getByRole('region', { name: 'Fyrvesenet AS ber om 2 referanser' });
    await own.getByText('Les svarene fra Rut Reie').click();
    await expect(own.getByText('Stødig, hele natten.')).toBeVisible();
    await own.getByRole('button', { name: 'Fjern Odd Oppe fra listen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fjerne personen fra listen?' });
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Fjern fra listen' }).click();
    await expect(own.getByText('Odd Oppe')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link that is not whole says so', async ({ page }) => {
    await page.goto('/referanse?token=x');
    await expect(page.getByRole('main').getByText('Lenken virker ikke.')).toBeVisible();
  });
});
