import type { Crumb } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';

/** Breadcrumbs of a page under a profile: home, the manufacturer, pages in between, the page itself. */
export const companyPageCrumbs = (company: Company, label: string, between: readonly Crumb[] = []): Crumb[] =>
  crumbsTo(label, { label: company.companyNoHtml, href: to.company(company) }, ...between);
