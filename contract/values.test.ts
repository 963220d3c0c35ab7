import { expect, test } from 'vitest';
import { line, text } from './values.ts';

const problemOf = (given: string) => line('Tittel er påkrevd').safeParse(given).error?.issues[0]?.message;

test.each(['', '  ', '\u200b', '\u200b \u2060\ufeff', '\u00ad', '\u3164\u2800', '\u202e'])('%j is no text', (given) => {
  expect(problemOf(given)).toBe('Tittel er påkrevd');
  expect(text('Skriv noe', 10).safeParse(given).success).toBe(false);
});

test('what cannot be seen stays where it belongs to what can, except what turns the direction of the rest', () => {
  expect(line('').parse(' Kokk\u00ad ❤️ ')).toBe('Kokk\u00ad ❤️');
  expect(text('', 100).parse('می\u200cخواهم\nto')).toBe('می\u200cخواهم\nto');
  expect(line('').parse('Hansen \u202eSA')).toBe('Hansen SA');
});
