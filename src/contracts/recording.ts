import * as v from 'valibot';

import { count } from '#src/contracts/shapes.ts';

/** A film or a sound that the site itself plays. */
export const recording = v.object({
  url: v.string(),
  /** `video/mp4`, `audio/mp4`. */
  mediaType: v.string(),
  bytes: count,
  /** WebVTT files: what is said, and where each part begins. */
  captions: v.nullable(v.string()),
  chapters: v.nullable(v.string()),
});
export type Recording = v.InferOutput<typeof recording>;
