import * as v from 'valibot';
import { multilineText, singleLineText } from '#src/lib/invisible-characters.ts';

/*
 * Cleans all text that a person types or pastes, in forms and in the API. Removes invisible characters instead of
 * rejecting them, because people couldn't find them.
 */

/** A name, title, or subject: one line. */
export const line = v.pipe(v.string(), v.transform(singleLineText));

/** A note or message: any number of lines. */
export const lines = v.pipe(v.string(), v.transform(multilineText));
