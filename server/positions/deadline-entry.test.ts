import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { readCalendar } from '../../tests/support/read-calendar.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

/** Noon in Norway. */
const now = new Date('2026-11-20T11:00:00Z');

async function hiring(businessName = 'Fjordbygg AS') {
  const app = await testApp({ now });
  const business = await addBusiness(app.db, { businessName });
  const post = (fields: Parameters<typeof addPosition>[2]) => addPosition(app.db, business.id, fields);
  const fetch = (id: string) => app.call(`GET /api/positions/${id}/deadline.ics`);
  return { ...app, business, post, fetch };
}

test('a deadline is a day in any calendar, with a reminder the morning before', async () => {
  const { post, fetch, platform } = await hiring();
  const { id } = await post({ title: 'Kokk', applicationDeadline: '2026-11-30', updatedAt: now });
  const { status, headers, body } = await fetch(id);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="soknadsfrist.ics"');
  const address = `${platform.config.publicUrl}/stilling/${id}`;
  expect(readCalendar(body)).toEqual([
    {
      uid: `frist-${id}`,
      title: 'Søknadsfrist: Kokk, Fjordbygg AS',
      start: '2026-11-30',
      end: '2026-12-01',
      description: address,
      location: null,
      address,
      sequence: now.getTime() / 1000,
      // Nine o'clock.
      remindedBefore: '-PT15H',
    },
  ]);
  expect(body).not.toMatch(/^METHOD/m);
  expect(body).toMatch(/^TRANSP:TRANSPARENT\r$/m);
});

test.each(['2026-10-25', '2027-03-28'])('a day on which the clock is turned, %s, is that day', async (day) => {
  const { post, fetch, clock } = await hiring();
  const { id } = await post({ applicationDeadline: day });
  clock.moveBy(Date.parse(day) - DAY_MS - now.getTime());
  expect(readCalendar((await fetch(id)).body)).toMatchObject([{ start: day }]);
});

test('what an employer types stays words, however long', async () => {
  const title = 'Kokk; natt, \\n helg\\ BEGIN:VEVENT';
  const { post, fetch, business, db } = await hiring(`Æøå ${'ærlig øl på år '.repeat(12)}AS`);
  const { id } = await post({ title: `${title}\r\nATTENDEE:x`, applicationDeadline: '2026-11-30' });
  const [entry, ...others] = readCalendar((await fetch(id)).body);
  expect(entry?.title).toBe(`Søknadsfrist: ${title}\nATTENDEE:x, ${business.businessName}`);
  expect(others).toEqual([]);
  await db
    .updateTable('businesses')
    .set({ businessName: 'Bærekraft 👩‍🍳'.repeat(9) })
    .execute();
  expect(readCalendar((await fetch(id)).body)[0]?.title).toContain('Bærekraft 👩‍🍳'.repeat(9));
});

test('a deadline that moved takes the place of what was taken up before', async () => {
  const { post, fetch, db } = await hiring();
  const { id } = await post({ applicationDeadline: '2026-11-30' });
  const [before] = readCalendar((await fetch(id)).body);
  const moved = { applicationDeadline: '2026-12-02', updatedAt: new Date(Date.now() + DAY_MS) };
  await db.updateTable('positions').set(moved).where('id', '=', id).execute();
  const [after] = readCalendar((await fetch(id)).body);
  expect(after).toMatchObject({ uid: before?.uid, start: '2026-12-02' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('there is none without a deadline, after it, or of what nobody may see', async () => {
  const { post, fetch, clock, call } = await hiring();
  const [none, today, expired, pending, off] = await Promise.all([
    post({}),
    post({ applicationDeadline: '2026-11-20' }),
    post({ expiryDate: '2026-11-20' }),
    post({ applicationDeadline: '2026-11-30', approvalStatus: 'pending' }),
    post({ applicationDeadline: '2026-11-30', isActive: false }),
  ]);
  const answer = async ({ id }: { id: string }) => {
    const { status, body } = await fetch(id);
    return [status, body.message];
  };
  expect(await answer(none)).toEqual([404, 'Annonsen har ingen dag som søknadsfrist.']);
  expect(await answer(expired)).toEqual([410, 'Søknadsfristen er ute.']);
  for (const hidden of [pending, off, { id: crypto.randomUUID() }])
    expect(await answer(hidden)).toEqual([404, 'Stilling ikke funnet eller ikke lenger aktiv']);
  expect((await fetch(today.id)).status).toBe(200);
  clock.moveBy(DAY_MS);
  expect(await answer(today)).toEqual([410, 'Søknadsfristen er ute.']);
  expect((await call('GET /api/positions/feil/deadline.ics')).status).toBe(400);
});

test('whoever opens the address too late is led to the ad, which says so', async () => {
  const { post, clock, call } = await hiring();
  const { id } = await post({ applicationDeadline: '2026-11-20' });
  // As a browser asks for what a link leads to.
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const open = async (of = id) => {
    const answer = await call(`GET /api/positions/${of}/deadline.ics`, { headers });
    return [answer.status, answer.headers.location];
  };
  expect(await open()).toEqual([200, undefined]);
  clock.moveBy(DAY_MS);
  expect(await open()).toEqual([302, `/stilling/${id}`]);
  const gone = crypto.randomUUID();
  expect(await open(gone)).toEqual([302, `/stilling/${gone}`]);
});
