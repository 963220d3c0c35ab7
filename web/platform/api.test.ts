import { afterEach, expect, test, vi } from 'vitest';
import { CallError, reasonOf } from '../../contract/call.ts';
import { api } from './api.ts';
import { readFile } from './read-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const asJson = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });
const failure = () => api('GET /places').catch((error: unknown) => error);

test('an answer that did not come, or ended in the middle, is said in words for people', async () => {
  for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), async () => asJson('{"counties":[')]) {
    answering(answer);
    const error = await failure();
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 0, message: 'Nettverksfeil. Prøv igjen senere.' });
  }
});

test('a change that nothing answers has failed after a while, a file on its way later, and nothing that is read', async () => {
  vi.useFakeTimers();
  const underWay = new Set<string>();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    underWay.add(url);
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => {
        underWay.delete(url);
        reject(signal.reason);
      }),
    );
  });
  const kept = api('PUT /cover-letters/drafts', { body: {} as never }).catch((error: unknown) => error);
  const photo = api('PUT /cvs/drafts/photo', { body: new FormData() }).catch((error: unknown) => error);
  void api('GET /cvs');
  expect(underWay.size).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(await kept).toMatchObject({ status: 0, message: 'Nettverksfeil. Prøv igjen senere.' });
  expect([...underWay]).toEqual(['/api/cvs/drafts/photo', '/api/cvs']);
  vi.advanceTimersByTime(600_000);
  expect(await photo).toMatchObject({ status: 0 });
  expect([...underWay]).toEqual(['/api/cvs']);
});

test('what is answered in time may take long to arrive', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', () => true);
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    signal = request.signal;
    return asJson('{}');
  });
  await api('POST /auth/logout');
  vi.advanceTimersByTime(60_000);
  expect(signal?.aborted).toBe(false);
});

test('a failure without words of the server is told by what could not be done', async () => {
  for (const answer of ['{"success":false}', '{"message":""}', 'Bad Gateway']) {
    answering(async () => asJson(answer, 502));
    expect(await failure()).toMatchObject({ status: 502, message: 'En feil oppstod' });
    expect(reasonOf(await failure(), 'Innlogging feilet')).toBe('Innlogging feilet');
  }
  answering(async () => asJson('{"message":"Feil e-postadresse eller passord"}', 401));
  expect(reasonOf(await failure(), 'Innlogging feilet')).toBe('Feil e-postadresse eller passord');
  expect(reasonOf(new TypeError('x is undefined'), 'Innlogging feilet')).toBe('Innlogging feilet');
});

test.each([
  [413, 'Det du sendte, er for stort.'],
  [429, 'Du har prøvd for mange ganger. Vent litt og prøv igjen.'],
])('a proxy in front that refuses with %i and a page of its own is understood', async (status, message) => {
  answering(async () => new Response('<h1>nginx</h1>', { status, headers: { 'content-type': 'text/html' } }));
  expect(await failure()).toMatchObject({ status, message });
  expect(reasonOf(await failure(), 'Kunne ikke sende søknad')).toBe(message);
});

test('what the server refuses keeps its status, its words and what a program goes by', async () => {
  answering(async () => asJson('{"message":"Vi fant ikke det du lette etter.","errors":[]}', 404));
  expect(await failure()).toMatchObject({ status: 404, message: 'Vi fant ikke det du lette etter.', code: undefined });
  answering(async () => asJson('{"message":"Skriv koden.","code":"codeRequired"}', 401));
  expect(await failure()).toMatchObject({ status: 401, code: 'codeRequired' });
});

test('a file is asked for again while the server is busy, and its failures are told as those of calls', async () => {
  const answers = [asJson('{}', 503), new Response('Hei')];
  answering(async () => answers.shift() ?? Response.error());
  expect(await (await readFile('/uploads/brev.txt')).text()).toBe('Hei');
  answering(async () => asJson('{"message":"Vi fant ikke det du lette etter."}', 404));
  await expect(readFile('/uploads/brev.txt')).rejects.toMatchObject({
    status: 404,
    message: 'Vi fant ikke det du lette etter.',
  });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readFile('/uploads/brev.txt')).rejects.toMatchObject({
    status: 0,
    message: 'Nettverksfeil. Prøv igjen senere.',
  });
});

test('what a call may have changed is told of once it is done, and of none that only reads or was refused', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => told.push(detail));
  answering(async () => asJson('{}'));
  await api('GET /places');
  expect(told).toEqual([]);
  await api('POST /auth/logout');
  expect(told).toEqual(['POST /auth/logout']);
  answering(async () => asJson('{}', 409));
  await expect(api('POST /auth/logout')).rejects.toMatchObject({ status: 409 });
  expect(told).toHaveLength(1);
});
