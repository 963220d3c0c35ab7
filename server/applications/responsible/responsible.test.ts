import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withColleagues } from '../../../tests/support/colleagues.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { readApplicationsOf } from '../index.ts';

/** Who takes care given, and looked at. */
async function office() {
  const hiring = await withColleagues();
  const { call, db, owner, colleague, id } = hiring;
  const give = (responsibleId: string | null, { token } = owner, applications: object[] = [{ id }]) =>
    call('PUT /api/applications/responsible', { token, body: { responsibleId, applications } });
  const kept = (of = id) =>
    db
      .selectFrom('applications')
      .select(['responsibleId', 'responsibilityGivenAt', 'version', 'isRead'])
      .where('id', '=', of)
      .executeTakeFirstOrThrow();
  const history = async () =>
    (await call(`GET /api/applications/${id}/history`, owner)).body.events
      .filter(({ kind }: { kind: string }) => kind.startsWith('responsibility'))
      .map(({ kind, actor, person }: Record<string, string>) => [kind, actor, person].join(' '));
  /** Those about being responsible, once colleagues are done with giving. */
  const told = async (to = colleague.email) => {
    hiring.clock.moveBy(5 * MINUTE_MS);
    await hiring.runJobs();
    return (await hiring.mails()).filter((mail) => mail.to === to && mail.subject.startsWith('Du har fått ansvaret'));
  };
  return { ...hiring, give, kept, history, told };
}

test('one takes an application, gives it to a colleague, and takes it away; the history says who did', async () => {
  const { call, owner, colleague, id, give, kept, history } = await office();
  expect((await give(owner.id)).body).toMatchObject({
    applications: [{ id, version: 2 }],
    message: 'Du er ansvarlig for søknaden',
  });
  expect((await give(colleague.id)).body.message).toBe('Kåre Kollega er ansvarlig for søknaden');
  const { body } = await call(`GET /api/applications/${id}`, { token: colleague.token });
  expect(body.application.responsible).toEqual({ id: colleague.id, name: 'Kåre Kollega' });
  expect((await give(null, colleague)).body.message).toBe('Ingen er ansvarlig for søknaden');
  expect(await kept()).toMatchObject({ responsibleId: null, responsibilityGivenAt: null, version: 4 });
  expect(await history()).toEqual([
    'responsibility-ended Kåre Kollega Kåre Kollega',
    'responsibility-given Eva Eier Kåre Kollega',
    'responsibility-taken Eva Eier Eva Eier',
  ]);
});

test('giving one does not count as reading it, and who has it already is not written anew', async () => {
  const { colleague, give, kept, history } = await office();
  await give(colleague.id);
  const before = await kept();
  expect(before).toMatchObject({ isRead: false, version: 2 });
  expect((await give(colleague.id)).body.message).toBe('Kåre Kollega er ansvarlig for søknaden');
  expect(await kept()).toEqual(before);
  expect(await history()).toHaveLength(1);
});

test('only those who handle it are responsible, and only they say who is', async () => {
  const { db, call, owner, colleague, outsider, applicant, id, give, kept } = await office();
  for (const stranger of [outsider, applicant]) {
    const { status, body } = await give(stranger.id);
    expect([status, body.message]).toEqual([400, 'Velg en som har tilgang til bedriften']);
    expect((await give(stranger.id, stranger)).status).toBe(404);
  }
  expect((await give(randomUUID())).status).toBe(400);
  expect(
    (await call('PUT /api/applications/responsible', { body: { responsibleId: null, applications: [{ id }] } })).status,
  ).toBe(401);
  const wrong = await call('PUT /api/applications/responsible', {
    token: owner.token,
    body: { responsibleId: 'x', applications: [{ id }] },
  });
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Velg hvem som er ansvarlig']);
  expect((await give(owner.id, owner, [])).body.message).toBe('Velg minst én søknad');
  expect((await give(owner.id, owner, [{ id: randomUUID() }])).status).toBe(404);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', colleague.id).execute();
  expect((await give(colleague.id)).status).toBe(400);
  expect(await kept()).toMatchObject({ responsibleId: null, version: 1 });
});

test('of two businesses, only whoever has both is responsible for both', async () => {
  const { db, owner, colleague, applicant, id, give } = await office();
  const second = await addBusiness(db, { ownerId: owner.id, businessName: 'Nabobygg AS' });
  const there = await addApplication(db, await addPosition(db, second.id), applicant.id);
  const both = [{ id }, { id: there.id }];
  expect((await give(colleague.id, owner, both)).status).toBe(400);
  expect((await give(owner.id, owner, both)).body.applications).toHaveLength(2);
});

test('what a colleague changed since it was read stays and is named; what is as one wants is no trouble', async () => {
  const { owner, colleague, id, other, give, kept, told } = await office();
  const read = [
    { id, version: 1 },
    { id: other, version: 1 },
  ];
  await give(owner.id, owner, read.slice(0, 1));
  const late = await give(colleague.id, colleague, read);
  expect(late.body).toMatchObject({
    applications: [{ id: other, version: 2 }],
    staleApplications: [{ id, version: 2, responsible: { id: owner.id, name: 'Eva Eier' } }],
    message: 'Du er ansvarlig for én søknad. Én søknad ble endret av noen andre, og er som den var',
  });
  expect(await kept()).toMatchObject({ responsibleId: owner.id, version: 2 });
  // The same once more, after a lost reply.
  expect((await give(owner.id, owner, [{ id, version: 1 }])).body).toMatchObject({
    applications: [{ id, version: 2 }],
    staleApplications: [],
  });
  const missing = await give(owner.id, owner, [{ id }, { id: randomUUID() }]);
  expect(missing.body.message).toBe('Du er ansvarlig for én søknad. Én søknad finnes ikke lenger');
  expect(await told()).toEqual([]);
});

test('a status that was read before is not set over it, and what was set is not taken back past it', async () => {
  const { call, owner, colleague, id, give } = await office();
  await call(`PUT /api/applications/${id}/status`, { token: owner.token, body: { status: 'contacted', version: 1 } });
  await give(colleague.id, colleague, [{ id, version: 2 }]);
  const late = await call(`PUT /api/applications/${id}/status`, {
    token: owner.token,
    body: { status: 'denied', version: 2 },
  });
  expect(late.status).toBe(409);
  const undone = await call('POST /api/applications/undo', {
    token: owner.token,
    body: { applications: [{ id, version: 2 }] },
  });
  expect(undone.status).toBe(409);
});

test('two who take the same one at once: one has it, and the other is told', async () => {
  const app = await office();
  const { owner, colleague, id, give, kept } = app;
  const read = [{ id, version: 1 }];
  const late = await meanwhile(
    app,
    (tx) => tx.updateTable('applications').set({ responsibleId: owner.id, version: 2 }).where('id', '=', id).execute(),
    () => give(colleague.id, colleague, read),
  );
  expect(late.body).toMatchObject({
    applications: [],
    staleApplications: [{ id, version: 2, responsible: { name: 'Eva Eier' } }],
  });
  expect(await kept()).toMatchObject({ responsibleId: owner.id });
});

test('what was given is told by one mail, without who applied', async () => {
  const { clock, runJobs, owner, colleague, other, give, told, mails, business } = await office();
  await give(colleague.id);
  clock.moveBy(4 * MINUTE_MS);
  await give(colleague.id, owner, [{ id: other }]);
  clock.moveBy(4 * MINUTE_MS);
  await runJobs();
  // Not before they are done with it.
  expect((await mails()).filter(({ subject }) => subject.startsWith('Du har fått ansvaret'))).toEqual([]);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Du har fått ansvaret for 2 søknader');
  expect(mail?.text).toContain('Du har fått ansvaret for 2 søknader hos Fjordbygg AS av Eva Eier:');
  expect(mail?.text).toMatch(/«Tømrer»\s+Én søknad/);
  expect(mail?.text).toContain(`/bedrift/${business.id}/applications?responsible=mine`);
  expect(mail?.text).not.toMatch(/Sigrid|Søker\b/);
  // What is new is told, and what was told is not told again.
  await give(null);
  await give(colleague.id);
  expect((await told()).map(({ subject }) => subject)).toEqual([
    'Du har fått ansvaret for 2 søknader',
    'Du har fått ansvaret for én søknad',
  ]);
});

test('nobody is told of what they took themselves, of what was taken back, or of what they cannot read any more', async () => {
  const { db, owner, colleague, give, told, business, other } = await office();
  await give(colleague.id, colleague);
  expect(await told()).toEqual([]);
  await give(colleague.id, owner, [{ id: other }]);
  await give(null, owner, [{ id: other }]);
  expect(await told()).toEqual([]);
  await give(colleague.id, owner, [{ id: other }]);
  await db.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
  expect(await told()).toEqual([]);
});

test('whoever loses access takes care of nothing any more, and does not get it back with the access', async () => {
  const { call, db, owner, colleague, other, give, kept, history, told, business } = await office();
  const share = `/api/business-settings/${business.id}/share`;
  await give(colleague.id);
  await give(owner.id, owner, [{ id: other }]);
  expect((await call(`DELETE ${share}/${colleague.id}`, owner)).status).toBe(200);
  expect(await kept()).toMatchObject({ responsibleId: null, responsibilityGivenAt: null });
  expect(await kept(other)).toMatchObject({ responsibleId: owner.id });
  expect((await history())[0]).toBe('responsibility-lost  Kåre Kollega');
  expect(await told()).toEqual([]);

  await addShare(db, business.id, colleague.id);
  expect(await kept()).toMatchObject({ responsibleId: null });
  await give(colleague.id, colleague);
  expect((await call(`DELETE /api/business-settings/${business.id}/access`, colleague)).status).toBe(200);
  expect(await kept()).toMatchObject({ responsibleId: null });
});

test('an account that is deleted leaves its applications to nobody, and the heir keeps theirs', async () => {
  const { call, owner, colleague, id, other, give, kept } = await office();
  await give(owner.id);
  await give(colleague.id, colleague, [{ id: other }]);
  const summary = await call('GET /api/auth/deletion', owner);
  expect(JSON.stringify(summary.body)).toContain('Søknader som du er ansvarlig for, får ingen ansvarlig.');
  const gone = await call('DELETE /api/auth/me', { token: owner.token, body: { password: owner.password } });
  expect(gone.status).toBe(200);
  expect(await kept()).toMatchObject({ responsibleId: null });
  expect(await kept(other)).toMatchObject({ responsibleId: colleague.id });
  const { events } = (await call(`GET /api/applications/${id}/history`, colleague)).body;
  expect(events.find(({ kind }: { kind: string }) => kind === 'responsibility-taken')).toMatchObject({
    actor: null,
    person: null,
  });
});

test('who loses access in the same moment is not made responsible', async () => {
  const app = await office();
  const { call, owner, colleague, business, give, kept } = app;
  const late = await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('businesses').select('id').where('id', '=', business.id).forNoKeyUpdate().execute();
      await tx.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
    },
    () => give(colleague.id),
  );
  expect(late.status).toBe(400);
  expect(await kept()).toMatchObject({ responsibleId: null });

  // And the other way round: what was said is seen by whoever takes the access away.
  await addShare(app.db, business.id, colleague.id);
  const taken = await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('businesses').select('id').where('id', '=', business.id).forShare().execute();
      await tx
        .updateTable('applications')
        .set({ responsibleId: colleague.id })
        .where('businessId', '=', business.id)
        .execute();
    },
    () => call(`DELETE /api/business-settings/${business.id}/share/${colleague.id}`, owner),
  );
  expect(taken.status).toBe(200);
  expect(await kept()).toMatchObject({ responsibleId: null });
});

test('list, export and figures know who is responsible', async () => {
  const { call, owner, colleague, id, other, give, found, inbox } = await office();
  await give(colleague.id);
  expect(await found('responsible=mine')).toEqual([]);
  expect(await found('responsible=mine', colleague)).toEqual([id]);
  expect(await found(`responsible=${colleague.id}`)).toEqual([id]);
  expect(await found('responsible=none')).toEqual([other]);
  expect(await found('responsible=')).toHaveLength(2);
  expect((await call(`GET ${inbox}?responsible=alle`, owner)).status).toBe(400);
  const csv = async (query: string) => (await call(`GET ${inbox}/export?${query}`, owner)).body.trim().split('\r\n');
  const [heading, ...rows] = await csv('responsible=none');
  expect(heading).toContain(';Notater;Ansvarlig;');
  expect(rows).toHaveLength(1);
  expect((await csv(`responsible=${colleague.id}`))[1]).toContain(';Kåre Kollega;');
  const { colleagues } = (await call(`GET ${inbox}/stats`, { token: colleague.token })).body;
  expect(colleagues).toEqual([
    { id: colleague.id, name: 'Kåre Kollega', isMe: true },
    { id: owner.id, name: 'Eva Eier', isMe: false },
  ]);
});

test('who is alone has nobody to choose, and no column of it', async () => {
  const { call, db, owner, business, inbox } = await office();
  await db.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
  expect((await call(`GET ${inbox}/stats`, owner)).body.colleagues).toHaveLength(1);
  expect((await call(`GET ${inbox}/export`, owner)).body).not.toContain('Ansvarlig');
});

test('the applicant sees nothing of it; who is responsible reads how many they have', async () => {
  const { call, db, applicant, colleague, id, give } = await office();
  await give(colleague.id);
  for (const path of ['/api/applications/mine', `/api/applications/mine/${id}`]) {
    expect(JSON.stringify((await call(`GET ${path}`, applicant)).body)).not.toMatch(/responsib|Kåre/i);
  }
  expect(JSON.stringify(await readApplicationsOf(db, applicant.id))).not.toContain('Kåre');
  expect((await readApplicationsOf(db, colleague.id)).responsibleFor).toEqual([
    { business: 'Fjordbygg AS', applications: 1 },
  ]);
});
