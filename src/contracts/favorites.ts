import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';
import { note } from '#src/contracts/forms/saved-texts.ts';
import { savedType, seenState } from '#src/contracts/saved-items.ts';
import { accepted, id, isoDate, version } from '#src/contracts/shapes.ts';

/** Our additions to the owner's four fields; with an API that lacks them, only these values are lost. */
const ownFields = {
  note: v.optional(v.string(), ''),
  /** `seq` of the design project. */
  project: v.optional(v.nullable(id), null),
  seen: v.optional(v.nullable(seenState), null),
};

export const favorite = v.object({
  seq: id,
  content_id: id,
  content_type: savedType,
  created_at: isoDate,
  updated_at: version,
  ...ownFields,
});
export type Favorite = v.InferOutput<typeof favorite>;

/** Favorites, the latest change first. */
export const userFavoritesList = defineCall('userFavorites.list', 'GET /api/user-favorites', {
  answer: v.array(favorite),
});

/** If the item is already saved, returns the existing favorite. */
export const userFavoritesCreate = defineCall('userFavorites.create', 'POST /api/user-favorites', {
  body: v.object({ content_id: id, content_type: savedType, ...ownFields, note: v.optional(note, '') }),
  answer: favorite,
});

/** Changes only the fields that are sent. */
export const userFavoritesUpdate = defineCall('userFavorites.update', 'PUT /api/user-favorites/:id', {
  body: v.object({
    note: v.optional(note),
    project: v.optional(v.nullable(id)),
    seen: v.optional(v.nullable(seenState)),
    updated_at: version,
  }),
  answer: favorite,
});

/** Deletes a favorite. */
export const userFavoritesDelete = defineCall('userFavorites.delete', 'DELETE /api/user-favorites/:id', {
  answer: accepted,
});
