import { call } from '#src/api/call.ts';
import { manufacturersEs, manufacturersSlug, manufacturersSlugVariations } from '#src/contracts/companies.ts';
import { listCompanyMedia } from '#src/api/companies.ts';
import { listContentByIds } from '#src/api/content.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentListFrom } from '#src/domain/content-list.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { positiveIntegerFrom, positiveIntegersFrom } from '#src/lib/positive-integer.ts';
import { paths } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

const maxProducts = 50;

/**
 * All content of one type from a manufacturer. Filtering by the address happens on the client and needs no further
 * call.
 */
export async function companyContent({ params, request: { url, signal } }: ScreenRequest) {
  const type = contentTypeFrom(params['contentType'] ?? '');
  const state = contentListFrom(new URL(url).searchParams);
  const coid = companyIdParam(params['id'], paths.companyContent);
  if (type === null || state === null) throw notFound();
  const [company, content, media] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(manufacturersSlug, { params: { coid, contentType: type }, signal }),
    listCompanyMedia(coid, type, signal),
  ]);
  const { items } = requireData(content);
  const listed = new Set(items.map(({ id }) => id));
  // Some manufacturers' SpecWizards are listed only in their media.
  const others = requireData(media).filter(({ id }) => !listed.has(id));
  return { type, state, company: requireData(company), items: [...items, ...others] };
}

export async function contentOfProducts({ params, request: { url, signal } }: ScreenRequest) {
  const type = contentTypeFrom(params['contentType'] ?? '');
  const ids = positiveIntegersFrom(params['ids'] ?? '');
  const page = pageNumberFrom(new URL(url).searchParams.get('page'));
  const coid = companyIdParam(params['id'], paths.companyContentOfProducts);
  if (type === null || ids === null || ids.length > maxProducts || page === null) throw notFound();
  const [company, named, content] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    listContentByIds('product', ids, signal),
    call(manufacturersSlug, { params: { coid, contentType: type }, signal }),
  ]);
  const products = requireData(named).filter((product) => product.coid === coid);
  return { type, ids, company: requireData(company), products, items: requireData(content).items };
}

/** An item and its variations. */
export async function variations({ params, request: { url, signal } }: ScreenRequest) {
  const type = contentTypeFrom(params['contentType'] ?? '');
  const id = positiveIntegerFrom(params['contentId'] ?? '');
  const coid = companyIdParam(params['id'], paths.companyVariations);
  if (type === null || id === null) throw notFound();
  const [company, found] = await Promise.all([
    call(manufacturersEs, { params: { coid }, signal }),
    call(manufacturersSlugVariations, { params: { coid, contentType: type, contentId: id }, signal }),
  ]);
  const onlyDifferences = new URL(url).searchParams.get('only') === 'differences';
  const { item, variations: others } = requireData(found);
  return { company: requireData(company), item, others, onlyDifferences };
}
