import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { loadList } from '../inbox-calls.ts';
import { readInboxSearch } from '../inbox-search.ts';

/**
 * A position and all who wait for an answer, as the list shows them: whoever looks at this has opened none. One after the other:
 * where there is no such business, that is what is said.
 */
export async function loadWaiting(businessId: string, positionId: string) {
  const waiting = await loadPages(businessId, positionId);
  const { position } = await api('GET /business/:businessId/positions/:positionId', {
    params: { businessId, positionId },
  });
  return { title: position.title, waiting };
}

/** By name: some are looked for among hundreds. Whoever applies meanwhile pushes others onto the next page. */
async function loadPages(businessId: string, positionId: string) {
  const search = readInboxSearch(new URLSearchParams({ status: 'pending', sort: 'name', positionId }));
  const waiting = new Map<string, HandledApplication>();
  for (let page = 1; ; page++) {
    const { applications, pagination } = await loadList(businessId, { ...search, page }, policy.pageSize.most);
    for (const each of applications) waiting.set(each.id, each);
    if (!pagination.hasNext) return [...waiting.values()];
  }
}
