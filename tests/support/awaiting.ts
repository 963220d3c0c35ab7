import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** What somebody is told of, without what is not known. */
export async function awaitedBy({ call }: Pick<TestApp, 'call'>, { token }: { token: string }) {
  const { status, body } = await call('GET /api/user/awaiting', { token });
  expect(status).toBe(200);
  return (body.items as object[]).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
  );
}
