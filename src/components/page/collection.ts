import type { StructuredData } from '#src/browser/structured-data.ts';
import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';

/** Structured data of a list page (schema.org `CollectionPage`). */
export const collectionPage = (
  name: string,
  path: string,
  crumbs: readonly Crumb[],
  numberOfItems: number,
): StructuredData => ({
  ...webPage(name, path, crumbs),
  '@type': 'CollectionPage',
  mainEntity: { '@type': 'ItemList', numberOfItems },
});
