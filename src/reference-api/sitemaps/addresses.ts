import type { Company } from '#src/contracts/companies.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { companyPath, type SiteAddress, lastChange } from '#src/reference-api/sitemaps/site-address.ts';
import { brand } from '#src/brand.ts';
import type { NewsItem } from '#src/contracts/alerts.ts';
import { findDivision, divisions } from '#src/domain/masterformat/divisions.ts';
import { findSection, sections } from '#src/domain/masterformat/sections.ts';
import { categories } from '#src/reference-api/world/categories.ts';
import {
  neutralRevision,
  neutralSections,
} from '#src/reference-api/specifications/neutral/neutral-sections.ts';

/** Manufacturers by letter, with their lists and projects; those that are not clients have one page. */
export function* companyAddresses(world: World): Generator<SiteAddress> {
  const companies = [...world.companies.values()];
  const byLetter = Map.groupBy(companies, ({ companyNoHtml }) => companyNoHtml.charAt(0).toLowerCase());
  for (const [letter, under] of byLetter)
    if (/^[a-z]$/.test(letter)) yield { path: `/manufacturers/${letter}`, changed: lastChange(under) };
  for (const company of companies) yield* addressesOf(world, company);
  for (const { id, coid, companySlug } of world.projects.values())
    yield { path: `${companyPath({ coid, companySlug })}/projects/${id}`, changed: null };
}

function* addressesOf({ content }: World, company: Company): Generator<SiteAddress> {
  const path = companyPath(company);
  if (!company.isClient) {
    yield { path: `${path}/nonclient`, changed: lastChange([company]) };
    return;
  }
  yield { path, changed: lastChange([company, ...content.everythingOf(company.coid)]) };
  if (company.hasProjects) yield { path: `${path}/projects`, changed: null };
  for (const type of contentTypes) {
    const items = content.ofCompany(company.coid, type);
    if (items.length > 0) yield { path: `${path}/${type}`, changed: lastChange(items) };
  }
}

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

const lastOf = (records: readonly { published_at: string }[]): string | null =>
  records
    .map(({ published_at: published }) => published.slice(0, 10))
    .toSorted()
    .at(-1) ?? null;

/** Pages that change with the site, not with its records. */
const pages = [
  '/library',
  '/featured/products',
  '/rfi',
  '/advertise',
  '/payment',
  '/building-product-specifications/get-specified',
  '/get-specified-more',
  '/about',
  '/apps',
  '/rss',
  '/terms',
  '/accessibility',
  '/privacy',
  '/standards',
  '/spec-info',
  '/spec-info/chart',
  '/spec-info/display-hidden-notes',
  '/green-building',
  '/architectural-resources',
  '/architectural-schools',
];

/** The home page, single lists, and the library by type, division, and section, wherever it has something. */
export function* libraryAddresses(world: World): Generator<SiteAddress> {
  const { content, today } = world;
  yield { path: '/', changed: lastChange(contentTypes.flatMap((type) => content.all(type))) };
  yield { path: '/specwizard', changed: lastChange(content.all('sw')) };
  for (const wizard of content.all('sw'))
    yield { path: `/sw/${encodeURIComponent(wizard.filename)}`, changed: lastChange([wizard]) };
  for (const filename of neutralSections(world).keys())
    yield { path: `/sw/${filename}`, changed: neutralRevision(world) };
  yield { path: '/whats-new', changed: today };
  for (const path of pages) yield { path, changed: null };
  for (const type of contentTypes) {
    yield { path: `/content-type/${type}`, changed: lastChange(content.all(type)) };
    for (const { number } of divisions) {
      const items = content.inDivision(number, type);
      if (items.length > 0) yield { path: `/content-type/${type}/${number}`, changed: lastChange(items) };
    }
    for (const { digits } of sections) {
      const items = content.inSection(digits, type);
      const path = `/content-type/${type}/${digits.slice(0, 2)}/${digits}`;
      if (items.length > 0) yield { path, changed: lastChange(items) };
    }
  }
  for (const { digits } of sections) {
    const products = content.inSection(digits, 'product');
    if (products.length > 0) yield { path: `/products/by-csi/${digits}`, changed: lastChange(products) };
  }
  for (const { key } of [{ key: 'all' }, ...categories]) yield { path: `/products/${key}`, changed: null };
}
