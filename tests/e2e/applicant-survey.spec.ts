import { expect } from '@playwright/test';
import { addDays, dayInOslo } from '../../contract/oslo-day.ts';
import { call, enter } from '../support/account.ts';
import { checkAccessibility, checkInBothSchemes } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm, apply } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { logInOver } from '../support/log-in-over.ts';
import { overflowOf } from '../support/overflow.ts';

test('an applicant tells how it was to apply, once, and the employer sees nothing of it alone', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  const aslaug = await apply(page, positionId, 'Aslaug Aas');
  const { applications } = await call(page, 'GET', '/api/applications/mine', aslaug);
  const [{ id }] = applications;
  // Told at once: no decision waits ten minutes to be taken back. Then it is over.
  const { headers } = business;
  const times = [`${addDays(dayInOslo(new Date()), 30)}T09:00:00.000Z`];
  const invitation = { applications: [{ id }], times, minutes: 45, way: 'place', place: 'Hamar' };
  await call(page, 'PUT', '/api/applications/interviews', { headers, data: invitation });
  await call(page, 'POST', `/api/applications/${id}/interview/call-off`, { headers, data: {} });
  const position = `/api/business/${business.id}/positions/${positionId}`;
  await call(page, 'PATCH', `${position}/toggle`, { headers, data: { isActive: false } });

  await enter(page, aslaug.token);
  const survey = page.getByRole('region', { name: 'Hvordan var det å søke?' });
  const answers = { 'Hvor lett var det å søke?': 'Lett', 'Fikk du vite det du trengte underveis?': 'Det meste' };
  const choose = async (question: string, answer: string) =>
    await survey.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();

  await page.goto('/profil?tab=applications');
  await expect(page.getByText('Du kan fortelle anonymt hvordan det var å søke.')).toBeVisible();
  await page.getByRole('button', { name: /^Se søknaden på/ }).click();
  await expect(survey).toContainText('minst 5 har svart');
  await survey.getByRole('button', { name: 'Svar på tre spørsmål' }).press('Enter');
  await expect(survey.getByRole('radio').first()).toBeFocused();
  await survey.getByRole('button', { name: 'Send svarene' }).click();
  await expect(survey.getByRole('radio').first()).toHaveAccessibleDescription('Velg et svar');
  await expect(survey.getByRole('radio').first()).toBeFocused();
  await checkInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  // As the mail leads there whoever is logged out.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto(`/profil?tab=applications&soknad=${id}#hvordan-var-det`);
  await logInOver(page, aslaug.email);
  await expect(survey.getByRole('heading')).toBeFocused();
  for (const [question, answer] of Object.entries(answers)) await choose(question, answer);
  await choose('Ville du søkt på en stilling der igjen?', 'Trolig');
  await test.step('it is sent, and a tab that is late is told', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const late = other.getByRole('region', { name: 'Hvordan var det å søke?' });
    await expect(late).toBeVisible();
    for (const group of await late.getByRole('group').all()) await group.getByRole('radio').first().check();
    await survey.getByRole('button', { name: 'Send svarene' }).press('Enter');
    const told = page.getByRole('region', { name: 'Du har fortalt hvordan det var å søke' });
    await expect(told.getByRole('heading')).toBeFocused();
    await expect(page.getByText('Takk for svaret.')).toBeVisible();
    await checkAccessibility(page);
    await late.getByRole('button', { name: 'Send svarene' }).click();
    await expect(other.getByRole('alert').filter({ hasText: 'Du har svart på dette.' })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Du har fortalt hvordan det var å søke' })).toBeVisible();
    await other.close();
  });

  await enter(page, headers.authorization.replace('Bearer ', ''));
  await page.goto(`/bedrift/${business.id}/rapport`);
  const report = page.getByRole('region', { name: 'Hvordan det var å søke' });
  await expect(report).toContainText('når minst 5 søkere har svart');
  await expect(report.getByRole('list')).toHaveCount(0);
});
