import { afterEach, expect, test, vi } from 'vitest';
import { storedList } from './stored-list.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('of what stands in the browser, only what is an item of the list is read', () => {
  const read = (text: string) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'a-list' ? text : null) });
    return storedList<{ id: string; name: string }>('a-list', ['id', 'name']).read();
  };
  const item = { id: '1', name: 'Havn kafé' };
  expect(read(JSON.stringify([item, null, 'x', { id: '2' }, { name: 'Kokk' }]))).toEqual([item]);
  for (const text of ['', '{', '{}', 'null', '7']) expect(read(text)).toEqual([]);
});

test('whoever listens is told of a change until they stop', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const list = storedList<{ id: string }>('a-list', ['id']);
  let told = 0;
  const stop = list.subscribe(() => {
    told += 1;
  });
  list.write([{ id: '1' }]);
  expect([told, items.get('a-list')]).toEqual([1, '[{"id":"1"}]']);
  stop();
  list.write([]);
  expect([told, items.has('a-list')]).toEqual([1, false]);
});
