import { expect, test } from 'vitest';
import { addFormPosition, applicantInfo, question } from '../../tests/support/applying.ts';
import { addPosition, addShare } from '../../tests/support/hiring.ts';
import { meanwhile, somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

/** Åse owns a business that she shares with Ola; the one of them that is asked for is the contact of its position. */
async function shared(whose: 'owner' | 'colleague') {
  const app = await testApp();
  const [owner, colleague] = [
    await addUser(app.call, { firstName: 'Åse', lastName: 'Eier' }),
    await addUser(app.call, { firstName: 'Ola', lastName: 'Kollega' }),
  ];
  const contact = whose === 'owner' ? owner : colleague;
  const contactEmail = contact.email.toUpperCase();
  const { business, position } = await addFormPosition(app.db, {
    contactEmail,
    questions: [question('hvorfor', 'long_answer')],
  });
  await app.db.updateTable('businesses').set({ ownerId: owner.id, contactEmail }).execute();
  await addShare(app.db, business.id, colleague.id);
  await addPosition(app.db, business.id, { title: 'Snekker', contactEmail });
  await addPosition(app.db, business.id, { title: 'Utløpt', expiryDate: '2020-01-01', contactEmail });
  await addPosition(app.db, business.id, { title: 'Andres', contactEmail: 'post@fjordbygg.example' });
  const remove = ({ token, password }: typeof owner) => app.call('DELETE /api/auth/me', { token, body: { password } });
  const lastMailTo = async ({ email }: typeof owner) => (await app.mails()).findLast(({ to }) => to === email);
  const positions = () => app.db.selectFrom('positions').selectAll().orderBy('title').execute();
  return { ...app, owner, colleague, business, position, remove, lastMailTo, positions };
}

const told = /Du er nå kontaktperson for «\S+» og «\S+»: Navnet ditt og e-postadressen din står der/;

test('who inherits a business is its contact, hears so, and gets word of applications', async () => {
  const { call, runJobs, owner, colleague, position, business, remove, lastMailTo, positions, db } =
    await shared('owner');
  expect((await remove(owner)).status).toBe(200);
  const inherited = await lastMailTo(colleague);
  expect(inherited?.subject).toBe('Du eier nå Fjordbygg AS');
  expect(inherited?.text).toMatch(told);
  expect(inherited?.text).toContain('Varsler om søknader på «Tømrer» går til deg.');
  expect(inherited?.text).not.toContain('Utløpt');
  const { body } = await call(`GET /api/positions/${position.id}`);
  const contactInfo = { name: 'Ola Kollega', email: colleague.email, position: 'Kontaktperson', phone: null };
  expect(body.position.contactInfo).toEqual(contactInfo);
  expect(
    (await positions()).map(({ title, contactEmail, changedAfterApprovalAt }) => [
      title,
      contactEmail,
      !!changedAfterApprovalAt,
    ]),
  ).toEqual([
    ['Andres', 'post@fjordbygg.example', false],
    ['Snekker', colleague.email, true],
    ['Tømrer', colleague.email, false],
    ['Utløpt', colleague.email, true],
  ]);
  const after = await db.selectFrom('businesses').select('contactEmail').where('id', '=', business.id).execute();
  expect(after).toEqual([{ contactEmail: colleague.email }]);

  const { token } = await addUser(call);
  const sent = { applicantInfo, responses: [{ questionId: 'hvorfor', response: 'Jeg liker tre.' }] };
  expect((await call(`POST /api/applications/submit/${position.id}`, { token, body: sent })).status).toBe(200);
  await runJobs();
  expect((await lastMailTo(colleague))?.subject).toContain('Tømrer');
});

test('the owner takes the place of a colleague who leaves, whose access is taken or whose account is deleted', async () => {
  for (const way of ['leave', 'unshare', 'delete'] as const) {
    const { call, owner, colleague, business, remove, lastMailTo, positions, db } = await shared('colleague');
    await db.updateTable('positions').set({ emailNotificationsEnabled: false }).execute();
    const settings = `DELETE /api/business-settings/${business.id}`;
    const { status, body } =
      way === 'delete'
        ? await remove(colleague)
        : way === 'leave'
          ? await call(`${settings}/access`, { token: colleague.token })
          : await call(`${settings}/share/${colleague.id}`, { token: owner.token });
    expect(status).toBe(200);
    const contacts = (await positions()).map(({ contactEmail }) => contactEmail);
    expect(contacts).toEqual(['post@fjordbygg.example', owner.email, owner.email, owner.email]);
    const mail = await lastMailTo(owner);
    const said = way === 'unshare' ? body.message : mail?.text;
    expect(said).toMatch(told);
    expect(said).not.toContain('Varsler');
    if (way !== 'unshare') expect(mail?.subject).toBe('Ola Kollega har forlatt Fjordbygg AS');
    // Whose account is gone acted as nobody.
    const actorId = { leave: colleague.id, unshare: owner.id, delete: null }[way];
    const events = await db.selectFrom('businessEvents').select(['kind', 'actorId', 'details']).execute();
    expect(events).toContainEqual({ kind: 'unshared', actorId, details: { userId: colleague.id } });
  }
});

/** With somebody else who shares it, and the contacts that are left in the end. */
async function sharedByThree() {
  const app = await shared('colleague');
  const third = await addUser(app.call, { firstName: 'Eva', lastName: 'Arving' });
  await addShare(app.db, app.business.id, third.id);
  const leftOver = async () => {
    const { ownerId, contactEmail } = await app.db.selectFrom('businesses').selectAll().executeTakeFirstOrThrow();
    const [, ...ads] = await app.positions();
    return { ownerId, contacts: [...new Set([contactEmail, ...ads.map((ad) => ad.contactEmail)])] };
  };
  return { ...app, third, leftOver };
}

test('who leave at the same moment leave the business to whoever is still there', async () => {
  for (let times = 0; times < 4; times++) {
    const { owner, colleague, third, remove, leftOver } = await sharedByThree();
    const answers = await Promise.all([remove(owner), remove(colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leftOver()).toEqual({ ownerId: third.id, contacts: [third.email] });
  }
});

test('an owner who leaves or takes the access away waits for a colleague who is leaving', async () => {
  for (const way of ['delete', 'unshare'] as const) {
    const app = await sharedByThree();
    const { call, db, owner, colleague, third, business, remove, leftOver } = app;
    const shares = (tx: typeof db) => tx.selectFrom('businessShares').select('userId').forUpdate().execute();
    const path = `DELETE /api/business-settings/${business.id}/share/${colleague.id}`;
    const both = async () => {
      const leaving = remove(colleague);
      await somebodyWaits(app);
      return await Promise.all([leaving, way === 'delete' ? remove(owner) : call(path, { token: owner.token })]);
    };
    const answers = await meanwhile(app, shares, both, 2);
    expect(answers.map(({ status }) => status)).toEqual(way === 'delete' ? [200, 200] : [200, 404]);
    const left = way === 'delete' ? third : owner;
    expect(await leftOver()).toEqual({ ownerId: left.id, contacts: [left.email] });
  }
});
