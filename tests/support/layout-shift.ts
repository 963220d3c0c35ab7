import type { Page } from '@playwright/test';

/** Begun before a page is drawn, so that nothing is missed. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    let sum = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const { value, hadRecentInput } of shifts as Shift[]) sum += hadRecentInput ? 0 : value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShift: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });

/** How much moved by itself since the page began to be drawn. What moved in a frame is known after the next one. */
export const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    // Told in the next frame, also where a test holds the clock.
    const frame = () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
    for (const _frame of [1, 2]) await frame();
    return (window as unknown as { readShift(): number }).readShift();
  });
