import { expect, type Page } from '@playwright/test';
import { enter, register, tokenOf } from '../support/account.ts';
import { checkAccessibility, checkInBothSchemes } from '../support/check-accessibility.ts';
import { asStaff, newWord } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const switchTo = (page: Page, id: string | undefined, isActive: boolean) =>
  asStaff(page, 'PUT', `/api/admin/users/${id}`, { isActive });

test('several users are chosen over two pages, deactivated after a dry run, and taken back together', async ({
  page,
}) => {
  const lastName = newWord('Samling').slice(0, 30);
  const ids: string[] = [];
  for (const number of 'ABCDEFGHIJK') ids.push((await register(page, { firstName: `Person${number}`, lastName })).id);
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(`/admin?tab=users&search=${lastName}`);
  await expect(page.getByText('11 brukere · Side 1 av 2')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Med de valgte brukere' });
  await expect(bar).toContainText('10 brukere valgt');
  await page.getByRole('link', { name: 'Neste' }).click();
  const last = page.getByRole('checkbox', { name: `Velg PersonA ${lastName}` });
  await last.press('Space');
  await expect(last).toBeChecked();
  await expect(bar).toContainText('11 brukere valgt, 10 vises ikke her');
  await checkInBothSchemes(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await switchTo(page, ids[1], false);
  await bar.getByRole('button', { name: 'Deaktiver valgte' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deaktivere 11 brukere?' });
  await expect(dialog.getByRole('status')).toHaveText('10 brukere blir deaktivert. 1 hoppes over.');
  await expect(dialog.getByRole('term')).toHaveText('Er allerede deaktivert');
  await expect(dialog.getByRole('definition')).toContainText(`PersonB ${lastName}, `);
  expect(await overflowOf(page)).toBe(0);
  await checkAccessibility(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // The answer of the first try is lost.
  await page.route('**/api/admin/users/bulk', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Deaktiver', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/users/bulk');
  await dialog.getByRole('button', { name: 'Deaktiver', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Ferdig' });
  await expect(report.getByRole('status')).toHaveText('10 brukere er deaktivert. 1 ble hoppet over.');
  await expect(report.getByRole('heading', { name: 'Ferdig' })).toBeFocused();
  await expect(report.getByRole('definition')).toContainText(`PersonB ${lastName}, `);
  await report.getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByRole('heading', { name: 'Brukere', exact: true })).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('switch', { name: `PersonA ${lastName} er aktiv` })).not.toBeChecked();

  await switchTo(page, ids[2], true);
  await page.goto(`/admin?tab=trace&search=${lastName}`);
  const run = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /10 brukere$/ }) });
  await expect(run.getByText('En av 10').first()).toBeVisible();
  await checkAccessibility(page);
  await run.getByRole('link', { name: 'Vis bare disse 10' }).click();
  await expect(page.getByText('10 endringer', { exact: true })).toBeVisible();
  await run.getByRole('button', { name: /^Angre alle: .+ deaktiverte 10 brukere/ }).click();
  const undo = page.getByRole('dialog', { name: 'Angre 10 endringer?' });
  await expect(undo.getByRole('status')).toHaveText('9 endringer blir angret. 1 kan ikke angres.');
  await undo.getByRole('button', { name: 'Angre alle', exact: true }).click();
  await expect(report.getByRole('status')).toHaveText('9 endringer er angret. 1 kunne ikke angres.');
  await expect(report.getByRole('definition')).toHaveText(`PersonC ${lastName}`);
  await report.getByRole('button', { name: 'Lukk' }).click();
  await expect(run.getByText('Angret', { exact: true })).toHaveCount(9);
  await run.getByRole('link', { name: 'Vis alle hendelser' }).click();
  await expect(page.getByRole('heading', { name: /angret det som var gjort med 9 brukere$/ }).first()).toBeVisible();
});
