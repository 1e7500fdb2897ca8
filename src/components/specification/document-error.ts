import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/** Its message is shown to the user. */
export class DocumentError extends Error {}

/** A message for the user about why a document was not made from the section or sections. */
export function reasonOf(error: unknown, what: 'section' | 'sections'): string {
  if (error instanceof DocumentError) return error.message;
  // Browsers report a failed fetch as a `TypeError`.
  if (isChunkFailure(error) || error instanceof TypeError)
    return 'Couldn’t load a part of the site that this format needs. Check your connection and try again.';
  return `Something in the ${what} couldn’t be written in this format. Try another format.`;
}
