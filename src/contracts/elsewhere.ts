import * as v from 'valibot';

import { defineCall } from '#src/contracts/define-call.ts';
import { nonClientFeedback } from '#src/contracts/forms/feedback.ts';

/** Calls that the site's API does not answer. */

/** Which build the host serves now: a file of the site, and not answered by the API. (requirements: new-builds) */
export const siteVersion = defineCall({
  id: 'site.version',
  method: 'GET',
  path: '/version.json',
  answer: v.object({ build: v.pipe(v.string(), v.nonEmpty()) }),
});

/**
 * What a visitor says about a manufacturer, posted to an address that the caller of the page supplies; it answers
 * whatever it likes. Sent by `sendFeedbackTo` to allowed addresses only, without session.
 */
export const feedbackCallerUrl = defineCall({
  id: 'feedback.callerUrl',
  method: 'POST',
  path: '/',
  body: nonClientFeedback,
  answer: v.string(),
});
