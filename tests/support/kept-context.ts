import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a test asks of its context that the next one would meet as well. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setOffline',
] as const;

/**
 * The context of the last test, for the next one of the same file. The scripts of the pages are fetched and compiled in it
 * already, which is a third of what a test costs. Nothing else is left: what is kept is emptied, pages are closed.
 */
export class KeptContext {
  private kept: { context: BrowserContext; key: string; keeper: Page; session: CDPSession } | undefined;
  private isWorn = false;

  async borrow(browser: Browser, key: string): Promise<BrowserContext> {
    if (this.isWorn || this.kept?.key !== key) await this.end();
    if (this.kept) return this.kept.context;
    const context = await browser.newContext();
    for (const name of lasting) this.wear(context, name);
    this.wear(context.clock, 'install');
    // Stays open, and with it the process of all pages.
    const keeper = await context.newPage();
    this.kept = { context, key, keeper, session: await context.newCDPSession(keeper) };
    return context;
  }

  /** After that the next one is another visitor, in the same browser. */
  async giveBack(origin: string) {
    if (!this.kept) return;
    const { context, keeper, session } = this.kept;
    await Promise.all(
      context
        .pages()
        .filter((page) => page !== keeper)
        .map(close),
    );
    if (this.isWorn) return await this.end();
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  async end() {
    await this.kept?.context.close();
    this.kept = undefined;
    this.isWorn = false;
  }

  private wear<Name extends string>(owner: Record<Name, (...given: never[]) => Promise<unknown>>, name: Name) {
    const method = owner[name];
    owner[name] = async (...given) => {
      this.isWorn = true;
      // Pages of one process hear of a connection when the first of them has one.
      await this.kept?.keeper.close();
      return await method.apply(owner, given);
    };
  }
}

/** Chromium never ends a page that is closed while it arrives at another one (microsoft/playwright#42366). */
async function close(page: Page) {
  await page.goto('about:blank', { timeout: 30_000 }).catch(() => {});
  await page.close();
}
