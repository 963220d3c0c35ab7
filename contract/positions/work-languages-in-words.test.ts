import { expect, test } from 'vitest';
import { workLanguages } from '../positions.ts';
import { workLanguagesText } from './work-languages-in-words.ts';

test('any of the languages does, so they stand with "eller" between them', () => {
  expect(workLanguagesText([])).toBe('');
  expect(workLanguagesText(['Samisk'])).toBe('Samisk');
  expect(workLanguagesText(['Svensk eller dansk'])).toBe('Svensk eller dansk');
  expect(workLanguagesText(['Norsk', 'Svensk eller dansk', 'Engelsk'])).toBe('Norsk, svensk, dansk eller engelsk');
  expect(workLanguagesText([...workLanguages])).toBe('Norsk, svensk, dansk, engelsk eller samisk');
});
