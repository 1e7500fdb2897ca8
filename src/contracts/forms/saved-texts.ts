import * as v from 'valibot';
import { line, lines } from '#src/contracts/forms/typed.ts';

/** In characters. */
export const maxNoteLength = 2000;
export const maxSearchNameLength = 120;

export const note = v.pipe(lines, v.trim(), v.maxLength(maxNoteLength));
export const noteForm = v.object({ note });

export const searchName = v.pipe(line, v.trim(), v.maxLength(maxSearchNameLength));
export const searchNameForm = v.object({ name: searchName });
