import { call } from '#src/api/call.ts';
import { contentEs, manufacturersSlugContent, type ContentPage } from '#src/contracts/companies.ts';
import { companyIdParam } from '#src/components/library/company-id-param.ts';
import { redirect } from '#src/lib/redirect.ts';
import { notFound, requireData } from '#src/lib/require-data.ts';
import type { ScreenRequest } from '#src/components/page/screen-route.ts';
import { contentTypeFrom } from '#src/domain/content-types.ts';
import { hasViewer } from '#src/domain/viewer/viewer-types.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { paths, to } from '#src/paths.ts';

/**
 * An item in its viewer. Redirects types without a viewer to their own screens, and items of another manufacturer to
 * its address.
 */
export async function viewer({ params, request: { signal, url } }: ScreenRequest): Promise<ContentPage> {
  const contentType = contentTypeFrom(params['contentType'] ?? '');
  const contentId = positiveIntegerFrom(params['contentId'] ?? '');
  const coid = companyIdParam(params['id'], paths.viewer);
  if (contentType === null || contentId === null) throw notFound();
  if (contentType === 'product') throw redirect(to.product(contentId));
  if (contentType === 'catalog') throw redirect(to.catalogViewer({ coid, companySlug: '' }, contentId));
  const page = await call(manufacturersSlugContent, { params: { coid, contentType, contentId }, signal });
  if (page.error?.status === 404) {
    const { data } = await call(contentEs, { params: { contentType, id: contentId }, signal });
    const view = new URL(url).searchParams.get('view') ?? '';
    if (data && data.coid !== coid) throw redirect(to.viewer(data, contentType, contentId, view));
  }
  const found = requireData(page);
  if (!hasViewer(found.item)) throw redirect(to.contentItem(found.company, contentType, contentId));
  return found;
}
