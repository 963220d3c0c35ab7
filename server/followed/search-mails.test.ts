import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { breakRow } from '../../tests/support/broken-row.ts';
import { addBusiness, addPosition, typedPosition } from '../../tests/support/hiring.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { addDays, DAY_MS, dayInOslo, HOUR_MS, startOfDayInOslo } from '../platform/clock.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { nextMailDay } from './mail-day.ts';
import { mailNewMatches } from './mail-new-matches.ts';

/** A Wednesday, noon in Norway. */
const now = new Date('2026-11-18T11:00:00Z');
const search = { id: '1', searchTerm: 'tømrer', filters: { searchTerm: 'tømrer' } };

async function seeking(frequency = 'daily') {
  const app = await testApp({ now });
  const user = await addUser(app.call);
  const confirm = () =>
    app.db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', user.id).execute();
  await confirm();
  const send = (name: string, body?: object) => app.call(name, { token: user.token, ...(body && { body }) });
  const save = (saved = search) => send('POST /api/user/save-search', { search: saved });
  const mail = (every: string, id = '1') => send(`PUT /api/user/saved-searches/${id}/mail`, { frequency: every });
  await save();
  await mail(frequency);
  const business = await addBusiness(app.db);
  const post = (fields: Parameters<typeof addPosition>[2] = {}) => {
    const at = app.clock.now();
    return addPosition(app.db, business.id, { createdAt: at, approvedAt: at, ...fields });
  };
  /** So many hours later, the job runs as each hour. */
  const later = async (hours: number) => {
    app.clock.moveBy(hours * HOUR_MS);
    await app.runJob('mail-new-matches');
  };
  const letters = async () => (await app.mails()).filter(({ subject }) => subject.includes('treff'));
  return { ...app, user, business, send, save, mail, post, later, letters };
}

test('positions that waited for their business come when that is approved', async () => {
  const { db, clock, business, post, later, letters } = await seeking();
  await db.updateTable('businesses').set({ approvalStatus: 'pending' }).execute();
  await post();
  for (let day = 0; day < 7; day++) await later(24);
  expect(await letters()).toEqual([]);
  const approval = { approvalStatus: 'approved' as const, approvedAt: clock.now() };
  await db.updateTable('businesses').set(approval).where('id', '=', business.id).execute();
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test.each([
  ['beside the filters', { searchTerm: 'kokk', filters: {} }],
  ['among the filters', { searchTerm: '', filters: { searchTerm: 'kokk' } }],
])('a search whose words stand only %s is mailed for these words', async (_where, sent) => {
  const { save, mail, post, later, letters } = await seeking('off');
  const { savedSearches } = (await save({ id: '2', ...sent } as never)).body;
  expect(savedSearches[0]).toMatchObject({ searchTerm: 'kokk', filters: { searchTerm: 'kokk' } });
  await mail('daily', '2');
  await post();
  await post({ title: 'Kokk', description: 'Du lager mat.', requirements: 'Fagbrev.' });
  await later(24);
  expect((await letters()).map(({ subject }) => subject)).toEqual(['1 nytt treff for «kokk»']);
});

test('new matches come the next morning, old ones never, and the same one never twice', async () => {
  const { post, later, letters } = await seeking();
  await post({ createdAt: new Date(now.getTime() - DAY_MS), approvedAt: new Date(now.getTime() - DAY_MS) });
  await later(2);
  const position = await post({ title: 'Tømrer & snekker', municipality: 'alesund' });
  await post({ title: 'Kokk', description: 'Du lager mat.', requirements: 'Fagbrev.' });
  await later(5);
  expect(await letters()).toEqual([]);
  await later(13);
  const [mail, ...others] = await letters();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: '1 nytt treff for «tømrer»' });
  expect(mail?.html).toContain(`href="http://localhost:3000/stilling/${position.id}"`);
  expect(mail?.html).toContain('Tømrer &amp; snekker');
  expect(mail?.text).toContain('Fjordbygg AS, Ålesund');
  expect(mail?.button?.path).toBe('/stillinger?search=t%C3%B8mrer&sort=newest');
  await later(1);
  await later(24);
  expect(await letters()).toHaveLength(1);
  await post();
  await later(24);
  expect(await letters()).toHaveLength(2);
});

test('an ad that came a day after it was published is news all the same', async () => {
  const { post, later, letters, clock } = await seeking();
  await later(4 * 24);
  const published = new Date(clock.now().getTime() - DAY_MS);
  await post({ createdAt: published, approvedAt: published });
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('turning it on is confirmed by a mail that can end it, once a day', async () => {
  const { mails, mail } = await seeking();
  await mail('off');
  await mail('weekly');
  const begun = (await mails()).filter(({ subject }) => subject === 'Du får nå e-post om «tømrer»');
  expect(begun).toHaveLength(1);
  expect(begun[0]?.text).toContain('skriver vi til deg om morgenen.');
  expect(begun[0]?.unsubscribe?.oneClickPath).toMatch(/^\/avslutt-varsel\?token=\w{64}$/);
});

test('a weekly search waits for Monday, and one that is off for ever', async () => {
  const { post, later, letters, mail } = await seeking('weekly');
  await post();
  await later(4 * 24);
  expect(await letters()).toEqual([]);
  await later(20);
  expect(await letters()).toHaveLength(1);
  await mail('off');
  await post();
  await later(8 * 24);
  expect(await letters()).toHaveLength(1);
});

test('who asks to hear more often loses nothing that was found meanwhile', async () => {
  const { post, later, letters, mail } = await seeking('weekly');
  await post();
  await later(24);
  await mail('daily');
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('a mail names the filters of its search', async () => {
  const { save, mail, post, later, letters } = await seeking('off');
  const filters = {
    selectedFylke: 'vestland',
    selectedJobType: 'Deltid',
    selectedWorkLanguage: 'Engelsk',
    remoteWork: true,
  };
  await save({ id: '2', searchTerm: '', filters } as never);
  await mail('daily', '2');
  await post({ municipality: 'bergen', positionType: 'Deltid', remote: true, workLanguages: ['Engelsk'] });
  await later(24);
  expect((await letters())[0]?.subject).toBe(
    '1 nytt treff for «Alle stillinger» (Vestland, Deltid, arbeidsspråk engelsk, Hjemmekontor)',
  );
});

test('the mail that confirms a weekly search says Monday', async () => {
  const { mails } = await seeking('weekly');
  const begun = (await mails()).filter(({ subject }) => subject === 'Du får nå e-post om «tømrer»');
  expect(begun[0]?.text).toContain('skriver vi til deg mandag morgen.');
});

test('a search around a municipality finds what is new there too, and says so', async () => {
  const { save, mail, post, later, letters } = await seeking('off');
  const around = (selectedDistance: string) => ({ selectedKommune: 'drammen', selectedDistance });
  await save({ id: '2', searchTerm: '', filters: around('50') } as never);
  await mail('daily', '2');
  // Kept as if it had not been chosen: nobody knows such a distance.
  await save({ id: '3', searchTerm: 'annet', filters: around('7') } as never);
  await mail('daily', '3');
  await post({ municipality: 'moss' });
  await later(24);
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    '1 nytt treff for «Alle stillinger» (Drammen og 50 km rundt)',
  ]);
  expect((await letters())[0]?.html).toContain('kommune=drammen&amp;avstand=50');
});

test('a search in several places finds what is new in any of them, and says which', async () => {
  const { save, mail, post, later, letters } = await seeking('off');
  const filters = { selectedFylke: 'vestland', selectedPlaces: 'drammen.25_oslo' };
  // As the page names it, which the mail says only once.
  const name = 'Søk: Alle stillinger (Vestland, Drammen og 25 km rundt, Oslo)';
  await save({ id: '2', name, searchTerm: '', filters } as never);
  await mail('daily', '2');
  for (const municipality of ['bergen', 'lier', 'oslo', 'hamar']) await post({ municipality });
  await later(24);
  const [letter] = await letters();
  expect(letter?.subject).toBe('3 nye treff for «Alle stillinger» (Vestland, Drammen og 25 km rundt, Oslo)');
  expect(letter?.html).toContain('fylke=vestland&amp;steder=drammen.25_oslo');
});

test('a search in an occupation sends what is sorted under it', async () => {
  const { save, mail, post, later, letters } = await seeking('off');
  const filters = { selectedOccupation: 'Helse og sosial', selectedProfession: 'Vernepleier_Sykepleier' };
  await save({ id: '2', searchTerm: '', filters } as never);
  await mail('daily', '2');
  await post({ title: 'Nattevakt', profession: 'Sykepleier' });
  await post({ title: 'Bolig', profession: 'Vernepleier' });
  await post({ title: 'Dagvakt', profession: 'Lege' });
  await post({ title: 'Kveldsvakt' });
  await later(24);
  const [letter] = await letters();
  expect(letter?.subject).toBe('2 nye treff for «Alle stillinger» (Sykepleier eller Vernepleier)');
  for (const title of ['Nattevakt', 'Bolig']) expect(letter?.html).toContain(title);
});

test('a search that was saved before there were further places and professions sends its mails', async () => {
  const { db, save, mail, post, later, letters } = await seeking('off');
  await save({ id: '2', searchTerm: '', filters: { selectedFylke: 'vestland' } } as never);
  await mail('daily', '2');
  await db
    .updateTable('savedSearches')
    .set({
      filters: sql`filters - '{selectedPlaces,selectedOccupation,selectedProfession,selectedWorkLanguage}'::text[]`,
    })
    .execute();
  await post({ municipality: 'bergen' });
  await later(24);
  expect((await letters())[0]?.subject).toBe('1 nytt treff for «Alle stillinger» (Vestland)');
});

test('a search for pay finds what states it, sends no ads of NAV, and says so', async () => {
  const { save, mail, post, later, letters } = await seeking('off');
  await save({ id: '2', searchTerm: '', filters: { selectedPay: '500000' } } as never);
  await mail('daily', '2');
  await post({ title: 'Kokk', salaryMin: 400_000 });
  await post({ title: 'Tømrer', salaryMax: 520_000 });
  await later(24);
  const [letter] = await letters();
  expect(letter?.subject).toBe('1 nytt treff for «Alle stillinger» (Fra 500 000 kr)');
  expect(letter?.html).toContain('/stillinger?pay=500000');
});

test('a position that was approved late is news when it is approved', async () => {
  const { post, later, letters, clock, db } = await seeking();
  const { id } = await post({ approvalStatus: 'pending', approvedAt: null });
  await later(5 * 24);
  expect(await letters()).toEqual([]);
  await db
    .updateTable('positions')
    .set({ approvalStatus: 'approved', approvedAt: clock.now() })
    .where('id', '=', id)
    .execute();
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('a position that was to come out later is news on its day', async () => {
  const { post, later, letters, clock } = await seeking();
  await post({ publishFrom: new Date(startOfDayInOslo(addDays(dayInOslo(clock.now()), 5))) });
  await later(4 * 24);
  expect(await letters()).toEqual([]);
  await later(2 * 24);
  expect(await letters()).toHaveLength(1);
});

test.each(['positions', 'businesses'] as const)(
  'what was switched off among %s before the mail is news when it is back',
  async (table) => {
    const { post, later, letters, clock, db } = await seeking('weekly');
    await post();
    const turn = (isActive: boolean) => db.updateTable(table).set({ isActive }).execute();
    await turn(false);
    for (let day = 0; day < 6; day++) await later(24);
    expect(await letters()).toEqual([]);
    await turn(true);
    // The database has a clock of its own, which says now.
    const back = { reopenedAt: clock.now() };
    await db.updateTable(table).set(back).where('reopenedAt', 'is not', null).execute();
    for (let day = 0; day < 14; day++) await later(24);
    expect(await letters()).toHaveLength(1);
  },
);

test('what comes back is news however much was posted since it was written', async () => {
  const { post, later, letters, clock, db, business } = await seeking();
  const { id } = await post({ title: 'Tømrer i fjellet', isActive: false });
  clock.moveBy(HOUR_MS);
  const at = clock.now();
  const { contactInfo, ...typed } = typedPosition;
  const many = Array.from({ length: 501 }, () => ({
    ...typed,
    businessId: business.id,
    contactName: contactInfo.name,
    contactEmail: contactInfo.email,
    contactPosition: contactInfo.position,
    approvalStatus: 'approved' as const,
    createdAt: at,
    approvedAt: at,
  }));
  await db.insertInto('positions').values(many).execute();
  await later(20);
  expect(await letters()).toHaveLength(1);
  clock.moveBy(HOUR_MS);
  await db.updateTable('positions').set({ isActive: true }).where('id', '=', id).execute();
  await db.updateTable('positions').set({ reopenedAt: clock.now() }).where('id', '=', id).execute();
  await later(23);
  expect((await letters())[1]?.text).toContain('Tømrer i fjellet');
});

test('new ads are looked for without holding a connection', async () => {
  const { platform, url, post, letters, clock } = await seeking();
  await post();
  clock.moveBy(20 * HOUR_MS);
  const pool = openPool(url, { size: 1, connectWithinMs: 30_000 });
  const db = openDatabase(pool);
  onTestFinished(() => db.destroy());
  await mailNewMatches({ ...platform, db, replica: db });
  expect(await letters()).toHaveLength(1);
});

test('one employer fills no more than three places, and two searches do not tell the same', async () => {
  const { post, later, letters, save, mail, db } = await seeking();
  await save({
    id: '2',
    searchTerm: '',
    filters: { searchTerm: '', selectedJobType: 'Fast' } as typeof search.filters,
  });
  await mail('daily', '2');
  for (let count = 0; count < 5; count++) await post();
  const other = await addBusiness(db, { businessName: 'Havn AS' });
  await post({ businessId: other.id, title: 'Tømrer på Havn' });
  await later(20);
  const [first, ...others] = await letters();
  expect(others).toEqual([]);
  expect(first?.subject).toMatch(/^6 nye treff/);
  expect(first?.html?.match(/\/stilling\//g)).toHaveLength(4);
  expect(first?.text).toContain('Tømrer på Havn');
  expect(first?.text).toContain('Og 2 til.');
});

const norway = { country: 'NORGE', address: null, city: null, postalCode: null, county: null };

async function seekingAtNav() {
  const app = await importing();
  const { call, db, clock, runJob, importer, feed, mails } = app;
  const user = await addUser(call);
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', user.id).execute();
  const send = (name: string, body: object) => call(name, { token: user.token, body });
  const kokk = { searchTerm: 'kokk', filters: { searchTerm: 'kokk' } };
  await send('POST /api/user/save-search', { search: { id: '1', ...kokk } });
  await send('PUT /api/user/saved-searches/1/mail', { frequency: 'daily' });
  type Ad = { number: number; published?: string; title?: string; orgnr?: string; places?: string[] };
  const publishUnread = (...ads: Ad[]) => {
    const at = clock.now();
    for (const { number, published = at.toISOString(), title = 'Kokk', orgnr = null, places = ['Bergen'] } of ads) {
      const employer = { name: 'Fjordbyen kommune', orgnr, description: '', homepage: '' };
      const workLocations = places.map((municipal) => ({ ...norway, municipal }));
      feed.publish({ ad: navAd({ uuid: uuid(number), title, published, employer, workLocations }), at });
    }
  };
  const nextDay = async () => {
    clock.moveBy(26 * HOUR_MS);
    await runJob('mail-new-matches');
  };
  return {
    ...app,
    publishUnread,
    nextDay,
    /** An hour later, and with the mails of the day after. */
    publish: async (...ads: Ad[]) => {
      clock.moveBy(HOUR_MS);
      publishUnread(...ads);
      await importer.round();
      await nextDay();
    },
    letters: async () => (await mails()).filter(({ subject }) => subject.includes('treff')),
  };
}

test('ads of NAV come too, once, however often they are posted', async () => {
  const { publish, letters } = await seekingAtNav();
  await publish({ number: 1 });
  await publish({ number: 2 });
  const [mail, ...others] = await letters();
  expect(others).toEqual([]);
  expect(mail?.html).toContain(`/nav-stilling/${uuid(1)}`);
});

test('an ad of NAV names all its places, for it may have been found by any', async () => {
  const { publish, letters } = await seekingAtNav();
  await publish({ number: 1, places: ['OSLO', 'GRUE', 'OSLO', 'HAMAR'] });
  const [mail] = await letters();
  expect(mail?.text).toContain('Fjordbyen kommune, Oslo, Grue og Hamar\n');
});

test('of a title that is half a text a mail says the beginning', async () => {
  const { publish, letters } = await seekingAtNav();
  await publish({ number: 1, title: `Kokk ${'med ansvar '.repeat(40)}` });
  const [mail] = await letters();
  const shown = `Kokk ${'med ansvar '.repeat(13)}`.trim();
  expect(mail?.text).toContain(`• ${shown}…\n`);
  expect(mail?.html).toContain(`>${shown}…</a>`);
});

test('an ad of NAV that is edited is no news, nor is a copy of it as it is now', async () => {
  const { publish, letters } = await seekingAtNav();
  await publish({ number: 1 });
  await publish({ number: 1, title: 'Kokk, ny søknadsfrist' });
  await publish({ number: 2, title: 'Kokk, ny søknadsfrist' });
  expect(await letters()).toHaveLength(1);
  await publish({ number: 3, title: 'Kokk på natt' });
  expect(await letters()).toHaveLength(2);
});

test('an ad of NAV that its employer publishes here afterwards is no news', async () => {
  const { db, clock, runJob, publish, letters } = await seekingAtNav();
  const business = await addBusiness(db);
  await publish({ number: 1, orgnr: business.organizationNumber });
  const at = { createdAt: clock.now(), approvedAt: clock.now() };
  await addPosition(db, business.id, { title: 'Kokk', ...at });
  await addPosition(db, business.id, { title: 'Kokk på natt', ...at });
  await runJob('match-national-positions');
  await publish();
  expect((await letters()).map(({ preview }) => preview)).toEqual(['Kokk', 'Kokk på natt']);
});

test('what NAV published while its feed was away for days is news, and what is read for the first time is not', async () => {
  const { publish, publishUnread, nextDay, letters } = await seekingAtNav();
  const away = async (ad: Parameters<typeof publishUnread>[0]) => {
    publishUnread(ad);
    for (let day = 0; day < 5; day++) await nextDay();
  };
  await away({ number: 1, title: 'Kokk før oss' });
  await publish({ number: 2 });
  await away({ number: 3, title: 'Kokk på natt' });
  await publish({ number: 4, title: 'Kokk på dagen' });
  const [first, second, ...others] = await letters();
  expect(first?.subject).toBe('1 nytt treff for «kokk»');
  expect(second?.subject).toBe('2 nye treff for «kokk»');
  expect(second?.html).toContain(uuid(3));
  expect(others).toEqual([]);
});

test('an ad that names the midnight before it came is one of that day', async () => {
  const { publish, letters } = await seekingAtNav();
  await publish(
    { number: 1, published: '2026-08-20T00:00:00+02:00' },
    { number: 2, published: '2026-08-19T00:00:00+02:00', title: 'Kokk i går' },
  );
  const [mail] = await letters();
  expect(mail?.html).toContain(uuid(1));
  expect(mail?.html).not.toContain(uuid(2));
});

test('two workers at once, or a second run, send one mail', async () => {
  const { post, letters, clock, runJob } = await seeking();
  await post();
  clock.moveBy(20 * HOUR_MS);
  await Promise.all([runJob('mail-new-matches'), runJob('mail-new-matches')]);
  await runJob('mail-new-matches');
  expect(await letters()).toHaveLength(1);
});

test('the link in the mail ends it, twice without harm, and only for that search', async () => {
  const { call, post, later, letters, send } = await seeking();
  await post();
  await later(20);
  const [mail] = await letters();
  const token = /avslutt-varsel\?token=(\w+)/.exec(mail?.text ?? '')?.[1];
  expect(mail?.unsubscribe?.oneClickPath).toBe(`/avslutt-varsel?token=${token}`);
  const end = (given?: string) => call('POST /api/user/saved-searches/end-mails', { body: { token: given } });
  expect((await end(token)).body.message).toBe('Du får ikke flere e-poster om dette søket.');
  expect((await end(token)).status).toBe(200);
  expect(await end(token?.slice(0, -1))).toMatchObject({ status: 404, body: { message: 'Ugyldig avmeldingslenke' } });
  const gone = 'Søket finnes ikke lenger. Da får du heller ikke e-post om det.';
  expect(await end('0'.repeat(64))).toMatchObject({ status: 404, body: { message: gone } });
  expect((await end()).status).toBe(400);
  const { savedSearches } = (await send('GET /api/auth/me')).body;
  expect(savedSearches).toMatchObject([{ id: '1', mailFrequency: 'off' }]);
  expect(JSON.stringify(savedSearches)).not.toContain(token);
  await post();
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('a mail that waits goes with its search, and with the account', async () => {
  const { user, post, later, mails, save, mail, send } = await seeking();
  const waiting = async () => (await mails()).map(({ subject }) => subject).filter((subject) => /«/.test(subject));
  await save({ ...search, id: '2', searchTerm: 'fagbrev' });
  await mail('daily', '2');
  await post();
  await later(20);
  expect(await waiting()).toHaveLength(3);
  await send('DELETE /api/user/remove-search/1');
  expect(await waiting()).toEqual(['Du får nå e-post om «fagbrev»']);
  expect((await send('DELETE /api/auth/me', { password: user.password })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('who is deactivated or has not confirmed the address gets nothing', async () => {
  const { db, user, post, later, letters, mail, mails } = await seeking('off');
  await db.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', user.id).execute();
  expect((await mail('weekly')).body.message).toBe('E-posten kommer når du har bekreftet e-postadressen din.');
  await mail('daily');
  await post();
  await later(20);
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: new Date(), isActive: false })
    .where('id', '=', user.id)
    .execute();
  await later(24);
  expect(await letters()).toEqual([]);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Du får nå e-post'))).toEqual([]);
});

test('a search that cannot be mailed rests for an hour, and holds back nobody else', async () => {
  const app = await seeking();
  const { call, db, user, post, later, letters, clock, runJob } = app;
  const other = await addUser(call);
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', other.id).execute();
  await call('POST /api/user/save-search', { token: other.token, body: { search } });
  await call('PUT /api/user/saved-searches/1/mail', { token: other.token, body: { frequency: 'daily' } });
  await db.updateTable('savedSearches').set({ mailDueOn: '2026-11-18' }).where('userId', '=', user.id).execute();
  const mend = await breakRow(app, 'mailedAds', 'user_id', user.id);
  await post();
  const to = async () => (await letters()).map((letter) => letter.to).sort();
  await later(20);
  expect(await to()).toEqual([other.email]);
  await mend();
  await runJob('mail-new-matches');
  expect(await to(), 'not again at once').toEqual([other.email]);
  clock.moveBy(HOUR_MS);
  await runJob('mail-new-matches');
  expect(await to()).toEqual([other.email, user.email].sort());
  await later(24);
  expect(await to()).toHaveLength(2);
});

test('only its owner chooses how often, and only from what there is', async () => {
  const { call, mail } = await seeking();
  const other = await addUser(call);
  const name = 'PUT /api/user/saved-searches/1/mail';
  expect((await call(name, { body: { frequency: 'daily' } })).status).toBe(401);
  expect((await call(name, { token: other.token, body: { frequency: 'daily' } })).status).toBe(404);
  expect((await mail('hourly')).status).toBe(400);
  expect((await mail('daily')).status).toBe(200);
  expect((await mail('daily', '9')).status).toBe(404);
});

test('the hours and days are those of Norway, in summer and winter', () => {
  expect(isMailHour(new Date('2026-11-18T05:05:00Z'))).toBe(true);
  expect(isMailHour(new Date('2026-11-18T04:05:00Z'))).toBe(false);
  expect(isMailHour(new Date('2026-07-01T04:05:00Z'))).toBe(true);
  expect(isMailHour(new Date('2026-07-01T20:05:00Z'))).toBe(false);
  // The nights in which the clocks are put back and forward.
  expect(isMailHour(new Date('2026-10-25T04:05:00Z'))).toBe(false);
  expect(isMailHour(new Date('2026-10-25T05:05:00Z'))).toBe(true);
  expect(isMailHour(new Date('2027-03-28T04:05:00Z'))).toBe(true);
  expect(nextMailDay('daily', new Date('2026-10-24T22:30:00Z'))).toBe('2026-10-26');
  expect(nextMailDay('weekly', new Date('2026-10-25T23:30:00Z'))).toBe('2026-11-02');
  expect(nextMailDay('daily', new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-02');
  expect(nextMailDay('weekly', new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-23');
  expect(nextMailDay('weekly', new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-30');
  expect(nextMailDay('off', now)).toBeNull();
});
