import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { typedSearchPath } from '#src/components/search/typed-search.ts';
import { redirect } from '#src/lib/redirect.ts';

/** Receives the search form if it is submitted before its script has loaded. */
export function typedSearch({ request }: ScreenRequest): null {
  const query = new URL(request.url).searchParams;
  const terms = query.get('terms');
  if (terms !== null && terms.trim() !== '') throw redirect(typedSearchPath(terms, query.get('type') ?? ''));
  return null;
}
