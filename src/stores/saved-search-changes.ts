import { deleteSavedSearch, listSavedSearches, saveSearch } from '#src/api/saved-searches.ts';
import { track } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import type { SavedSearch, userSearchesCreate } from '#src/contracts/saved-searches.ts';
import { mergeSearch } from '#src/domain/saved-searches/merge-search.ts';
import { newestFirst } from '#src/stores/confirmed-records.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { sameUser } from '#src/stores/session.ts';
import { createSyncedRecords } from '#src/stores/synced-records.ts';

export type SearchToSave = BodyOf<typeof userSearchesCreate>;

/** The same type, terms, and filters are the same search. */
const keyOf = ({ content_type, search_terms, query }: SearchToSave): string =>
  JSON.stringify([content_type, search_terms, query]);

const records = createSyncedRecords<SavedSearch, SearchToSave>({
  kind: 'searches',
  what: 'search',
  read: () => listSavedSearches(),
  create: ({ content_type, search_terms, query, name, opened_at }) =>
    saveSearch({ content_type, search_terms, query, name, opened_at }),
  // Only a name is typed over another. An API without versions may take what is left out for nothing.
  update: ({ content_type, search_terms, query, name, opened_at }, theirs) =>
    saveSearch({
      content_type,
      search_terms,
      query,
      ...((name !== theirs.name || theirs.updated_at === undefined) && { name }),
      ...((opened_at !== theirs.opened_at || theirs.updated_at === undefined) && { opened_at }),
      ...(name !== theirs.name && { updated_at: theirs.updated_at }),
    }),
  remove: ({ seq }) => deleteSavedSearch(seq),
  keyOf,
  nameOf: ({ name, search_terms }) => name || search_terms,
  draftOf: (search) => search,
  merge: mergeSearch,
  inOrder: newestFirst,
  show: ({ pending, list, ...state }) =>
    useSavedSearches.setState({ ...state, list: list.filter((one) => pending.get(keyOf(one)) !== false) }),
});

export const loadSavedSearches = records.loadOnce;
/** @internal */
export const reloadSavedSearches = records.load;

/** Saves a search that is not saved yet. */
export async function createSavedSearch(search: SearchToSave): Promise<Result<SavedSearch>> {
  const result = await records.create(search);
  if (result.data) track('saved search', 'add', search.content_type);
  return result;
}

/** Another name for a saved search, over the one that it had when the person began to type. */
export const renameSearch = (
  search: SavedSearch,
  name: string,
  before = search.name,
): Promise<Result<SavedSearch>> =>
  records.change(keyOf(search), (one) => ({ ...one, name }), { seen: (one) => ({ ...one, name: before }) });

/** From now on, what is newer than `openedAt` is new. */
export const markOpened = (search: SavedSearch, openedAt: string): Promise<Result<SavedSearch>> =>
  records.change(keyOf(search), (one) => ({ ...one, opened_at: openedAt }));

/** Deletes a search: gone at once, back with a message when the API refuses, and for a while to be taken back. */
export async function removeSearch(search: SavedSearch): Promise<void> {
  const isSame = sameUser();
  const { error } = await records.drop(keyOf(search));
  if (!isSame()) return;
  if (error) {
    void notify.error(`Could not delete the search. ${error.message}`);
    return;
  }
  track('saved search', 'remove', search.content_type);
  void notify.undo('Deleted the saved search', async () => {
    const again = await records.create(search);
    if (again.error) void notify.error(`Could not restore the search. ${again.error.message}`);
  });
}
