import { call } from '#src/api/call.ts';
import { track } from '#src/browser/analytics.ts';
import { now } from '#src/browser/clock.ts';
import { notify } from '#src/browser/toasts.ts';
import {
  favorite,
  userFavoritesCreate,
  userFavoritesList,
  userFavoritesUpdate,
  userFavoritesDelete,
} from '#src/contracts/favorites.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { Result } from '#src/contracts/result.ts';
import { mergeFavorite } from '#src/domain/favorites/merge-favorite.ts';
import { savedKey, type SavedItem } from '#src/domain/saved-item.ts';
import { isSameData } from '#src/lib/merge-fields.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { newestFirst } from '#src/services/confirmed-records.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { sameUserCheck } from '#src/stores/session.ts';
import { createSyncedRecords } from '#src/services/synced-records.ts';

type SavedFields = Pick<Favorite, 'content_type' | 'content_id' | 'seen'> & Partial<Favorite>;

const records = createSyncedRecords<Favorite, SavedFields>({
  kind: 'favorites',
  what: 'favorite',
  read: () => call(userFavoritesList, { fresh: true }),
  async create({ content_type, content_id, seen, note, project }) {
    const result = await call(userFavoritesCreate, {
      body: { content_type, content_id, seen, note, project },
    });
    if (result.data) track('favorite', 'add', content_type);
    return result;
  },
  // Only changed fields are sent. Only the note needs a version check, since two people may have typed into it.
  update: ({ seq, note, project, seen }, theirs) =>
    call(userFavoritesUpdate, {
      params: { id: seq },
      body: {
        ...(note !== theirs.note && { note, updated_at: theirs.updated_at }),
        ...(project !== theirs.project && { project }),
        ...(!isSameData(seen, theirs.seen) && { seen }),
      },
    }),
  async remove({ seq, content_type }) {
    const result = await call(userFavoritesDelete, { params: { id: seq } });
    if (result.data || result.error.status === 404) track('favorite', 'remove', content_type);
    return result;
  },
  keyOf: savedKey,
  nameOf: () => 'This favorite',
  draftOf: (favorite) => favorite,
  merge: mergeFavorite,
  inOrder: newestFirst,
  onRefused(error, isLate) {
    if (isLate) void notify.error(`A change of your favorites was not saved. ${error.message}`);
  },
  offline: {
    record: favorite,
    draft: userFavoritesCreate.body,
    provisional: ({ note = '', project = null, ...fields }, id) => ({
      ...fields,
      note,
      project,
      seq: -id,
      created_at: new Date(now()).toISOString(),
    }),
  },
  show({ pending, ...state }) {
    const shown = new Set(state.list.map(savedKey));
    for (const [key, isPresent] of pending) {
      if (isPresent) shown.add(key);
      else shown.delete(key);
    }
    useFavorites.setState({ ...state, pending, shown });
  },
});

export const loadFavorites = records.loadOnce;
/** @internal */
export const reloadFavorites = records.load;

/**
 * Optimistic; reverted with a message if the API refuses. If pressed again during a request, the last press counts. Returns false
 * if the session has ended.
 */
export async function toggleFavorite(item: SavedItem): Promise<boolean> {
  const key = savedKey(item);
  const isWanted = !useFavorites.getState().shown.has(key);
  const isSame = sameUserCheck();
  const { data, error } = await (isWanted ? records.add(key, item) : records.drop(key));
  if (error && isSame())
    void notify.error(`Could not ${isWanted ? 'save' : 'remove'} ${item.title}. ${error.message}`);
  else if (data && !isWanted && isSame()) offerUndo([data], `Removed ${item.title} from favorites`);
  return error?.status !== 401;
}

/** Adds items, except those already saved. Returns how many failed. */
export async function addFavorites(items: readonly SavedFields[]): Promise<number> {
  const { shown } = useFavorites.getState();
  const missing = items.filter((item) => !shown.has(savedKey(item)));
  return failures(await Promise.all(missing.map((item) => records.add(savedKey(item), item))));
}

/** Removes several at once, and offers to undo. */
export async function removeFavorites(favorites: readonly Favorite[]): Promise<void> {
  const isSame = sameUserCheck();
  const results = await Promise.all(favorites.map((one) => records.drop(savedKey(one))));
  if (!isSame()) return;
  const failed = failures(results);
  if (failed > 0) void notify.error(`Couldn’t remove ${pluralize(failed, 'favorite')}.`);
  const removed = results.flatMap(({ data }) => data ?? []);
  if (removed.length > 0) offerUndo(removed, `Removed ${pluralize(removed.length, 'favorite')}`);
}

const failures = (results: readonly Result<unknown>[]): number =>
  results.filter(({ error }) => error !== undefined).length;

function offerUndo(favorites: readonly Favorite[], text: string): void {
  void notify.undo(text, async () => {
    const failed = await addFavorites(favorites);
    if (failed > 0) void notify.error(`Couldn’t restore ${pluralize(failed, 'favorite')}.`);
  });
}

/** Assigns favorites to a design project, or with null to none. Returns how many failed. */
export async function assignFavorites(
  favorites: readonly Favorite[],
  project: number | null,
): Promise<number> {
  const others = favorites.filter((favorite) => favorite.project !== project);
  return failures(await Promise.all(others.map((favorite) => changeFavorite(favorite, { project }))));
}

type FavoriteChange = Partial<Pick<Favorite, 'note' | 'project' | 'seen'>>;

/** Changes a favorite's note, project, or seen state. `before` holds the values the person saw when they began to type. */
export const changeFavorite = (
  favorite: Favorite,
  change: FavoriteChange,
  before: FavoriteChange = {},
): Promise<Result<Favorite>> =>
  records.change(savedKey(favorite), (one) => ({ ...one, ...change }), {
    seen: (one) => ({ ...one, ...before }),
  });
