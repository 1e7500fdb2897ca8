import { freshMs } from '#src/api/reads.ts';
import { isSecretPath } from '#src/lib/secret-paths.ts';
import { allVisits, type PageVisit } from '#src/components/palette/visited.ts';

const most = 8;
/** Library pages only: searches have their own list, and account pages are private. */
const listedPaths = /^\/(?:product|company|content-type|products|featured|compare)(?:\/|$)/;

const pathOf = ({ href }: PageVisit): string => href.split(/[?#]/)[0] ?? '';

/**
 * The library pages that were visited, without duplicates, the latest first. Excludes addresses that contain
 * a password.
 */
export const recentlyViewed = (): readonly PageVisit[] =>
  distinct(
    allVisits().filter((page) => listedPaths.test(pathOf(page))),
    pathOf,
  );

/** The pages that open without a connection: any that were just visited, except the one that failed. */
export function keptPages(failed: string): readonly PageVisit[] {
  const oldest = performance.now() - freshMs;
  return distinct(
    allVisits().filter(({ href, at }) => at > oldest && href !== failed),
    ({ href }) => href,
  );
}

function distinct(visits: readonly PageVisit[], keyOf: (page: PageVisit) => string): readonly PageVisit[] {
  const shown = visits.filter((page) => page.title !== '' && !isSecretPath(pathOf(page)));
  return shown
    .filter((page, place) => shown.findIndex((other) => keyOf(other) === keyOf(page)) === place)
    .slice(0, most);
}
