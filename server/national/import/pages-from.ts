import type { FeedPage, NavClient } from './nav-client.ts';

/** This page and those behind it. One that is not there yet, or that leads back to where we were, is the end for now. */
export async function* pagesFrom(first: FeedPage | undefined, nav: NavClient, stop: AbortSignal) {
  const seen = new Set<string>();
  let page = first;
  while (page) {
    seen.add(page.id);
    yield page;
    const { nextId } = page;
    if (!nextId || seen.has(nextId)) return;
    seen.add(nextId);
    page = await nav.page(nextId, stop);
  }
}
