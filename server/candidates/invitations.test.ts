import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { awaitedBy } from '../../tests/support/awaiting.ts';
import { addPosition } from '../../tests/support/hiring.ts';
import { kitchen } from '../../tests/support/kitchen.ts';
import { meanwhile, somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { DAY_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

test('who has opened it is told', async () => {
  const { save, only, open, mine, colleague, clock, business, find } = await kitchen();
  await save();
  const { id } = await only();
  expect((await mine()).openedBy).toEqual([]);
  await open(id);
  clock.moveBy(1000);
  await open(id, colleague);
  const { businessName, organizationNumber } = business;
  expect((await mine()).openedBy).toEqual([{ businessName, organizationNumber, lastAt: '2026-11-26T12:00:01.000Z' }]);
  expect(await find()).toMatchObject({ candidates: [{ isOpened: true }] });
  expect((await open(randomUUID())).body.message).toBe('Kandidaten er ikke å finne lenger.');
});

test('an invitation is mailed once with its words, and both sides see what becomes of it', async () => {
  const app = await kitchen();
  const { save, only, invite, invitations, mailed, sigrid, other, business, job, call, clock, find, open } = app;
  await save();
  const { id } = await only();
  expect((await invite(id, { message: ' ' })).body.message).toBe('Skriv hvorfor du tror stillingen passer');
  const message = 'Vi trenger deg.\n\nSend oss BankID-koden din.';
  for (const _time of [1, 2])
    expect((await invite(id, { message, idempotencyKey: 'en' })).body.message).toBe('Invitasjonen er sendt.');
  expect((await invite(id)).body.message).toBe('Kandidaten er allerede invitert til å søke på stillingen.');
  const [mail, ...more] = await mailed('Du er invitert');
  expect([mail?.to, more]).toEqual([sigrid.email, []]);
  for (const part of ['Kokk', 'Vi trenger deg.', 'Vær varsom: «BankID-koden»', `/stilling/${job.id}`])
    expect(mail?.text).toContain(part);
  expect(await awaitedBy(app, sigrid)).toMatchObject([
    { kind: 'invitation', title: 'Kokk', businessName: 'Havn Mat AS', path: '/profil?tab=found' },
  ]);

  const [invitation] = await invitations();
  const { businessName: name, organizationNumber } = business;
  expect(invitation).toMatchObject({
    message,
    business: { name, organizationNumber },
    position: { id: job.id, title: 'Kokk', isOpen: true },
    seenAt: null,
    declinedAt: null,
    hasDealtWith: false,
  });
  const see = (until: unknown) =>
    call('PUT /api/candidates/mine/invitations/seen', { token: sigrid.token, body: { until } });
  expect((await see('i går')).body.message).toBe('Ugyldig tidspunkt');
  await see('2026-11-26T11:59:59.999Z');
  expect((await invitations())[0].seenAt).toBe(null);
  await see(invitation.sentAt);
  expect((await invitations())[0].seenAt).toBe(clock.now().toISOString());
  expect(await awaitedBy(app, sigrid)).toEqual([]);

  const decline = ({ token } = sigrid) =>
    call(`POST /api/candidates/mine/invitations/${invitation.id}/decline`, { token });
  expect((await decline(other)).status).toBe(404);
  for (const _time of [1, 2]) expect((await decline()).status).toBe(200);
  const { sentAt } = invitation;
  expect(await find('invited=true')).toMatchObject({ candidates: [{ invitation: { sentAt, isDeclined: true } }] });
  const another = await addPosition(app.db, business.id, { profession: 'Kokk' });
  const { body } = await open(id, app.owner, another.id);
  expect(body).toMatchObject({
    candidate: { invitation: null },
    invitedTo: [{ title: 'Kokk', sentAt, isDeclined: true }],
  });
});

test('whoever has applied already is not told apart: only the mail does not go', async () => {
  const { save, only, invite, invitations, mailed, db, job, sigrid, clock } = await kitchen();
  await save();
  const { id } = await only();
  await db
    .insertInto('applicationsElsewhere')
    .values({
      ...{ userId: sigrid.id, title: 'Kokk', employer: 'Havn', appliedOn: '2026-11-01', adKind: 'local', adId: job.id },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    })
    .execute();
  expect((await invite(id)).body.message).toBe('Invitasjonen er sendt.');
  expect(await mailed('Du er invitert')).toEqual([]);
  expect(await invitations()).toMatchObject([{ hasDealtWith: true }]);
});

test('an invitation that waits to be mailed goes no more to whoever does not want to be found', async () => {
  const { save, only, invite, mailed, call, sigrid } = await kitchen();
  await save();
  const { id } = await only();
  await invite(id);
  await call('PUT /api/candidates/mine/visibility', { token: sigrid.token, body: { isVisible: false } });
  expect(await mailed('Du er invitert')).toEqual([]);
});

test('nor does one that was being sent when its reader deleted the profile', async () => {
  const app = await kitchen();
  const { save, only, invite, mailed, call, sigrid, db } = app;
  await save();
  const { id } = await only();
  // Held by somebody, the invitation waits to be kept, and whoever deletes waits for that.
  const blocked = meanwhile(
    app,
    (tx) => tx.selectFrom('positions').select('id').forUpdate().execute(),
    async () => {
      const sent = invite(id);
      await somebodyWaits(app);
      return Promise.all([sent, call('DELETE /api/candidates/mine', { token: sigrid.token })]);
    },
    2,
  );
  expect((await blocked).map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.selectFrom('candidates').select('id').execute()).toEqual([]);
  expect(await mailed('Du er invitert')).toEqual([]);
});

test('nobody is pestered, also not over positions that are deleted since', async () => {
  const { save, only, invite, invitations, db, business, owner, clock, find, call } = await kitchen();
  await save();
  const { id } = await only();
  const further = async () => (await addPosition(db, business.id, { profession: 'Kokk' })).id;
  for (const _each of Array(candidateLimits.invitationsToOne)) {
    const positionId = await further();
    expect((await invite(id, {}, owner, positionId)).status).toBe(200);
    await call(`DELETE /api/business/${business.id}/positions/${positionId}`, { token: owner.token });
  }
  const [deleted] = await invitations();
  expect(deleted.position).toEqual({ id: null, title: 'Tømrer', isOpen: false });
  expect((await invite(id)).body.message).toMatch(/^Dere har invitert kandidaten 2 ganger de siste 30 dagene/);
  expect((await find()).invitationsLeft).toBe(candidateLimits.invitationsADay - candidateLimits.invitationsToOne);

  // Half a day later there are as many as a business may send in a day.
  clock.moveBy(DAY_MS / 2);
  const others = { candidateId: id, businessId: business.id, positionTitle: 'Kokk', message: 'Kom.' };
  const earlier = new Date(clock.now().getTime() - 31 * DAY_MS);
  await db.updateTable('candidateInvitations').set({ sentAt: earlier }).execute();
  const someone = await addUser(call);
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).execute();
  await save({ headline: 'En annen' }, someone);
  const { id: candidateId } = (await find()).candidates[0];
  const many = Array.from({ length: candidateLimits.invitationsADay }, () => ({
    ...others,
    candidateId,
    id: randomUUID(),
    sentAt: clock.now(),
  }));
  await db.insertInto('candidateInvitations').values(many).execute();
  expect((await find()).invitationsLeft).toBe(0);
  expect((await invite(id)).body.message).toMatch(/^Dere har invitert 20 kandidater i dag/);
  clock.moveBy(DAY_MS);
  expect((await invite(id)).status).toBe(200);
});

test('colleagues who invite at the same time are counted one after the other', async () => {
  const { save, only, invite, colleague, owner, invitations, business, ...app } = await kitchen();
  await save();
  const { id } = await only();
  const hold = (tx: Tx) => tx.selectFrom('businesses').select('id').where('id', '=', business.id).forUpdate().execute();
  const both = () => Promise.all([invite(id, {}, owner), invite(id, {}, colleague)]);
  const answers = await meanwhile(app, hold, both, 2);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await invitations()).toHaveLength(1);
});
