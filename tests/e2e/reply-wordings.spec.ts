import { expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('why one is refused is ticked, and what one writes again and again saved once, for one or for several', async ({
  page,
}) => {
  // Four people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address } = await openInbox(page);
  const main = page.getByRole('main');
  const wordings = main.getByRole('group', { name: 'Lagrede formuleringer' });
  await page.goto(address);
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await main.getByRole('radio', { name: 'Avslått' }).check();
  await expect(wordings).toHaveCount(0);
  const message = main.getByLabel('Melding til søkeren');
  const reasons = main.getByRole('group', { name: 'Begrunnelse' });
  await main.getByRole('radio', { name: 'Kontaktet' }).check();
  await expect(reasons).toHaveCount(0);
  await main.getByRole('radio', { name: 'Avslått' }).check();
  for (const reason of ['Språk', 'Erfaring', 'Annet']) await reasons.getByLabel(reason).press('Space');
  await expect(reasons.getByLabel('Oppstart')).toBeDisabled();
  await expect(reasons.getByRole('status')).toHaveText(
    'Søkeren leser: «Andre søkere hadde mer av den erfaringen jobben krever. Jobben krever mer av språket enn søknaden din viser.»',
  );
  const save = main.getByRole('button', { name: 'Lagre status' });
  await save.press('Enter');
  await expect(message).toBeFocused();
  await expect(main.getByText('Skriv hva grunnen er når du velger «Annet»')).toBeVisible();
  await listIsRead(page);
  await checkAccessibility(page);
  await reasons.getByLabel('Annet').press('Space');
  await message.fill('Hei, Aslaug!');
  await main.getByText('Forslag til avslutning').press('Enter');
  await main.getByRole('button', { name: 'Du er velkommen til å søke hos oss igjen.' }).press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Hei, Aslaug!\n\nDu er velkommen til å søke hos oss igjen.');
  await message.fill('Takk for søknaden. Vi gikk videre med andre.');
  await wordings.getByRole('button', { name: 'Lagre det jeg skrev som formulering' }).press('Enter');
  await expect(wordings).toBeFocused();
  await expect(wordings.getByRole('listitem')).toHaveCount(1);
  await listIsRead(page);
  await checkAccessibility(page);
  await save.press('Enter');
  await expect(message).toHaveCount(0);
  await main.getByRole('button', { name: 'Angre' }).first().press('Enter');
  await expect(message).toHaveValue('Takk for søknaden. Vi gikk videre med andre.');
  await expect(reasons.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await save.press('Enter');
  await expect(message).toHaveCount(0);
  await main.getByText('Historikk').press('Enter');
  await expect(main.getByText('Begrunnelse: Erfaring, Språk').first()).toBeVisible();

  await main.getByRole('checkbox', { name: /^Velg søknaden fra Birger Bø/ }).check();
  await main.getByRole('checkbox', { name: /^Velg søknaden fra Cecilie Clausen/ }).check();
  const chosen = main.getByRole('region', { name: 'Med de valgte søknadene' });
  await chosen.getByLabel('Ny status').selectOption('Avslått');
  const toAll = chosen.getByLabel('Melding til søkerne');
  await chosen.getByLabel('En annen passet bedre').check();
  await toAll.fill('Hei!');
  const saved = chosen.getByRole('group', { name: 'Lagrede formuleringer' });
  await saved.getByRole('button', { name: /^Takk for søknaden/ }).press('Enter');
  await expect(toAll).toBeFocused();
  await expect(toAll).toHaveValue('Hei!\n\nTakk for søknaden. Vi gikk videre med andre.');
  await listIsRead(page);
  await checkAccessibility(page);

  await saved.getByRole('button', { name: /^Slett formuleringen/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Slette formuleringen?' });
  await dialog.getByRole('button', { name: 'Slett formuleringen' }).press('Enter');
  await expect(saved.getByRole('listitem')).toHaveCount(0);
});
