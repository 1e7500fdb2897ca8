import { call } from '#src/api/call.ts';
import { parseXml } from '#src/browser/xml.ts';
import type { Catalog } from '#src/contracts/content.ts';
import { catalogSearchJson, catalogSearchXml } from '#src/contracts/catalogs.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { catalogPages, pagesFromXml } from '#src/domain/catalog-pages.ts';
import type { CatalogPage, CatalogTextPage } from '#src/domain/catalog-pages.ts';

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
  const xml = await call(catalogSearchXml, { params, signal });
  if (xml.error) return xml;
  const { document } = parseXmlOf(xml.data);
  const pages = document ? pagesFromXml(document) : null;
  return pages === null ? { error: brokenText() } : pagesOf(pages);
}

function parseXmlOf(text: string): { document: XMLDocument | null } {
  const parsed = parseXml(text);
  return { document: 'document' in parsed ? parsed.document : null };
}

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
