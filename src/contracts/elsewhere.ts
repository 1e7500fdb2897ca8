import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** Calls that the site's API doesn't handle. */

/** The build that the host serves now: a static file, not part of the API. (requirements: new-builds) */
export const siteVersion = defineCall({
  id: 'site.version',
  method: 'GET',
  path: '/version.json',
  answer: v.object({ build: v.pipe(v.string(), v.nonEmpty()) }),
});

/**
 * Feedback on a manufacturer, posted to an address supplied by the page that linked here, which can return anything.
 * `sendFeedbackTo` sends it only to allowed addresses and without the session.
 */
export const feedbackCallerUrl = defineCall({
  id: 'feedback.callerUrl',
  method: 'POST',
  path: '/',
  body: nonClientFeedback,
  answer: v.string(),
});
