import { isSecretPath } from '#src/lib/secret-paths.ts';
import { allVisits } from '#src/components/palette/visited.ts';
import type { PageVisit } from '#src/components/palette/visited.ts';

const most = 8;
/** Items and lists of the library: no searches, which have a list of their own, and nothing of an account. */
const listedPaths = /^\/(?:product|company|content-type|products|featured|compare)(?:\/|$)/;

const pathOf = ({ href }: PageVisit): string => href.split(/[?#]/)[0] ?? '';

/** The pages of the library looked at, each once, the latest first. Those with a password in their path are none. */
export function recentlyViewed(): readonly PageVisit[] {
  const shown = allVisits().filter(
    (page) => page.title !== '' && listedPaths.test(pathOf(page)) && !isSecretPath(pathOf(page)),
  );
  return shown
    .filter((page, place) => shown.findIndex((other) => pathOf(other) === pathOf(page)) === place)
    .slice(0, most);
}
