import * as v from 'valibot';

import { contentTypes } from '#src/contracts/content-types.ts';

/** What a person can keep: the twelve types of content, and manufacturers by their company number. */
export const savedType = v.picklist([...contentTypes, 'company']);
export type SavedType = v.InferOutput<typeof savedType>;

/** How an item stood when a person last looked at it, to tell whether it has changed since. */
export const seen = v.object({
  /** Day or moment of its last change; null for manufacturers, which have none. */
  updated: v.nullable(v.string()),
  /** Edition or version where the type has one. */
  version: v.nullable(v.string()),
});
export type Seen = v.InferOutput<typeof seen>;
