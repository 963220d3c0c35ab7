import { expect, type Locator } from '@playwright/test';

/** Of a text in pieces, Firefox tells screen readers only the piece that changed: "2" instead of "Fil 2 av 6". */
export const expectOneText = (status: Locator) =>
  expect
    .poll(() => status.evaluate(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text).length))
    .toBe(1);
