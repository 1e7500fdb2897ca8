/** Messages of Chromium, Firefox, Safari, and the build's loader. */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|^error loading module|ChunkLoadError/i;

/** Whether a chunk could not be loaded, because the browser is offline or the build is outdated. */
export const isChunkFailure = (thrown: unknown): boolean =>
  thrown instanceof Error && messages.test(thrown.message);
