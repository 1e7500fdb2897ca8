import * as v from 'valibot';

/** In characters. */
export const maxNoteLength = 2000;

/** What a person writes about something that they keep. */
const note = v.pipe(v.string(), v.maxLength(maxNoteLength));
export const noteForm = v.object({ note });
