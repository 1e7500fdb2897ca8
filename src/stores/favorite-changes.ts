import { createFavorite, deleteFavorite, listFavorites, updateFavorite } from '#src/api/favorites.ts';
import { track } from '#src/browser/analytics.ts';
import { broadcastSaved } from '#src/browser/saved-broadcast.ts';
import { notify } from '#src/browser/toasts.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import type { Favorites } from '#src/stores/favorites.ts';
import { ownListChanges, sameUser } from '#src/stores/own-list.ts';
import { onUserChange } from '#src/stores/session.ts';

/** Parallel requests when several items change. */
const atOnce = 4;

/** Items with a request under way: one at a time for each. */
const sending = new Set<string>();

onUserChange(() => sending.clear());

function set(part: Partial<Favorites>): void {
  const { list, pending } = { ...useFavorites.getState(), ...part };
  const shown = new Set(list.map(savedKey));
  for (const [key, isWanted] of pending) {
    if (isWanted) shown.add(key);
    else shown.delete(key);
  }
  useFavorites.setState({ ...part, shown });
}

function want(keys: readonly string[], isWanted: boolean | null): void {
  const pending = new Map(useFavorites.getState().pending);
  for (const key of keys) {
    if (isWanted === null) pending.delete(key);
    else pending.set(key, isWanted);
  }
  set({ pending });
}

const { load, reload, loaded, put } = ownListChanges<Favorite>(
  'favorites',
  useFavorites.getState,
  set,
  listFavorites,
);

export const loadFavorites = load;
/** @internal */
export const reloadFavorites = reload;

/**
 * Optimistic; reverted with a message when the API refuses. During a request, the last press counts. False when not
 * signed in any more.
 */
export async function toggleFavorite(item: SavedItem): Promise<boolean> {
  const key = savedKey(item);
  want([key], !useFavorites.getState().shown.has(key));
  if (sending.has(key)) return true;
  const isSame = sameUser();
  sending.add(key);
  await loaded();
  const before = findFavorite(key);
  const error = isSame() ? await settle(item, key, isSame) : null;
  if (!isSame()) return error?.status !== 401;
  sending.delete(key);
  want([key], null);
  if (error) void notify.error(`Could not ${before ? 'remove' : 'save'} ${item.title}. ${error.message}`);
  else if (before && !findFavorite(key)) offerUndo([before], `Removed ${item.title} from favorites`);
  return error?.status !== 401;
}

/** Repeats until the server has the wanted state, or refuses. */
async function settle(item: SavedItem, key: string, isSame: () => boolean): Promise<CallError | null> {
  const isWanted = useFavorites.getState().pending.get(key);
  const there = findFavorite(key);
  if (isWanted === undefined || isWanted === (there !== undefined)) return null;
  const error = there ? await drop(there, isSame) : await keep(item, isSame);
  return error ?? (isSame() ? settle(item, key, isSame) : null);
}

function findFavorite(key: string): Favorite | undefined {
  return useFavorites.getState().list.find((one) => savedKey(one) === key);
}

type SavedFields = Pick<Favorite, 'content_type' | 'content_id' | 'seen'> & Partial<Favorite>;

async function keep(
  { content_type, content_id, seen, note, project }: SavedFields,
  isSame: () => boolean,
): Promise<CallError | null> {
  const { data, error } = await createFavorite({ content_type, content_id, seen, note, project });
  if (error) return error;
  track('favorite', 'add', content_type);
  broadcastSaved('favorites');
  if (isSame()) put(data.seq, data);
  return null;
}

async function drop(favorite: Favorite, isSame: () => boolean): Promise<CallError | null> {
  const { error } = await deleteFavorite(favorite.seq);
  // What another tab dropped before is gone, as it should be.
  if (error && error.status !== 404) return error;
  track('favorite', 'remove', favorite.content_type);
  broadcastSaved('favorites');
  if (isSame()) put(favorite.seq, null);
  return null;
}

/** Skips saved items. Returns how many failed. */
export function addFavorites(items: readonly SavedFields[]): Promise<number> {
  const { shown } = useFavorites.getState();
  return several(
    items.filter((item) => !shown.has(savedKey(item))),
    true,
    keep,
  );
}

/** Drops several at once, and offers to take that back. */
export async function removeFavorites(favorites: readonly Favorite[]): Promise<void> {
  const isSame = sameUser();
  const failed = await several(favorites, false, drop);
  if (!isSame()) return;
  if (failed > 0) void notify.error(`${pluralize(failed, 'favorite')} could not be removed.`);
  const removed = favorites.filter((one) => !findFavorite(savedKey(one)));
  if (removed.length > 0) {
    offerUndo(removed, `Removed ${pluralize(removed.length, 'favorite')}`);
  }
}

async function several<Item extends Pick<SavedItem, 'content_type' | 'content_id'>>(
  items: readonly Item[],
  isWanted: boolean,
  send: (item: Item, isSame: () => boolean) => Promise<CallError | null>,
): Promise<number> {
  const isSame = sameUser();
  let failed = 0;
  want(items.map(savedKey), isWanted);
  await forEachLimited(atOnce, items, async (item) => {
    if (!isSame()) return;
    const error = await send(item, isSame);
    if (!isSame()) return;
    want([savedKey(item)], null);
    if (error) failed += 1;
  });
  return failed;
}

function offerUndo(favorites: readonly Favorite[], text: string): void {
  void notify.undo(text, async () => {
    const failed = await addFavorites(favorites);
    if (failed > 0) void notify.error(`${pluralize(failed, 'favorite')} could not be restored.`);
  });
}

/** `project` is null for none. Returns how many failed. */
export async function assignFavorites(
  favorites: readonly Favorite[],
  project: number | null,
): Promise<number> {
  let failed = 0;
  await forEachLimited(atOnce, favorites, async (favorite) => {
    if (favorite.project === project) return;
    const { error } = await changeFavorite(favorite, { project });
    if (error) failed += 1;
  });
  return failed;
}

/** Changes note, project or what was seen of one; shown when the API has taken it. */
export async function changeFavorite(
  { seq }: Favorite,
  change: Partial<Pick<Favorite, 'note' | 'project' | 'seen'>>,
): Promise<Result<Favorite>> {
  const isSame = sameUser();
  const result = await updateFavorite(seq, change);
  if (result.data && isSame()) {
    broadcastSaved('favorites');
    put(seq, result.data);
  }
  return result;
}
