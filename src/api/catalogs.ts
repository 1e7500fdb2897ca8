import { callUrl } from '#src/api/address.ts';
import { call } from '#src/api/call.ts';
import { apiOrigin, siteOrigin } from '#src/browser/location.ts';
import { fetchFile } from '#src/api/files.ts';
import type { Catalog } from '#src/contracts/content.ts';
import { catalogSearchJson, catalogSearchXml } from '#src/contracts/catalogs.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { catalogPages, pagesFromXml } from '#src/domain/catalog-pages.ts';
import type { CatalogPage, CatalogTextPage } from '#src/domain/catalog-pages.ts';
import { textOfXml } from '#src/lib/xml-encoding.ts';

/** The pages of a catalog with their text, from `search.json`, or from `search.xml` if there is no JSON file. */
export async function listCatalogPages(
  { webabrv, catalogFilename }: Catalog,
  signal: AbortSignal,
): Promise<Result<readonly CatalogPage[]>> {
  const params = { webabrv, catalogFilename };
  const pagesOf = (texts: readonly CatalogTextPage[]): Result<readonly CatalogPage[]> => ({
    data: catalogPages(texts, params),
  });
  const json = await call(catalogSearchJson, { params, signal });
  if (!json.error) return pagesOf(json.data);
  if (json.error.status !== 404) return json;
  const path = callUrl(catalogSearchXml, params);
  const url = apiOrigin() === siteOrigin() ? path : new URL(path, apiOrigin()).href;
  const file = { url, name: 'search.xml', format: 'XML', bytes: null, updated: '' };
  const xml = await fetchFile(file, { signal, limit: mostBytes });
  if (xml.error) return { error: { ...xml.error, call: catalogSearchXml.id } };
  const pages = await pagesIn(xml.data).catch(() => null);
  return pages === null ? { error: brokenText() } : pagesOf(pages);
}

/** Longer text files are not read. */
const mostBytes = 25_000_000;

/** Its bytes, not its text: other encodings than UTF-8 are named in the file. */
const pagesIn = async (file: Blob): Promise<readonly CatalogTextPage[] | null> =>
  pagesFromXml(textOfXml(new Uint8Array(await file.arrayBuffer())));

function brokenText(): CallError {
  return {
    call: catalogSearchXml.id,
    kind: 'invalid',
    status: 200,
    message: 'The text file of this catalog is damaged.',
    field: null,
    retryAfter: null,
  };
}
