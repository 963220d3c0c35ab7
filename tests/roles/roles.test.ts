import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import * as endpoints from '../../contract/endpoints.ts';
import { startSession } from '../../server/sessions/index.ts';
import { rowsOf } from '../support/bystander.ts';
import { addBusiness } from '../support/hiring.ts';
import { addUser } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { type Row, table } from './table.ts';
import { type Caller, callers, makeWorld, type People, type World } from './world.ts';

const all: Endpoint[] = Object.values(endpoints).flatMap((domain) => Object.values(domain));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let app: TestApp;
let people: People;
/** What the same people have besides: no call names it, and none may change it. */
let besides: World;

beforeAll(async () => {
  app = await createTestApp();
  const idOf = async () => (await addUser(app.call)).id;
  people = {
    user: await idOf(),
    'shared user': await idOf(),
    owner: await idOf(),
    'other owner': await idOf(),
    staff: (await addStaff(app)).id,
  };
  await addBusiness(app.db, { ownerId: people['other owner'] });
  await addBusiness(app.db, { ownerId: people.owner });
  besides = await makeWorld(app.db, people);
});
afterAll(() => app.close());

test('every route stands in the table, and the table has no other', () => {
  expect(Object.keys(table).sort()).toEqual(all.map(nameOf).sort());
});

const rows = all.flatMap((endpoint) => [table[nameOf(endpoint)] ?? []].flat().map((row) => ({ endpoint, row })));

test.each(rows.map(({ endpoint, row }) => [nameOf(endpoint), describeRow(row), endpoint, row] as const))(
  '%s is for %s, and changes nothing besides',
  async (_name, _who, endpoint, row) => {
    const answers = [];
    // What names nothing may be about all that the caller has.
    const namesOne = typeof row !== 'string' && endpoint.method !== 'GET';
    const before = namesOne && (await readBesides());
    for (const caller of callers) answers.push([caller, await ask(caller, endpoint, row)]);
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(callers.map((caller) => [caller, expectedOf(caller, endpoint, row)])),
    );
    if (namesOne) expect(await readBesides()).toEqual(before);
  },
);

function readBesides() {
  const { sharedUserId: _person, organizationNumber: _number, ...things } = besides;
  return rowsOf(app, Object.values(things));
}

/** What is not public, and no answer to a stranger tells of. */
function secrets() {
  const { formId, applicationId, sessionId, passkeyId, invitationId, keyId, cvId, letterId, entryId } = besides;
  return [formId, applicationId, sessionId, passkeyId, invitationId, keyId, cvId, letterId, entryId];
}

function describeRow(row: Row) {
  return typeof row === 'string' ? row : row.only.join(' and ');
}

/** In words, so that a failure reads as a sentence. */
type Answer = 'gets through' | 'must log in' | 'may not' | 'finds nothing';

function expectedOf(caller: Caller, { access }: Endpoint, row: Row): Answer {
  if (typeof row !== 'string') {
    if (row.only.includes(caller)) return 'gets through';
    return caller === 'visitor' && access !== 'anyone' ? 'must log in' : 'finds nothing';
  }
  if (row === 'anyone') return 'gets through';
  if (row === 'systems') return 'must log in';
  if (caller === 'visitor') return 'must log in';
  return row === 'users' || caller === 'staff' ? 'gets through' : 'may not';
}

/** With a session and things of its own, since a call may end or delete them. */
async function ask(caller: Caller, endpoint: Endpoint, row: Row): Promise<Answer> {
  const token = caller === 'visitor' ? undefined : await logIn(people[caller]);
  const world = typeof row === 'string' ? undefined : await makeWorld(app.db, people);
  const { params, body } = typeof row === 'string' ? {} : row;
  const known: Record<string, string> = world && params ? params(world) : {};
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? anyValue(name));
  const sent = endpoint.body ? (world && body ? body(world) : {}) : undefined;
  const { status, body: said } = await app.call(`${endpoint.method} /api${path}`, {
    ...(token && { token }),
    ...(sent && { body: endpoint.files ? formOf(sent) : sent }),
  });
  expect(status, `${caller}: ${path}`).not.toBe(500);
  if (caller === 'other owner') expect(secrets().filter((id) => JSON.stringify(said).includes(id))).toEqual([]);
  if (status === 401) return 'must log in';
  if (typeof row === 'string') return status === 403 ? 'may not' : 'gets through';
  if (status === 403 || status === 404) return 'finds nothing';
  // What is sent is whole: of what is refused for its shape nobody knows who would have got through.
  expect(status, `${caller}: ${path}: ${JSON.stringify(said)}`).not.toBe(400);
  return 'gets through';
}

const anyValue = (name: string) => (/part|number|field/i.test(name) ? '1' : randomUUID());

async function logIn(userId: string) {
  const visit = { userId, address: '127.0.0.1', userAgent: '', now: app.clock.now() };
  return (await app.db.transaction().execute((tx) => startSession(tx, visit))).token;
}

function formOf(fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
