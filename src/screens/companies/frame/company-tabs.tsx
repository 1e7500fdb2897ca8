import { CountTabs } from '#src/components/library/count-tabs.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

export type Tab = ContentType | 'projects' | 'search';

/** Short labels, so that all tabs fit on one line on a desktop. */
const labels: Partial<Record<ContentType, string>> = { cad: 'CAD', bim: 'BIM', spec: 'Specs' };

/** Links every page of a manufacturer to all others. A client's empty type keeps its tab, with the count 0. */
export const CompanyTabs = ({ company, current }: { company: Company; current: Tab | null }) => (
  <CountTabs
    label={`Pages of ${company.companyNoHtml}`}
    tabs={[
      { key: 'overview', label: 'Overview', count: null, href: to.company(company), isCurrent: false },
      ...contentTypes.map((type) => ({
        key: type,
        label: labels[type] ?? contentTypeWords[type].plural,
        count: company.counts[type] ?? 0,
        href: to.companyContent(company, type),
        isCurrent: current === type,
      })),
      {
        key: 'projects',
        label: 'Projects',
        count: company.hasProjects ? null : 0,
        href: to.companyProjects(company),
        isCurrent: current === 'projects',
      },
      {
        key: 'search',
        label: 'Search',
        count: null,
        href: to.companySearch(company),
        isCurrent: current === 'search',
      },
    ].filter(({ count, isCurrent }) => company.isClient || isCurrent || count !== 0)}
  />
);
