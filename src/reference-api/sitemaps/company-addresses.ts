import type { Company } from '#src/contracts/companies.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { companyPath } from '#src/reference-api/sitemaps/site-paths.ts';
import { type SiteAddress, lastChange } from '#src/reference-api/sitemaps/site-address.ts';

/** Manufacturers by letter, with their lists and projects; those that are not clients have one page. */
export function* companyAddresses(world: World): Generator<SiteAddress> {
  const companies = [...world.companies.values()];
  const byLetter = Map.groupBy(companies, ({ companyNoHtml }) => companyNoHtml.charAt(0).toLowerCase());
  for (const [letter, under] of byLetter)
    if (/^[a-z]$/.test(letter)) yield { path: `/manufacturers/${letter}`, changed: lastChange(under) };
  for (const company of companies) yield* addressesOf(world, company);
  for (const { id, coid, companySlug } of world.projects.values())
    yield { path: `${companyPath({ coid, companySlug })}/projects/${id}`, changed: null };
}

function* addressesOf({ content }: World, company: Company): Generator<SiteAddress> {
  const path = companyPath(company);
  if (!company.isClient) {
    yield { path: `${path}/nonclient`, changed: lastChange([company]) };
    return;
  }
  yield { path, changed: lastChange([company, ...content.everythingOf(company.coid)]) };
  if (company.hasProjects) yield { path: `${path}/projects`, changed: null };
  for (const type of contentTypes) {
    const items = content.ofCompany(company.coid, type);
    if (items.length > 0) yield { path: `${path}/${type}`, changed: lastChange(items) };
  }
}
