import { expect, test } from 'vitest';
import { withBoth } from './joint-facets.ts';

const none = { occupation: {}, profession: {}, jobType: {}, engagement: {}, workLanguage: {} };

test('a place has the ads of both lists, also where one of them has none there', () => {
  const local = { ...none, fylke: { agder: 2, vestland: 1 }, kommune: { bergen: 1 }, pay: { 0: 3 } };
  const both = withBoth(local, { ...none, fylke: { oslo: 39, agder: 5 }, kommune: { bergen: 4, voss: 1 } });
  expect(both).toMatchObject({
    fylke: { agder: 7, vestland: 1, oslo: 39 },
    kommune: { bergen: 5, voss: 1 },
    pay: { 0: 3 },
  });
});
