import { call } from '#src/api/call.ts';
import { alertsNews } from '#src/contracts/alerts.ts';
import {
  clientsByCoid,
  contentEs,
  customhtmlByCoid,
  manufacturersSlug,
  manufacturersSlugContent,
} from '#src/contracts/companies.ts';
import { productsCompetitors, productsSimilar, productsSimilarQuery } from '#src/contracts/products.ts';
import { clientProjectByCoid } from '#src/contracts/projects.ts';
import { getCompany } from '#src/api/companies.ts';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import type { Result } from '#src/contracts/result.ts';
import { redirect } from '#src/lib/redirect.ts';
import { requireData, notFound } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { picturedTree, type PicturedTree } from '#src/domain/product-tree.ts';
import { paths, to } from '#src/paths.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';

const newsShown = 6;

/**
 * Waits only for the manufacturer; everything further down is a promise. Calls that need only the id start right away;
 * calls for parts that the record says are missing are not made.
 */
export async function companyProfile({ params, request }: ScreenRequest) {
  const coid = companyIdParam(params['id'], paths.company);
  const missing = new AbortController();
  const signal = AbortSignal.any([request.signal, missing.signal]);
  const record = getCompany(coid, signal);
  const tree = afterFirstPaint(() => treeOf(coid, signal));
  const customHtml = afterFirstPaint(() => call(customhtmlByCoid, { params: { coid }, signal }));
  const competitors = afterFirstPaint(() => call(productsCompetitors, { params: { coid }, signal }));
  const similar = afterFirstPaint(() => call(productsSimilar, { params: { coid }, signal }));
  const similarTerms = afterFirstPaint(() => call(productsSimilarQuery, { params: { coid }, signal }));
  try {
    const company = requireData(await record);
    return {
      company,
      client: company.isClient
        ? afterFirstPaint(() => call(clientsByCoid, { params: { coid }, signal }))
        : nothing(null),
      customHtml,
      tree: (company.counts['product'] ?? 0) > 0 ? tree : nothing(picturedTree([], [])),
      projects: company.hasProjects
        ? afterFirstPaint(() => call(clientProjectByCoid, { params: { coid }, signal }))
        : nothing([]),
      news: company.hasNews
        ? afterFirstPaint(() => call(alertsNews, { query: { coid, size: newsShown }, signal }))
        : nothing([]),
      competitors,
      similar,
      similarTerms,
    };
  } catch (error) {
    // If the manufacturer can't be loaded, cancels the other calls.
    missing.abort();
    throw error;
  }
}

/**
 * Makes no call if any part of the address is invalid. Products have a screen of their own. Redirects an item of
 * another manufacturer to its own address.
 */
export async function contentItem({ params, request: { signal } }: ScreenRequest) {
  const contentType = contentTypeFrom(params['contentType'] ?? '');
  const contentId = positiveIntegerFrom(params['contentId'] ?? '');
  const coid = companyIdParam(params['id'], paths.contentItem);
  if (contentType === null || contentId === null) throw notFound();
  if (contentType === 'product') return { productId: contentId };
  const page = await call(manufacturersSlugContent, { params: { coid, contentType, contentId }, signal });
  if (page.error?.status === 404) {
    const { data } = await call(contentEs, { params: { contentType, id: contentId }, signal });
    if (data && data.coid !== coid) throw redirect(to.contentItem(data, contentType, contentId));
  }
  return requireData(page);
}

const nothing = <T>(data: T): Promise<Result<T>> => Promise.resolve({ data });

async function treeOf(coid: number, signal: AbortSignal): Promise<Result<PicturedTree>> {
  const result = await call(manufacturersSlug, { params: { coid, contentType: 'product' }, signal });
  return result.error ? result : { data: picturedTree(result.data.tree, result.data.items) };
}
