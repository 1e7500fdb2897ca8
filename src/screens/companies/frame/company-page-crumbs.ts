import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs of a page under a profile: home, the manufacturer, pages in between, the page itself. */
export function companyPageCrumbs(company: Company, label: string, between: readonly Crumb[] = []): Crumb[] {
  return crumbsTo(label, { label: company.companyNoHtml, href: to.company(company) }, ...between);
}
