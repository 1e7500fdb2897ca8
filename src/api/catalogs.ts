import { call } from '#src/api/call.ts';
import type { Catalog } from '#src/contracts/content.ts';
import { catalogSearchJson } from '#src/contracts/catalogs.ts';
import type { Result } from '#src/contracts/result.ts';
import { catalogPages, type CatalogPage } from '#src/domain/catalog-pages.ts';

/** The pages of a catalog with their text, from `search.json`, or from `search.xml` if there is no JSON file. */
export async function listCatalogPages(
  { webabrv, catalogFilename }: Catalog,
  signal: AbortSignal,
): Promise<Result<readonly CatalogPage[]>> {
  const params = { webabrv, catalogFilename };
  const json = await call(catalogSearchJson, { params, signal });
  if (json.error && json.error.status !== 404) return json;
  if (!json.error) return { data: catalogPages(json.data, params) };
  // Few catalogs have it.
  const { readCatalogXmlFile } = await import('#src/api/catalog-xml.ts');
  const xml = await readCatalogXmlFile(params, signal);
  return xml.error ? xml : { data: catalogPages(xml.data, params) };
}
