import { callUrl } from '#src/api/address.ts';
import { fetchFile } from '#src/api/files.ts';
import { apiOrigin, siteOrigin } from '#src/browser/location.ts';
import type { Catalog } from '#src/contracts/content.ts';
import { catalogSearchXml } from '#src/contracts/catalogs.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import type { CatalogTextPage } from '#src/domain/catalog-pages.ts';
import { pagesFromXml } from '#src/domain/catalog-text.ts';
import { textOfXml } from '#src/lib/xml-encoding.ts';

/** Longer text files are not read. */
const mostBytes = 25_000_000;

/** The pages of a catalog's `search.xml`. Its bytes are read, since other encodings than UTF-8 are named in the file. */
export async function readCatalogXmlFile(
  { webabrv, catalogFilename }: Pick<Catalog, 'webabrv' | 'catalogFilename'>,
  signal: AbortSignal,
): Promise<Result<readonly CatalogTextPage[]>> {
  const path = callUrl(catalogSearchXml, { webabrv, catalogFilename });
  const url = apiOrigin() === siteOrigin() ? path : new URL(path, apiOrigin()).href;
  const file = { url, name: 'search.xml', format: 'XML', bytes: null, updated: '' };
  const { data, error } = await fetchFile(file, { signal, limit: mostBytes });
  if (error) return { error: { ...error, call: catalogSearchXml.id } };
  const pages = await pagesIn(data).catch(() => null);
  return pages === null ? { error: brokenText() } : { data: pages };
}

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
