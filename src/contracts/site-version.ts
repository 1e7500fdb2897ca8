import * as v from 'valibot';
import { defineCall } from '#src/contracts/define-call.ts';

/** The build that the host serves now: a static file, not part of the API. (requirements: new-builds) */
export const siteVersion = defineCall('site.version', 'GET /version.json', {
  answer: v.object({ build: v.pipe(v.string(), v.nonEmpty()) }),
});
