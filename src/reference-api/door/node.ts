/**
 * The parts of the reference API that scripts, the build, and the dev server use. `vite.config.ts` imports this file, so large
 * modules load on demand.
 */
export { texts } from '#src/reference-api/content/texts.ts';
export { mediaOnDisk } from '#src/reference-api/media/media-on-disk.ts';
export { apiDocs } from '#src/reference-api/serve/api-docs.ts';
export { callerAddress } from '#src/reference-api/serve/caller-address.ts';
export { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
export { listen } from '#src/reference-api/serve/listen.ts';
export { nodeHandler } from '#src/reference-api/serve/node-handler.ts';
export { readServeOptions } from '#src/reference-api/serve/options.ts';
export { originOf } from '#src/reference-api/serve/origin.ts';
export { readTarget } from '#src/reference-api/serve/read-target.ts';
export { locationOf, readRedirectRules, type MatchRule } from '#src/reference-api/serve/redirect-rules.ts';
export { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';

/** `createReferenceApi`, with the sample world and all handlers. */
export const loadApi = () => import('#src/reference-api/http/api.ts');

/** `startServer`: static files, redirects, and handlers on a port. */
export const loadServer = () => import('#src/reference-api/serve/start-server.ts');

/** `changeStaff`: sets the manufacturer whose reports an account opens. */
export const loadStaff = () => import('#src/reference-api/account/staff.ts');

/** Runs `npm run serve` with the options of this process. */
export const serve = () => import('#src/reference-api/serve/serve.ts');

/** Loads the library into a search engine, with the options of this process. */
export const loadSearch = () => import('#src/reference-api/serve/load-search.ts');
