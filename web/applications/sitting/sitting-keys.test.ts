import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { onSittingKey } from './sitting-keys.ts';

/** What is done of a key that is pressed in something that `within` matches. */
function press(key: string, more: object = {}, within?: string) {
  const done: string[] = [];
  const event = {
    key,
    nativeEvent: { isComposing: false },
    target: { closest: (selectors: string) => (within && selectors.split(', ').includes(within) ? {} : null) },
    preventDefault: () => done.push('prevented'),
    ...more,
  };
  const actions = { j: () => done.push('next'), arrowright: () => done.push('next'), '?': () => done.push('keys') };
  onSittingKey(event as unknown as KeyboardEvent<HTMLElement>, actions);
  return done;
}

test('a key moves on once, also with a large letter, and an unknown one is the browser’s', () => {
  expect(press('j')).toEqual(['prevented', 'next']);
  expect(press('J', { shiftKey: true })).toEqual(['prevented', 'next']);
  expect(press('?', { shiftKey: true })).toEqual(['prevented', 'keys']);
  expect(press('x')).toEqual([]);
});

test('keys do nothing while one holds them, types, has a dialog open or presses them with another', () => {
  expect(press('j', { repeat: true })).toEqual([]);
  expect(press('j', { ctrlKey: true })).toEqual([]);
  expect(press('j', { nativeEvent: { isComposing: true } })).toEqual([]);
  for (const within of ['input', 'textarea', 'select', 'dialog']) expect(press('j', {}, within)).toEqual([]);
});

test('arrows move a file that has the focus, and not the sitting', () => {
  expect(press('ArrowRight')).toEqual(['prevented', 'next']);
  expect(press('ArrowRight', {}, '[data-beside]')).toEqual([]);
  expect(press('j', {}, '[data-beside]')).toEqual(['prevented', 'next']);
});
