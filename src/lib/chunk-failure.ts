/** What browsers and the build's own loader say when a part of the site does not come, in Chromium, Firefox and Safari. */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|^error loading module|ChunkLoadError/i;

/** Whether an error means that a chunk of the site could not be loaded: no network, or an older build than is served. */
export function isChunkFailure(thrown: unknown): boolean {
  return thrown instanceof Error && messages.test(thrown.message);
}
