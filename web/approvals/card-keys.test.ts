import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { onCardKey } from './card-keys.ts';

/** What a card hears of a key. */
const press = (key: string, more: object, actions: Record<string, () => void>) => {
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  const event = { key, target: { closest: () => null }, preventDefault, ...more };
  onCardKey(event as unknown as KeyboardEvent<HTMLElement>, actions);
  return isTaken;
};

test('a key decides once however long it is held, and leaves the browser its own', () => {
  let approvals = 0;
  const actions = { g: () => (approvals += 1) };
  expect(press('G', {}, actions)).toBe(true);
  expect(press('g', { repeat: true }, actions)).toBe(true);
  expect(approvals).toBe(1);
  expect(press('g', { ctrlKey: true }, actions)).toBe(false);
  expect(press('x', {}, actions)).toBe(false);
  expect(approvals).toBe(1);
});
