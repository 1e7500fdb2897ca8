import { brand } from '#src/brand.ts';
import type { NewsItem } from '#src/contracts/alerts.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { findSection } from '#src/domain/masterformat/sections.ts';
import type { World } from '#src/reference-api/world/world.ts';
import type { SiteAddress } from '#src/reference-api/sitemaps/site-address.ts';

/** The newsletter, alerts, press releases by division, section, and year, and projects, wherever there are any. */
export function* newsAddresses({ news, alerts, projects, clients }: World): Generator<SiteAddress> {
  const releases = [...news.values()];
  yield { path: '/arcatect', changed: null };
  if (releases.length > 0) yield { path: '/arcatect-news', changed: lastOf(releases) };
  if (alerts.size > 0) yield { path: `/${brand.slug}-alert`, changed: lastOf([...alerts.values()]) };
  yield* releaseAddresses(releases);
  if (projects.size > 0) yield { path: '/projects', changed: null };
  const ofClients = [...projects.values()].filter(({ coid }) => clients.has(coid));
  for (const number of new Set(ofClients.flatMap(({ divisions }) => divisions)))
    if (findDivision(number)) yield { path: `/projects/${number}`, changed: null };
}

function* releaseAddresses(releases: readonly NewsItem[]): Generator<SiteAddress> {
  const byPath = new Map<string, NewsItem[]>();
  for (const release of releases)
    for (const path of pathsOf(release)) byPath.set(path, [...(byPath.get(path) ?? []), release]);
  for (const [path, own] of byPath) yield { path, changed: lastOf(own) };
}

/** All pages that list the release. */
function pathsOf({ division, sections, published_at: published }: NewsItem): string[] {
  const year = published.slice(0, 4);
  const known = sections.filter((digits) => findSection(digits) !== null);
  const divisions = new Set([division, ...sections.map((digits) => digits.slice(0, 2))]);
  const scopes = [
    ...[...divisions].filter((number) => findDivision(number) !== null),
    ...new Set(known.map((digits) => `${digits.slice(0, 2)}/${digits}`)),
  ];
  return ['/press-releases', ...scopes.flatMap((scope) => [scope, `${scope}/${year}`].map(under))];
}

const under = (scope: string): string => `/press-releases/${scope}`;

function lastOf(records: readonly { published_at: string }[]): string | null {
  return (
    records
      .map(({ published_at: published }) => published.slice(0, 10))
      .toSorted()
      .at(-1) ?? null
  );
}
