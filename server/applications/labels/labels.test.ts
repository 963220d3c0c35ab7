import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { labelLimits } from '../../../contract/applications/application-words.ts';
import { withColleagues } from '../../../tests/support/colleagues.ts';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { lockNamed } from '../../platform/database/lock-named.ts';
import { readApplicationsOf } from '../index.ts';

/** Labels put on, taken off and looked at. */
async function office() {
  const hiring = await withColleagues();
  const { call, db, owner, id, inbox } = hiring;
  const change = (method: 'POST' | 'DELETE', label: unknown, ids: string[], { token } = owner) =>
    call(`${method} /api/applications/labels`, {
      token,
      body: { label, applications: ids.map((each) => ({ id: each })) },
    });
  const add = (label: unknown, ids = [id], by = owner) => change('POST', label, ids, by);
  const remove = (label: unknown, ids = [id], by = owner) => change('DELETE', label, ids, by);
  /** Put there without asking whether there is room. */
  const addMany = (applicationId: string, count: number, word = 'Merke') =>
    db
      .insertInto('applicationLabels')
      .values(
        Array.from({ length: count }, (_, n) => ({
          applicationId,
          label: `${word} ${n}`,
          key: `${word} ${n}`.toLowerCase(),
        })),
      )
      .execute();
  const labels = async (of = id) => (await call(`GET /api/applications/${of}`, owner)).body.application.labels;
  const known = async () => (await call(`GET ${inbox}/stats`, owner)).body.labels;
  return { ...hiring, add, remove, addMany, labels, known };
}

test('whoever handles it puts labels on and takes them off; they stand by the alphabet, and the history says who did', async () => {
  const { call, colleague, owner, id, add, remove, labels } = await office();
  const added = await add('Ring igjen');
  expect(added.body).toMatchObject({
    applications: [{ id, labels: ['Ring igjen'] }],
    message: 'Søknaden har merkelappen «Ring igjen»',
  });
  for (const label of ['Øy-jobb', 'Åpen for deltid', 'Ærlig']) await add(label, [id], colleague);
  expect(await labels()).toEqual(['Ring igjen', 'Ærlig', 'Øy-jobb', 'Åpen for deltid']);
  const removed = await remove('Ring igjen', [id], colleague);
  expect(removed.body).toMatchObject({
    applications: [{ id, labels: ['Ærlig', 'Øy-jobb', 'Åpen for deltid'] }],
    message: '«Ring igjen» er fjernet fra søknaden',
  });
  const { events } = (await call(`GET /api/applications/${id}/history`, owner)).body;
  const told = events.filter(({ kind }: { kind: string }) => kind.startsWith('label'));
  expect(told.map(({ kind, actor }: Record<string, string>) => `${kind} ${actor}`)).toEqual([
    'label-removed Kåre Kollega',
    'label-added Kåre Kollega',
    'label-added Kåre Kollega',
    'label-added Kåre Kollega',
    'label-added Eva Eier',
  ]);
  // What was taken off is nowhere any more.
  expect(JSON.stringify(events)).not.toContain('Ring igjen');
});

test('a label is a short line, and one of a business however it is written', async () => {
  const { add, remove, labels, known, id, other } = await office();
  expect((await add('  Ring \n  igjen\u200b ')).body.applications).toEqual([{ id, labels: ['Ring igjen\u200b'] }]);
  expect((await add('RING igjen', [other])).body.message).toBe('Søknaden har merkelappen «Ring igjen\u200b»');
  expect((await add('ring igjen')).body.message).toBe('Søknaden har merkelappen «Ring igjen\u200b»');
  expect(await labels()).toEqual(['Ring igjen\u200b']);
  await add('Årets');
  await add('årets', [other]);
  expect(await labels(other)).toEqual(['Ring igjen\u200b', 'Årets']);
  expect(await known()).toEqual(['Ring igjen\u200b', 'Årets']);
  expect((await add('x'.repeat(labelLimits.length))).status).toBe(200);
  for (const [label, message] of [
    ['', 'Skriv en merkelapp'],
    [' \u200b\n', 'Skriv en merkelapp'],
    [null, 'Skriv en merkelapp'],
    ['x'.repeat(labelLimits.length + 1), 'En merkelapp kan ikke være lengre enn 30 tegn'],
  ]) {
    const { status, body } = await add(label);
    expect([status, body.message], String(label)).toEqual([400, message]);
  }
  await remove('RING IGJEN', [id, other]);
  expect(await known()).toEqual(['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'Årets']);
});

test('putting the same on twice, or taking off what is not there, changes nothing', async () => {
  const { db, add, remove, id } = await office();
  const rows = () =>
    db.selectFrom('applicationEvents').select('kind').where('kind', 'in', ['label-added', 'label-removed']).execute();
  await add('Ring igjen');
  expect((await add('Ring igjen')).body.message).toBe('Søknaden har merkelappen «Ring igjen»');
  await remove('Finnes ikke');
  expect(await rows()).toHaveLength(1);
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  // It neither counts as reading nor stands in the way of what a colleague is about to save.
  expect(row).toMatchObject({ version: 1, isRead: false });
});

test('only those who handle the applications see and change their labels', async () => {
  const { call, db, outsider, applicant, owner, id, add, remove, labels } = await office();
  await add('Ring igjen');
  const strangers = [outsider, applicant, await addStaff({ call, db })];
  for (const stranger of strangers) {
    expect((await add('Min', [id], stranger)).status).toBe(404);
    expect((await remove('Ring igjen', [id], stranger)).status).toBe(404);
  }
  const body = { label: 'Min', applications: [{ id }] };
  expect((await call('POST /api/applications/labels', { body })).status).toBe(401);
  expect((await call('DELETE /api/applications/labels', { body })).status).toBe(401);
  expect((await add('Min', [])).body.message).toBe('Velg minst én søknad');
  expect((await add('Min', [randomUUID()])).status).toBe(404);
  const next = await addBusiness(db, { ownerId: outsider.id, businessName: 'Nabobygg AS' });
  const there = await addApplication(db, await addPosition(db, next.id), applicant.id);
  expect((await add('Min', [id, there.id])).body).toMatchObject({
    applications: [{ id }],
    message: 'Én søknad har merkelappen «Min». Én søknad finnes ikke lenger',
  });
  expect(await labels()).toEqual(['Min', 'Ring igjen']);
  const stats = await call(`GET /api/applications/business/${next.id}/stats`, { token: outsider.token });
  expect(stats.body.labels).toEqual([]);
  expect((await call(`GET /api/applications/business/${next.id}/stats`, owner)).status).toBe(404);
});

test('each business has its own way of writing it', async () => {
  const { db, owner, applicant, id, add, labels } = await office();
  const second = await addBusiness(db, { ownerId: owner.id, businessName: 'Nabobygg AS' });
  const there = await addApplication(db, await addPosition(db, second.id), applicant.id);
  await add('ring igjen', [there.id]);
  await add('Ring igjen');
  expect([await labels(), await labels(there.id)]).toEqual([['Ring igjen'], ['ring igjen']]);
  await add('Begge', [id, there.id]);
  expect(await labels(there.id)).toEqual(['Begge', 'ring igjen']);
});

test('an application has ten at most, and of several those that have room get it', async () => {
  const { add, addMany, labels, id, other } = await office();
  await addMany(id, labelLimits.most);
  const refused = await add('En til');
  expect([refused.status, refused.body.message]).toEqual([409, 'Søknaden har 10 merkelapper. Fjern en først.']);
  expect(refused.body.errors).toEqual([{ path: 'label', msg: refused.body.message }]);
  const partly = await add('En til', [id, other]);
  expect(partly.body).toMatchObject({
    applications: [{ id: other }],
    message: 'Én søknad har merkelappen «En til». Én søknad har 10 merkelapper fra før, og fikk den ikke',
  });
  // One that is there already needs no room.
  expect((await add('merke 3', [id, other])).body.applications).toHaveLength(2);
  expect(await labels()).toHaveLength(labelLimits.most);
  await addMany(other, labelLimits.most - 2, 'Annet');
  expect((await add('Enda en', [id, other])).body.message).toBe(
    'Alle søknadene du valgte, har 10 merkelapper. Fjern en først.',
  );
});

test('a business uses fifty different ones at most, and has room again when one is used nowhere', async () => {
  const { db, business, applicant, add, addMany, remove, labels, known } = await office();
  let last = '';
  for (const word of ['a', 'b', 'c', 'd', 'e']) {
    ({ id: last } = await addApplication(db, await addPosition(db, business.id), applicant.id));
    await addMany(last, labelLimits.most, word);
  }
  expect(await known()).toHaveLength(labelLimits.perBusiness);
  const refused = await add('Ny');
  expect([refused.status, refused.body.errors[0].path]).toEqual([409, 'label']);
  expect(refused.body.message).toMatch(/^Bedriften bruker 50 ulike merkelapper/);
  expect((await add('B 3')).status).toBe(200);
  expect(await labels()).toEqual(['b 3']);
  await remove('e 0', [last]);
  expect((await add('Ny')).status).toBe(200);
});

test('two who fill the last place of one at once: one does, and the other is told', async () => {
  const app = await office();
  const { db, colleague, id, add, addMany, labels } = app;
  await addMany(id, labelLimits.most - 1);
  const late = await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
      await tx.insertInto('applicationLabels').values({ applicationId: id, key: 'først', label: 'Først' }).execute();
    },
    () => add('Sist', [id], colleague),
  );
  expect([late.status, late.body.message]).toEqual([409, 'Søknaden har 10 merkelapper. Fjern en først.']);
  expect(await labels()).toHaveLength(labelLimits.most);
  expect(await labels()).not.toContain('Sist');
  await db.deleteFrom('applicationLabels').execute();
  // Neither stands in the other's way while there is room.
  const both = await Promise.all(['En', 'To', 'Tre'].map((label) => add(label)));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await labels()).toEqual(['En', 'To', 'Tre']);
});

test('two who make up the same one at once write it the same way', async () => {
  const app = await office();
  const { business, id, other, add, labels } = app;
  const late = await meanwhile(
    app,
    async (tx) => {
      await lockNamed(tx, `labels ${business.id}`);
      const values = { applicationId: other, key: 'ring igjen', label: 'Ring igjen' };
      await tx.insertInto('applicationLabels').values(values).execute();
    },
    () => add('RING IGJEN'),
  );
  expect(late.body.message).toBe('Søknaden har merkelappen «Ring igjen»');
  expect(await labels(id)).toEqual(['Ring igjen']);
});

test('list and export find by the label and show it', async () => {
  const { app, owner, id, other, inbox, add, found } = await office();
  await add('Ring igjen; = nå');
  await add('Andre');
  expect(await found(`label=${encodeURIComponent('ring IGJEN; = nå')}`)).toEqual([id]);
  expect(await found('label=')).toHaveLength(2);
  expect(await found('label=ukjent')).toEqual([]);
  expect(await found(`label=${'x'.repeat(201)}`)).toBeUndefined();
  expect(await found('search=andre')).toEqual([id]);
  const download = (query: string) =>
    app.inject({ url: `${inbox}/export?${query}`, headers: { authorization: `Bearer ${owner.token}` } });
  const table = (await download('sort=oldest')).body.trim().split('\r\n');
  expect(table[0]).toContain(';Intervju;Merkelapper;Notater;');
  expect(table[1]).toContain(';"Andre, Ring igjen; = nå";');
  expect((await download('label=Andre')).body.trim().split('\r\n')).toHaveLength(2);
  const zip = unzipSync((await download('format=zip')).rawPayload);
  const texts = Object.entries(zip).filter(([name]) => name.endsWith('.txt'));
  const textOf = (of: string) =>
    strFromU8(texts.find(([name]) => name.includes(of.slice(0, 8)))?.[1] ?? new Uint8Array());
  expect(textOf(id)).toContain('\r\nMerkelapper: Andre, Ring igjen; = nå\r\n');
  expect(textOf(other)).not.toContain('Merkelapper');
});

test('a label that looks like a formula is none in the table', async () => {
  const { app, owner, inbox, add } = await office();
  await add('=1+1');
  const { body } = await app.inject({
    url: `${inbox}/export`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(body).toContain(`;'=1+1;`);
});

test('the applicant sees nothing of them, neither in the product nor in the download, as with notes', async () => {
  const { call, db, applicant, id, add } = await office();
  await db.updateTable('applications').set({ notes: 'Hemmelig notat' }).where('id', '=', id).execute();
  await add('Hemmelig merke');
  for (const path of ['/api/applications/mine', `/api/applications/mine/${id}`]) {
    expect(JSON.stringify((await call(`GET ${path}`, applicant)).body)).not.toMatch(/Hemmelig|label/);
  }
  expect(JSON.stringify(await readApplicationsOf(db, applicant.id))).not.toContain('Hemmelig');
});

test('one that is read anonymously has labels as it has notes, and its number stays', async () => {
  const { call, db, owner, id, add, found } = await office();
  await db
    .updateTable('applications')
    .set({ anonymousResponses: JSON.stringify([]) })
    .where('id', '=', id)
    .execute();
  expect((await add('Ring igjen')).status).toBe(200);
  const { application } = (await call(`GET /api/applications/${id}`, owner)).body;
  expect(application).toMatchObject({
    isAnonymous: true,
    labels: ['Ring igjen'],
    applicantInfo: { firstName: 'Søker' },
  });
  expect(await found('label=Ring%20igjen')).toEqual([id]);
  expect(await found('search=sigrid')).not.toContain(id);
});

test('labels end with their application, and of one that is withdrawn they are not suggested', async () => {
  const { call, db, applicant, owner, id, other, add, known } = await office();
  await add('Ring igjen');
  await add('Andre', [other]);
  expect(await known()).toEqual(['Andre', 'Ring igjen']);
  expect((await call(`POST /api/applications/mine/${other}/withdraw`, applicant)).status).toBe(200);
  expect(await known()).toEqual(['Ring igjen']);
  expect((await add('Ny', [other])).status).toBe(404);
  expect((await call(`DELETE /api/applications/${id}`, owner)).status).toBe(200);
  expect(await known()).toEqual([]);
  expect(await db.selectFrom('applicationLabels').select('applicationId').execute()).toEqual([
    { applicationId: other },
  ]);
});
