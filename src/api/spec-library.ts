import { call } from '#src/api/call.ts';
import type { QueryOf } from '#src/contracts/define-call.ts';
import type { Result } from '#src/contracts/result.ts';
import { specLibraryParagraphs, standardsGet, standardsList } from '#src/contracts/spec-library.ts';
import type { CitedStandard, FoundParagraphs, StandardsFound } from '#src/contracts/spec-library.ts';

/** Paragraphs of specifications that have the words. */
export function searchSpecifications(
  query: QueryOf<typeof specLibraryParagraphs>,
  signal: AbortSignal,
): Promise<Result<FoundParagraphs>> {
  return call(specLibraryParagraphs, { query, signal });
}

/** The standards that specifications cite. */
export function listStandards(
  query: QueryOf<typeof standardsList>,
  signal: AbortSignal,
): Promise<Result<StandardsFound>> {
  return call(standardsList, { query, signal });
}

/** A standard with the specifications that cite it. */
export function getStandard(
  slug: string,
  query: QueryOf<typeof standardsGet>,
  signal: AbortSignal,
): Promise<Result<CitedStandard>> {
  return call(standardsGet, { params: { slug }, query, signal });
}
