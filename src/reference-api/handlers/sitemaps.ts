import { http, HttpResponse, type HttpHandler } from 'msw';
import type { World } from '#src/reference-api/world/world.ts';
import { conditionalResponse } from '#src/reference-api/handlers/responses.ts';

/** `/sitemap.xml`, the index, and `/sitemaps/cad-1.xml` …, for search engines. */
export function sitemapHandlers(worldNow: () => World): HttpHandler[] {
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const { sitemaps } = await import('#src/reference-api/sitemaps/sitemaps.ts');
    const { sitemapIndexXml, sitemapXml } = await import('#src/reference-api/sitemaps/sitemap-xml.ts');
    const files = sitemaps(worldNow());
    const name = /\/sitemaps\/([a-z]+-\d+)\.xml$/.exec(pathname)?.[1];
    const file = files.find((one) => one.name === name);
    const body = pathname.endsWith('/sitemap.xml')
      ? sitemapIndexXml(files, origin)
      : file && sitemapXml(file, origin);
    if (body === undefined)
      return HttpResponse.json({ message: 'There is no such sitemap.' }, { status: 404 });
    return conditionalResponse(request, body, { 'content-type': 'application/xml; charset=utf-8' });
  };
  return ['*/sitemap.xml', '*/sitemaps/:file'].flatMap((path) => [
    http.get(path, answer),
    http.head(path, answer),
  ]);
}
