import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { paths } from '../../src/paths.ts';

/** A page to make. */
export interface ListedPage {
  /** As the browser has it in its address bar. */
  path: string;
  /** The day of the last change of what it shows, YYYY-MM-DD; null where no record says. */
  changed: string | null;
}

/** The screens of single items; `site` is everything else. */
const items = [
  paths.product,
  paths.contentItem,
  paths.specification,
  paths.companyProject,
  paths.blogPost,
  paths.podcast,
  paths.course,
];

/** Tools, which show nothing without script. */
const tools = [paths.specwizard];

const isOfRow = (row: string, path: string): boolean =>
  matchPath({ path: row, caseSensitive: true }, path) !== null;

/**
 * The pages to make: `site` (all that the API's sitemap lists, but for items), `all` of them, or those of a file that
 * names a path, or a row of the route table such as `/content-type/:contentType`, on each line.
 */
export async function listPages(choice: string, apiOrigin: string): Promise<ListedPage[]> {
  const isTool = ({ path }: ListedPage) => tools.some((row) => isOfRow(row, path));
  const listed = (await sitemapPages(apiOrigin)).filter((page) => !isTool(page));
  if (choice === 'all') return listed;
  if (choice === 'site') return listed.filter(({ path }) => !items.some((item) => isOfRow(item, path)));
  const named = readFileSync(choice, 'utf8').split(/\s+/).filter(Boolean);
  return named.flatMap((line) => {
    const found = listed.filter(({ path }) => isOfRow(line, path));
    return found.length > 0 || line.includes(':') ? found : [{ path: line, changed: null }];
  });
}

/** All addresses that the API lists for search engines. */
async function sitemapPages(apiOrigin: string): Promise<ListedPage[]> {
  const pages = new Map<string, ListedPage>();
  for (const { location } of sitemapEntries(await read(`${apiOrigin}/sitemap.xml`)))
    for (const entry of sitemapEntries(await read(apiOrigin + pathOf(location)))) {
      const path = pathOf(entry.location);
      pages.set(path, { path, changed: entry.changed });
    }
  return [...pages.values()];
}

/** The addresses in a file of the sitemap, or of its index (sitemaps.org). */
export function sitemapEntries(xml: string): { location: string; changed: string | null }[] {
  return xml
    .split('<loc>')
    .slice(1)
    .map((entry) => ({
      location: xmlDecoded(entry.slice(0, entry.indexOf('</loc>')).trim()),
      changed: /<lastmod>\s*(\d{4}-\d\d-\d\d)/.exec(entry)?.[1] ?? null,
    }));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function xmlDecoded(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (all, name: string) => entities[name] ?? all);
}

const pathOf = (address: string): string => new URL(address).pathname;

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`No list of pages to make: ${url} answered ${answer.status}.`);
  return answer.text();
}
