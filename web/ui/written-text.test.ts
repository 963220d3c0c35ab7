import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenText } from './written-text.tsx';

const html = (text: string) => renderToStaticMarkup(createElement(WrittenText, { text }));

test('what is written in English is said to be English', () => {
  expect(html('We are looking for you.')).toContain('lang="en"');
  expect(html('Vi ser etter deg.')).not.toContain('lang');
});
