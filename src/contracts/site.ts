import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';

/** Which build the CDN serves now. */
export const siteVersion = defineCall({
  id: 'site.version',
  method: 'GET',
  path: '/version.json',
  answer: v.object({ build: v.string() }),
});
