import { expect, test } from 'vitest';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { startProduct, until } from '../../tests/support/product.ts';

const POSITIONS = 16;
const KILLED_AFTER = [8, 22];
const AT_ONCE = 4;
const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };

interface Pair {
  token: string;
  positionId: string;
}

test('killed twice while applications stream in, it has each acknowledged one exactly once', {
  timeout: 600_000,
}, async () => {
  let product = await startProduct(settings);
  const { port, dataDir, url } = product;
  const positionIds = await formPositions(url);
  const tokens = [await register(url, 'en'), await register(url, 'to')];
  const pairs = tokens.flatMap((token) => positionIds.map((positionId) => ({ token, positionId })));
  const acknowledged: { id: string; token: string }[] = [];

  const open = [...pairs];
  const worker = async () => {
    for (let pair = open.pop(); pair; pair = open.pop()) {
      acknowledged.push({ id: await applyUntilAcknowledged(url, pair), token: pair.token });
    }
  };
  const workers = Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const count of KILLED_AFTER) {
    await until(() => acknowledged.length >= count);
    await product.stop('SIGKILL');
    product = await startProduct({ ...settings, DATA_DIR: dataDir, PORT: port });
  }
  await workers;

  expect(acknowledged).toHaveLength(pairs.length);
  for (const token of tokens) {
    const { applications } = await read(url, '/api/applications/mine?limit=100', token);
    const mine = acknowledged.filter((each) => each.token === token).map(({ id }) => id);
    expect(applications.map(({ id }: { id: string }) => id).sort()).toEqual(mine.sort());
    const { application } = await read(url, `/api/applications/mine/${mine[0]}`, token);
    const [file] = application.responses.at(-1).files;
    expect(await (await fetch(url + file.url)).text()).toMatch(/^%PDF/);
  }
});

/** As the page does: the same key until there is an answer. */
async function applyUntilAcknowledged(url: string, { token, positionId }: Pair): Promise<string> {
  const key = crypto.randomUUID();
  const file = await again(() => upload(url, token));
  const body = JSON.stringify({ applicantInfo, responses: responsesWith(file), idempotencyKey: key });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return again(async () => {
    const answer = await fetch(`${url}/api/applications/submit/${positionId}`, { method: 'POST', headers, body });
    return { status: answer.status, value: (await answer.json()).application?.id };
  });
}

async function upload(url: string, token: string) {
  const body = new FormData();
  body.set('applicationFile', new Blob([new Uint8Array(smallPdf(['CV']))]), 'cv.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/applications/upload-file`, { method: 'POST', headers, body });
  return { status: answer.status, value: (await answer.json()).file?.path };
}

/** Whatever is no answer, or says "not now", is tried again. Anything else is a fault. */
async function again<T>(call: () => Promise<{ status: number; value: T }>): Promise<T> {
  let value: { of: T } | undefined;
  await until(async () => {
    const answer = await call().catch(() => undefined);
    if (answer && ![200, 503].includes(answer.status)) throw new Error(`Answered ${answer.status}`);
    if (answer?.status === 200) value = { of: answer.value };
    return value !== undefined;
  });
  if (!value) throw new Error('No answer');
  return value.of;
}

const applicantInfo = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' };
const responsesWith = (path: string) => [
  { questionId: 'hvorfor', response: 'Fordi.' },
  { questionId: 'start', response: '2027-02-01' },
  { questionId: 'erfaring', response: '1–3 år' },
  { questionId: 'forerkort', response: 'ja' },
  { questionId: 'cv', response: 'cv.pdf', files: [path] },
];

const read = (url: string, path: string, token = '') =>
  again(async () => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, value: await answer.json() };
  });

async function formPositions(url: string) {
  const { positions } = await read(url, '/api/positions?limit=100');
  const found: string[] = [];
  for (const { id } of positions as { id: string }[]) {
    const { applicationForm, closed } = await read(url, `/api/applications/form/${id}`);
    if (applicationForm && !closed) found.push(id);
    if (found.length === POSITIONS) return found;
  }
  throw new Error(`The demo has only ${found.length} positions with a form among the first.`);
}

async function register(url: string, name: string): Promise<string> {
  const password = 'Kald-Fjord-1952!';
  const person = { firstName: 'Kari', lastName: 'Nordmann', email: `${name}@example.no` };
  const body = JSON.stringify({ ...person, password, confirmPassword: password });
  const headers = { 'content-type': 'application/json' };
  return again(async () => {
    const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body });
    return { status: answer.status, value: (await answer.json()).token };
  });
}
