import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { addUser } from '../../tests/support/people.ts';

const ad = (number: number, title: string, level2: string) =>
  navAd({ uuid: uuid(number), title, occupationCategories: [{ level1: 'Hva som helst', level2 }] });

test('a title is sorted where most ads at NAV that are called so are, and nowhere where they do not agree', async () => {
  const app = await importing({
    events: [
      ad(1, 'Sykepleier, natt', 'Sykepleier'),
      ad(2, 'Sykepleier 100 %', 'Sykepleier'),
      ad(3, 'Sykepleiere', 'Andre helseyrker'),
      ad(4, 'Rådgiver, jus', 'Juridisk arbeid'),
      ad(5, 'Rådgiver, klima', 'Miljøvern'),
      ad(6, 'Gruvearbeider', 'Hulegraving'),
      ad(7, 'Pedagogisk leder', 'Barnehagelærer'),
      ad(8, 'Pedagogisk leder, vikariat', 'Barnehagelærer'),
      ad(9, 'Pedagogisk leder 50 %', 'Barnehagelærer'),
      ad(10, 'Faglig leder', 'Kontor, forvaltning og saksbehandling'),
      ad(11, 'Daglig leder', 'Ledelse, administrasjon og rådgivning'),
    ],
  });
  await app.importer.round();
  const { token } = await addUser(app.call);
  const suggested = async (title: string) => {
    const query = new URLSearchParams({ title });
    const { status, body } = await app.call(`GET /api/nav-positions/profession?${query}`, { token });
    expect(status).toBe(200);
    return body.profession;
  };
  expect(await suggested('Vi søker sykepleier – 50 %')).toBe('Sykepleier');
  expect(await suggested('Rådgiver')).toBeNull();
  // Three of five are no agreement.
  expect(await suggested('Leder')).toBeNull();
  // NAV may have one that nobody can choose here.
  expect(await suggested('Gruvearbeider')).toBeNull();
  for (const title of ['', 'Romfarer', '"', '-']) expect(await suggested(title)).toBeNull();
});
