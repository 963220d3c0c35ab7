import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let token: string | null;
let answers: ((items: unknown[], status?: number) => void)[];
let awaited: typeof import('./awaited.ts');
let pages = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  token = 'a';
  answers = [];
  vi.stubGlobal('localStorage', { getItem: () => token });
  const answer = (items: unknown[], status = 200) => Response.json({ items }, { status });
  vi.stubGlobal('fetch', () => new Promise((done) => answers.push((...given) => done(answer(...given)))));
  // What is known lives as long as a page does: each test has one of its own.
  pages += 1;
  awaited = await import(/* @vite-ignore */ `./awaited.ts?page=${pages}`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (...calls: string[]) => {
  for (const call of calls) awaited.askAfter(call);
};

test('changes that come together are asked about once, and none while nobody looks', async () => {
  after('PUT /applications/:id/read');
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(0);

  const stop = awaited.watchAwaited(() => {});
  after('PUT /applications/:id/read', 'PUT /applications/:id/messages/read');
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toHaveLength(1);
  after('POST /user/follow-position');
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toHaveLength(2);
  // What asks by itself after the change has asked about it too.
  after('DELETE /user/unfollow-position');
  awaited.askAwaited();
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(3);
  stop();
  after('POST /user/follow-position');
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(3);
});

test('somebody who types is not asked about with each word, and what is only drawn or counted never', async () => {
  awaited.watchAwaited(() => {});
  for (let seconds = 0; seconds < 20; seconds += 2) {
    after('PUT /applications/draft/:positionId');
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(answers).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(1);
  after('POST /cvs/preview', 'PUT /cvs/drafts', 'POST /cover-letters/preview', 'POST /positions/:id/view');
  after('POST /newsletter/admin/preview');
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(1);
});

test('an answer to an invitation is no view', async () => {
  awaited.watchAwaited(() => {});
  after('POST /applications/mine/:id/interview');
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(1);
});

test('nobody asks after what ends the log-in', async () => {
  awaited.watchAwaited(() => {});
  after('DELETE /auth/me', 'POST /auth/change-password');
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(0);
});

test('whoever begins to look joins a question with the same log-in, and after a change it is asked anew', async () => {
  awaited.watchAwaited(() => {});
  awaited.askIfOld();
  awaited.askOnce();
  expect(answers).toHaveLength(1);
  after('PUT /applications/mine/:id/seen');
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toHaveLength(2);
  answers[1]?.([]);
  await vi.runAllTimersAsync();
  answers[0]?.([{ kind: 'answer' }]);
  await vi.runAllTimersAsync();
  expect(awaited.readAwaited().items).toEqual([]);

  awaited.askIfOld();
  expect(answers).toHaveLength(2);
  awaited.askOnce();
  token = 'b';
  awaited.askOnce();
  expect(answers).toHaveLength(4);
});

test('a refusal is kept with the log-in it was of, beside what was known', async () => {
  awaited.askIfOld();
  answers[0]?.([{ kind: 'answer' }]);
  await vi.runAllTimersAsync();
  awaited.askOnce();
  answers[1]?.([], 401);
  await vi.runAllTimersAsync();
  expect(awaited.readAwaited()).toMatchObject({ items: [{ kind: 'answer' }], error: { status: 401 }, token: 'a' });
});
