import type { MailFrequency } from '../../contract/followed.ts';
import { api } from '../platform/api.ts';
import { changeList, inTurn } from './change-list.ts';
import { type SavedSearch, savedSearches } from './lists.ts';

export async function removeSearch(search: SavedSearch): Promise<boolean> {
  return changeList({
    list: savedSearches,
    apply: (items) => items.filter(({ id }) => id !== search.id),
    revert: (items) => newestFirst([search, ...items]),
    send: () => api('DELETE /user/remove-search/:id', { params: { id: search.id } }),
  });
}

/** As it was, with its mails. */
export async function restoreSearch(search: SavedSearch): Promise<boolean> {
  const others = (items: SavedSearch[]) => items.filter(({ id }) => id !== search.id);
  return changeList({
    list: savedSearches,
    apply: (items) => newestFirst([search, ...others(items)]),
    revert: others,
    send: async () => {
      await api('POST /user/save-search', { body: { search } });
      const { id, mailFrequency: frequency = 'off' } = search;
      if (frequency !== 'off') await api('PUT /user/saved-searches/:id/mail', { params: { id }, body: { frequency } });
    },
  });
}

/** Only here: the name is one's own note. */
export const renameSearch = (search: SavedSearch, name: string) =>
  savedSearches.write(savedSearches.read().map((item) => (item.id === search.id ? { ...item, name } : item)));

/** How often its new matches come by mail. Answers what that means, for whoever is logged in. */
export async function mailSearch({ id }: SavedSearch, frequency: MailFrequency): Promise<string> {
  const { savedSearches: ofAccount, message } = await inTurn(() =>
    api('PUT /user/saved-searches/:id/mail', { params: { id }, body: { frequency } }),
  );
  const frequencies = new Map(ofAccount.map((search) => [search.id, search.mailFrequency]));
  savedSearches.write(
    savedSearches.read().map((search) => ({ ...search, mailFrequency: frequencies.get(search.id) ?? 'off' })),
  );
  return message;
}

const newestFirst = (items: SavedSearch[]) => [...items].sort((one, other) => other.savedAt.localeCompare(one.savedAt));
