import { expect, test } from 'vitest';
import { chosenInWords } from './chosen-in-words.ts';

test('it is said how many are chosen, of whom one does not see, and that too many are', () => {
  const said = (count: number, unseen: number) => chosenInWords(count, unseen, ['søknad', 'søknader']);
  expect(said(1, 0)).toBe('1 søknad valgt');
  expect(said(3, 3)).toBe('3 søknader valgt, 3 vises ikke her');
  expect(said(100, 90)).toBe('100 søknader valgt, 90 vises ikke her');
  expect(said(110, 100)).toBe('110 søknader valgt, 100 vises ikke her, høyst 100 kan endres om gangen');
});
