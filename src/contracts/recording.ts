import * as v from 'valibot';
import { count } from '#src/contracts/shapes.ts';

/** A video or audio recording that the site itself plays. */
export const recording = v.object({
  url: v.string(),
  /** `video/mp4`, `audio/mp4`. */
  mediaType: v.string(),
  bytes: count,
  /** WebVTT files: captions, and the start of each chapter. */
  captions: v.nullable(v.string()),
  chapters: v.nullable(v.string()),
});
export type Recording = v.InferOutput<typeof recording>;
