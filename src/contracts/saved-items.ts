import * as v from 'valibot';
import { contentTypes } from '#src/contracts/content-types.ts';

/** The twelve content types, plus manufacturers by company number. */
export const savedType = v.picklist([...contentTypes, 'company']);
export type SavedType = v.InferOutput<typeof savedType>;

/** The item's state when the user last saw it, to detect changes. */
export const seenState = v.object({
  /** Date of its last change; null for manufacturers, which have none. */
  updated: v.nullable(v.string()),
  /** Edition or version, if the type has one. */
  version: v.nullable(v.string()),
});
export type SeenState = v.InferOutput<typeof seenState>;
