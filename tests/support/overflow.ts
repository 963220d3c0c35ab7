import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window, without the room that is kept for a scrollbar: then it scrolls sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth);

/** Text of twice the size in a window that stays as it is: WCAG 1.4.4 without the browser's zoom. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** As far apart as some need it: WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('body *')) {
      style.lineHeight = '1.5';
      style.letterSpacing = '0.12em';
      style.wordSpacing = '0.16em';
    }
  });
