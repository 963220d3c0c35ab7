import { expect, test } from 'vitest';
import { type NavAd, navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { readCalendar } from '../../tests/support/read-calendar.ts';
import { DAY_MS } from '../platform/clock.ts';

async function reading(...ads: Partial<NavAd>[]) {
  const events = ads.map((fields, index) =>
    navAd({ uuid: uuid(index + 1), description: `<p>${index}</p>`, ...fields }),
  );
  const app = await importing({ events, now: new Date('2026-11-20T11:00:00Z') });
  await app.importer.round();
  const fetch = (number: number) => app.call(`GET /api/nav-positions/${uuid(number)}/deadline.ics`);
  return { ...app, fetch };
}

test("the deadline of NAV's ad is a day, or a moment where it names one", async () => {
  const { fetch, platform, call } = await reading(
    { title: 'Lærer', applicationDue: '30.11.2026' },
    { title: '', jobtitle: 'Rektor', applicationDue: 'Snarest, senest 30. november 2026 kl. 12' },
    { title: 'Vikar', applicationDue: '2026-11-30T00:00:00', expires: '2026-11-27T00:00:00+01:00' },
  );
  const address = `${platform.config.publicUrl}/nav-stilling/${uuid(1)}`;
  const read = async (number: number) => readCalendar((await fetch(number)).body);
  expect(await read(1)).toMatchObject([
    {
      uid: `frist-${uuid(1)}`,
      title: 'Søknadsfrist: Lærer, Fjordbyen kommune',
      start: '2026-11-30',
      description: address,
      address,
      remindedBefore: '-PT15H',
    },
  ]);
  const moment = '2026-11-30T11:00:00.000Z';
  expect(await read(2)).toMatchObject([
    { title: 'Søknadsfrist: Rektor, Fjordbyen kommune', start: moment, end: moment, remindedBefore: '-P1D' },
  ]);
  const moments = [1, 2, 3].map(
    async (number) => (await call(`GET /api/nav-positions/${uuid(number)}`)).body.position.applicationDeadlineAt,
  );
  expect(await Promise.all(moments)).toEqual([null, moment, null]);
  // It can be found until then.
  expect(await read(3)).toMatchObject([
    { title: 'Siste søknadsdag: Vikar, Fjordbyen kommune', start: '2026-11-27', remindedBefore: '-PT15H' },
  ]);
});

test("there is none of NAV's ads without a day, after it, or that is here no more", async () => {
  const { fetch, clock, call } = await reading({ applicationDue: 'Snarest' }, { applicationDue: '20.11.2026' });
  const answer = async (number: number) => {
    const { status, body } = await fetch(number);
    return [status, body.message];
  };
  expect(await answer(1)).toEqual([404, 'Annonsen har ingen dag som søknadsfrist.']);
  expect(await answer(3)).toEqual([404, 'NAV stilling ikke funnet']);
  expect((await fetch(2)).status).toBe(200);
  clock.moveBy(DAY_MS);
  expect(await answer(2)).toEqual([410, 'Søknadsfristen er ute.']);
  const opened = await call(`GET /api/nav-positions/${uuid(2)}/deadline.ics`, { headers: { accept: 'text/html,*/*' } });
  expect([opened.status, opened.headers.location]).toEqual([302, `/nav-stilling/${uuid(2)}`]);
  expect((await call('GET /api/nav-positions/feil/deadline.ics')).status).toBe(400);
});
