import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import * as endpoints from '../../../contract/endpoints.ts';
import { addBusiness } from '../../../tests/support/hiring.ts';
import { type Call, hostileCalls } from '../../../tests/support/hostile-calls.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const all: Endpoint[] = Object.values(endpoints).flatMap((domain) => Object.values(domain));

let app: TestApp;
/** For what is for systems. */
let secret: string;
beforeAll(async () => {
  app = await createTestApp();
  const { id: ownerId, token } = await addUser(app.call);
  const { id } = await addBusiness(app.db, { ownerId });
  const body = { name: 'Eget system' };
  secret = (await app.call(`POST /api/business-settings/${id}/keys`, { body, token })).body.secret;
});
afterAll(() => app.close());

test.each(all.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s answers whatever is sent with a reason, and never with what is inside',
  async (name, endpoint) => {
    const token = endpoint.access === 'system' ? secret : (await addStaff(app)).token;
    const found: unknown[] = [];
    for (const [index, call] of hostileCalls(endpoint, name).entries()) {
      const { status, body, contentType } = await send(call, index % 4 ? token : undefined);
      const wrong = faultOf(endpoint, status, contentType, body);
      if (wrong)
        found.push({ wrong, status, body: body.slice(0, 300), ...call, payload: `${call.payload}`.slice(0, 300) });
    }
    expect(found).toEqual([]);
  },
);

async function send({ method, url, headers, payload }: Call, token: string | undefined) {
  const answer = await app.app.inject({
    method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.body, contentType: `${answer.headers['content-type']}` };
}

/** English sentences of libraries, traces, and the database's own words. */
const internal =
  /invalid (input|option|type|string)|expected|received|too (big|small)|forventet |undefined|NaN|unrecognized|must (be|match)|\bat \S+ \(|node_modules|\.ts:\d|violates|syntax error|relation "|column "|\bnull value\b/i;

function faultOf({ reply, path }: Endpoint, status: number, contentType: string, body: string): string | undefined {
  // Says with 503 that the feed was not read, which it was not.
  if (path === '/health/national' && status === 503) return undefined;
  if (status >= 500) return 'a fault of ours';
  if (status < 400 && reply === 'file') return undefined;
  if (!contentType.startsWith('application/json')) return 'not JSON';
  const { success, message, errors } = JSON.parse(body);
  if (status < 400) return success === true ? undefined : 'no success';
  if (success !== false || !message || !Array.isArray(errors)) return 'not the shape of a failure';
  const texts = [message, ...errors.map(({ msg }) => msg)].join('\n');
  return internal.test(texts) ? 'internals' : undefined;
}
