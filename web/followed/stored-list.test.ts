import { expect, test } from 'vitest';
import { storedList } from './stored-list.ts';

test('an empty list is always the same one, or every page would be rendered twice', () => {
  const list = storedList<{ id: string }>('a-list', ['id']);
  const other = storedList<{ id: string }>('another-list', ['id']);
  const nothing = list.read();
  expect(nothing).toEqual([]);
  expect(other.read()).toBe(nothing);
  list.write([{ id: '1' }]);
  expect(list.read()).toEqual([{ id: '1' }]);
  list.write([]);
  expect(list.read()).toBe(nothing);
});
