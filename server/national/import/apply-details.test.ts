import { expect, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { uuid } from '../../../tests/support/importing.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { type Detail, parseDetails } from './apply-details.ts';

function detail(number: number): Detail {
  const ad = navAd({ uuid: uuid(number), title: `Nr ${number}` });
  return {
    id: ad.uuid,
    eventAt: '2026-08-20T04:00:00Z',
    entry: { uuid: ad.uuid, status: 'ACTIVE', sistEndret: null, ad_content: ad },
  };
}

test('a batch keeps nobody waiting who asks for something else meanwhile', async () => {
  const { db, clock } = await testApp();
  let turn = 0;
  const readIn: number[] = [];
  const batch = Array.from({ length: 50 }, (_, index) => {
    const { entry, ...rest } = detail(index + 1);
    return {
      ...rest,
      get entry() {
        readIn[index] = turn;
        return entry;
      },
    };
  });
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  const parsed = await parseDetails(db, batch, clock.now());
  clearImmediate(next);
  expect(parsed.map(({ ad }) => ad?.title)).toEqual(batch.map((_, index) => `Nr ${index + 1}`));
  expect(new Set(readIn).size).toBe(batch.length);
});
