import { expect, test } from 'vitest';
import { monthIn } from './month-in.ts';

test('a month is understood as people write it, and nothing else is taken for one', () => {
  for (const text of ['2024-05', '2024-5', '5.2024', '05.2024', ' 05/2024', '05 2024']) {
    expect(monthIn(text), text).toBe('2024-05');
  }
  for (const text of ['', '2024', '13.2024', '2024-13', '0.2024', 'mai 2024', '5.24', '20241-05']) {
    expect(monthIn(text), text).toBeNull();
  }
});
