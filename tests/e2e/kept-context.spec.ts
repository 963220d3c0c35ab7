import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { KeptContext } from '../support/kept-context.ts';

test('the next test of a file finds nothing of the one before it', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const keeping = new KeptContext();
  const first = await keeping.borrow(browser, 'a file');
  const page = await first.newPage();
  await page.goto('/robots.txt');
  await first.addCookies([{ name: 'left', value: 'behind', url: origin }]);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await new Promise((opened) => Object.assign(indexedDB.open('left'), { onsuccess: opened }));
  });
  const { length: before } = first.pages();
  await keeping.giveBack(origin);
  const next = await keeping.borrow(browser, 'a file');
  expect(next).toBe(first);
  expect(next.pages()).toHaveLength(before - 1);
  const fresh = await next.newPage();
  await fresh.goto('/robots.txt');
  expect(
    await fresh.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
    ]),
  ).toEqual(['', 0, 0, 0]);

  await fresh.clock.install();
  await keeping.giveBack(origin);
  const another = await keeping.borrow(browser, 'a file');
  expect(another).not.toBe(first);
  await another.setOffline(true);
  await keeping.giveBack(origin);
  const last = await keeping.borrow(browser, 'a file');
  expect(last).not.toBe(another);
  expect(await keeping.borrow(browser, 'another file')).not.toBe(last);
  await keeping.end();
});
