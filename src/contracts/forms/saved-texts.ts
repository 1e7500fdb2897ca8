import * as v from 'valibot';

/** In characters. */
export const maxNoteLength = 2000;
export const maxSearchNameLength = 120;

/** What a person writes about something that they save. */
export const note = v.pipe(v.string(), v.trim(), v.maxLength(maxNoteLength));
export const noteForm = v.object({ note });

/** What a person calls a saved search. */
export const searchName = v.pipe(v.string(), v.trim(), v.maxLength(maxSearchNameLength));
