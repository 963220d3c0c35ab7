import { expect, test } from 'vitest';
import { joinSuggestions } from './join-suggestions.ts';

const title = (text: string, count: number) => ({ kind: 'title' as const, text, value: text, count });
const oslo = (count: number) => ({ kind: 'county' as const, text: 'Oslo', value: 'oslo', count });

test('what both lists have is one suggestion, and the kinds stay together', () => {
  expect(joinSuggestions([title('Kokk', 2), oslo(3)], [title('KOKK', 40), title('Konditor', 1), oslo(30)])).toEqual([
    title('Kokk', 42),
    title('Konditor', 1),
    oslo(33),
  ]);
});

test('the local ones come first, and of each kind there are five at most', () => {
  const local = [title('Kokk', 1), title('Kelner', 1)];
  const national = ['Kontorist', 'Konditor', 'Kranfører', 'Kartograf'].map((text) => title(text, 9));
  const texts = joinSuggestions(local, national).map(({ text }) => text);
  expect(texts).toEqual(['Kokk', 'Kelner', 'Kontorist', 'Konditor', 'Kranfører']);
});
