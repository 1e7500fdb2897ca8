import { isChunkFailure } from '#src/lib/chunk-failure.ts';

/** Its message is for the person. */
export class DocumentError extends Error {}

/** Why a document was not made, in words for the person; `what` was to be written. */
export function reasonOf(error: unknown, what: 'section' | 'sections'): string {
  if (error instanceof DocumentError) return error.message;
  // Browsers tell a fetch that failed by this type.
  if (isChunkFailure(error) || error instanceof TypeError)
    return 'Couldn’t load a part of the site that this format needs. Check your connection and try again.';
  return `Something in the ${what} couldn’t be written in this format. Try another format.`;
}
