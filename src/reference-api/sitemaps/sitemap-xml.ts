import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';
import type { Sitemap } from '#src/reference-api/sitemaps/sitemaps.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The fields of sitemaps.org that search engines read; they all ignore frequency and priority. */
const entry = (tag: 'url' | 'sitemap', address: string, changed: string | null): string =>
  `<${tag}><loc>${xmlText(address)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</${tag}>`;

/** The addresses of one file. */
export function sitemapXml({ addresses }: Sitemap, origin: string): string {
  const urls = addresses.map(({ path, changed }) => entry('url', `${origin}${path}`, changed));
  return [head, `<urlset ${schema}>`, ...urls, '</urlset>', ''].join('\n');
}

/** The list of all files, each with its latest change. */
export function sitemapIndexXml(files: readonly Sitemap[], origin: string): string {
  const entries = files.map(({ name, addresses }) => {
    const days = addresses.flatMap(({ changed }) => changed ?? []);
    return entry('sitemap', `${origin}/sitemaps/${name}.xml`, days.toSorted().at(-1) ?? null);
  });
  return [head, `<sitemapindex ${schema}>`, ...entries, '</sitemapindex>', ''].join('\n');
}
