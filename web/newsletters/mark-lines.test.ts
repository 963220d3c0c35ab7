import { expect, test } from 'vitest';
import { markLines } from './mark-lines.ts';

const all = (text: string) => ({ text, start: 0, end: text.length });

test('the line with the cursor becomes a heading, and plain again', () => {
  const heading = markLines({ text: 'en\nto\ntre', start: 4, end: 4 }, 'heading');
  expect(heading).toEqual({ text: 'en\n# to\ntre', start: 3, end: 7 });
  expect(markLines(heading, 'heading').text).toBe('en\nto\ntre');
});

test('chosen lines become a list, and another kind of list', () => {
  const bullets = markLines(all('en\nto'), 'bullets');
  expect(bullets.text).toBe('- en\n- to');
  expect(markLines(bullets, 'numbers').text).toBe('1. en\n2. to');
  expect(markLines(all(''), 'subheading').text).toBe('## ');
});
