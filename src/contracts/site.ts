import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';

/** Which build the host serves now: a file of the site, and not answered by the API. (requirements: new-builds) */
export const siteVersion = defineCall({
  id: 'site.version',
  method: 'GET',
  path: '/version.json',
  answer: v.object({ build: v.pipe(v.string(), v.nonEmpty()) }),
});
