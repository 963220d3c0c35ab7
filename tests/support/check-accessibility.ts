import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Only what is wrong: naming each element that passed takes as long as looking for it.
  resultTypes: ['violations'],
};

/** All of the above that look at colours. What the page says and how it is laid out is the same in light and dark. */
const aboutColours: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Half a megabyte, which takes longer to send to a page than to use there: each that is opened from now on has it already. */
export const bringAxe = (page: Page) => page.addInitScript(axe.source);

/** What fades in is paler until it is there, and its contrast is judged. */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ending)
        .map(({ finished }) => finished),
    );
  });

async function violationsIn(page: Page, asked: RunOptions) {
  await standsStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(asked)})`);
  return violations;
}

/** What axe leaves to others: an id that stands for two things, of which a link or a label finds one. */
const doubledIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** Nor does it look at what Firefox says of fields that are still to be filled in: that they are wrong. */
const blamedEarly = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[required]:invalid')].map(({ id, outerHTML }) => id || outerHTML));

/** Light, and then dark, without loading the page anew. */
export async function checkInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expectNone(await violationsIn(page, aboutColours), page);
}

/** Fails with what is wrong, where, and where to read about it. */
export async function checkAccessibility(page: Page): Promise<void> {
  expectNone(await violationsIn(page, options), page);
  expect(await doubledIds(page), page.url()).toEqual([]);
  expect(await blamedEarly(page), page.url()).toEqual([]);
}

function expectNone(violations: Result[], page: Page) {
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}\n  ${helpUrl}`,
    ),
  );
  expect(found.join('\n\n'), page.url()).toBe('');
}
