import type { FeedPage, NavClient } from './nav-client.ts';

/** A feed that names a next page behind each would otherwise be read for ever, and no details. */
const MOST_EMPTY = 20;

/**
 * This page and those behind it. One that is not there yet, or that leads back to where we were, is the end for now. Of empty ones in a
 * row only the first is a place to stand at: what is new may come there.
 */
export async function* pagesFrom(first: FeedPage | undefined, nav: Pick<NavClient, 'page'>, stop: AbortSignal) {
  const seen = new Set<string>();
  let empty = 0;
  let page = first;
  while (page) {
    seen.add(page.id);
    empty = page.items.length + page.refused > 0 ? 0 : empty + 1;
    if (empty <= 1) yield page;
    const { nextId } = page;
    if (!nextId || seen.has(nextId) || empty > MOST_EMPTY) return;
    seen.add(nextId);
    page = await nav.page(nextId, stop);
  }
}
