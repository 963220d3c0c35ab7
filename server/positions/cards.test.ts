import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { listPositions } from './list-positions.ts';

test('a card that was read while its position changed is not kept', async () => {
  const { platform, db } = await testApp();
  const { id } = await addPosition(db, (await addBusiness(db)).id, { title: 'Tømrer' });
  const titles = async () => {
    const search = { page: 1, limit: 12, search: undefined, fylke: undefined, kommune: undefined };
    return (await listPositions(slow, search, null)).positions.map(({ title }) => title);
  };
  let isFirst = true;
  /** What is read of cards is on its way when the position changes and somebody else hears of it. */
  const afterReading: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isCard = result.rows.some((row) => 'businessShortDescription' in row);
      if (!isCard || !isFirst) return result;
      isFirst = false;
      await db.updateTable('positions').set({ title: 'Snekker' }).where('id', '=', id).execute();
      expect(await titles()).toEqual(['Snekker']);
      return result;
    },
  };
  const slow = { ...platform, db: db.withPlugin(afterReading) };
  expect(await titles()).toEqual(['Tømrer']);
  expect(await titles()).toEqual(['Snekker']);
});
