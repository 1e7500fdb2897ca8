import { contentTypeFrom } from '#src/domain/content-types.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { to } from '#src/paths.ts';

/** Where a search leads for what was typed and the type chosen; the empty search for terms that can't be searched for. */
export function typedSearchPath(typed: string, type: string): string {
  const terms = searchTermsFrom(typed);
  if (terms === null) return to.searchEmpty();
  const contentType = type === 'company' ? type : contentTypeFrom(type);
  return contentType === null ? to.search(terms) : to.searchType(terms, contentType);
}
