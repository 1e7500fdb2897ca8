import { isSecretPath } from '#src/lib/secret-paths.ts';
import { allVisits } from '#src/components/palette/visited.ts';
import type { PageVisit } from '#src/components/palette/visited.ts';

const most = 8;
/** Library pages only: searches have their own list, and account pages are private. */
const listedPaths = /^\/(?:product|company|content-type|products|featured|compare)(?:\/|$)/;

const pathOf = ({ href }: PageVisit): string => href.split(/[?#]/)[0] ?? '';

/**
 * The library pages that were visited, without duplicates, the latest first. Excludes addresses that contain
 * a password.
 */
export function recentlyViewed(): readonly PageVisit[] {
  const shown = allVisits().filter(
    (page) => page.title !== '' && listedPaths.test(pathOf(page)) && !isSecretPath(pathOf(page)),
  );
  return shown
    .filter((page, place) => shown.findIndex((other) => pathOf(other) === pathOf(page)) === place)
    .slice(0, most);
}
