import { to, type CompanyLink } from '#src/paths.ts';

/** The ways to search a manufacturer's content. */
export type Mode = 'words' | 'products' | 'meaning';

/** The address of a search mode for some words; `''` before the first search. */
export function modeHref(company: CompanyLink, mode: Mode, terms: string): string {
  const encoded = encodeURIComponent(terms);
  if (mode === 'words') return to.companySearch(company, terms && `terms=${encoded}`);
  return mode === 'products'
    ? to.companyProductSearch(company, terms && `terms=${encoded}`)
    : to.companyVectorSearch(company, terms && `q=${encoded}`);
}
