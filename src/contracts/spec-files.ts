import * as v from 'valibot';
import { coid } from '#src/contracts/shapes.ts';

export const specFileFormats = ['docx', 'rtf', 'txt', 'html'] as const;
export type SpecFileFormat = (typeof specFileFormats)[number];

/**
 * `specFile.generate`: the file of a finished section, from a host of its own (`VITE_SPEC_FILE_ORIGIN`) or from
 * `/spec-file/` on the site. Returns the bytes; 400 and 404 return `{ "message": … }`.
 */
export const specFileQuery = v.object({
  coid: v.pipe(v.string(), v.regex(/^\d{5}$/), v.transform(Number), coid),
  /** The section's MasterFormat 04 digits. */
  spec: v.pipe(v.string(), v.regex(/^\d{6}(?:\d{2})?$/)),
  format: v.picklist(specFileFormats),
  /** Ids of the chosen lines, comma-joined. */
  data: v.pipe(v.string(), v.regex(/^(?:\d{1,6}(?:,\d{1,6})*)?$/)),
  filename: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
  mf: v.literal('04'),
});
