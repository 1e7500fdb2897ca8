import { call } from '#src/api/call.ts';
import type { BodyOf } from '#src/contracts/define-call.ts';
import {
  userFavoritesCreate,
  userFavoritesDelete,
  userFavoritesList,
  userFavoritesUpdate,
} from '#src/contracts/favorites.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import type { Result, Saved } from '#src/contracts/result.ts';

/** Always asks the server again. */
export function listFavorites(): Promise<Result<Favorite[]>> {
  return call(userFavoritesList, { fresh: true });
}

/** An item that is saved already is returned as it is. */
export function createFavorite(body: BodyOf<typeof userFavoritesCreate>): Promise<Saved<Favorite>> {
  return call(userFavoritesCreate, { body });
}

/** Changes note, project or what was seen; what is not given stays. 409 where it has changed since `updated_at`. */
export function updateFavorite(
  seq: number,
  body: BodyOf<typeof userFavoritesUpdate>,
): Promise<Saved<Favorite>> {
  return call(userFavoritesUpdate, { params: { id: seq }, body });
}

export function deleteFavorite(seq: number): Promise<Result<{ ok: true }>> {
  return call(userFavoritesDelete, { params: { id: seq } });
}
