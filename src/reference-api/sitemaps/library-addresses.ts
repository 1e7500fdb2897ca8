import { contentTypes } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { sections } from '#src/domain/masterformat/sections.ts';
import { categories } from '#src/reference-api/world/categories.ts';
import {
  neutralRevision,
  neutralSections,
} from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { type SiteAddress, lastChange } from '#src/reference-api/sitemaps/site-address.ts';

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
