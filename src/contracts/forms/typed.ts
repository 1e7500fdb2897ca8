import * as v from 'valibot';

import { manyLines, oneLine } from '#src/lib/unseen-signs.ts';

/*
 * What a person types or pastes, in a form or through the API: all of it passes here. Signs that cannot be seen are taken
 * out rather than refused, as whoever pasted them could not find them.
 */

/** A name, a title, a subject: one line. */
export const line = v.pipe(v.string(), v.transform(oneLine));

/** A note, a message: as many lines as there are. */
export const lines = v.pipe(v.string(), v.transform(manyLines));
