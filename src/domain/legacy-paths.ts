import { coidText, companyIdFrom } from '#src/domain/company-id.ts';

/** Old pages that moved as a whole. */
const movedPages: ReadonlyMap<string, string> = new Map([
  ['/index04.shtml', '/'],
  ['/about.shtml', '/about'],
  ['/advertis.shtml', '/advertise'],
  ['/content', '/content-type/product'],
]);

/** Old folders by the screen that now lists what lay in them. */
const movedFolders: ReadonlyMap<string, string> = new Map([
  ['sd', '/content-type/spec'],
  ['bim', '/content-type/bim'],
  ['details', '/content-type/cad'],
  ['catalogs', '/content-type/catalog'],
  ['videos', '/content-type/video'],
  ['divs', '/content-type/product'],
  ['divs95', '/content-type/product?mf=95'],
]);

/**
 * Where a path of the former site leads now: one step, to a path of this site that is no legacy path itself;
 * null when it is no path of the former site, or names a company without a number. The host redirects the same
 * way before the application starts; this is for links followed inside it. (spec §2)
 */
export function redirectTarget(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const [, folder = '', ...rest] = path.split('/');
  if (folder === 'arcatcos') return rest.length === 2 ? companyPath(rest[1]) : null;
  if (folder === 'green') return rest[0] === 'clients' ? '/green-building' : null;
  // `/specwizard` alone is a screen of today.
  if (folder === 'specwizard') return rest.length > 0 ? '/specwizard' : null;
  return movedPages.get(path) ?? movedFolders.get(folder) ?? null;
}

/** `arc31250.html` of `/arcatcos/cos0431/arc31250.html`. The company's screen corrects the address to its slug. */
function companyPath(idHtml = ''): string | null {
  const coid = companyIdFrom(idHtml);
  return coid === null ? null : `/company/${coidText(coid)}`;
}
