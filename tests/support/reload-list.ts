import { expect, type Page } from '@playwright/test';

/** Loads the list of documents anew. The step back of what was just closed may still be on its way and stop that once. */
export const reloadList = (page: Page) => expect(() => page.reload()).toPass();
