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

test('whatever a line was marked as goes, also a mark that others write', () => {
  expect(markLines(all('* en\n10. to\n### tre\nfire - fem'), 'bullets').text).toBe('- en\n- to\n- tre\n- fire - fem');
});

test('lines of which only some are marked all become so, and what is around them stays', () => {
  const text = 'før\n- en\nto\netter';
  expect(markLines({ text, start: 6, end: 10 }, 'bullets')).toEqual({
    text: 'før\n- en\n- to\netter',
    start: 4,
    end: 13,
  });
});
