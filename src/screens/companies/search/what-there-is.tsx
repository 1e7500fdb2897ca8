import { LinkList } from '#src/components/page/link-list.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { to } from '#src/paths.ts';

interface Props {
  company: Company;
  sections: readonly (CsiSection & { doc_count?: number })[];
}

/** What a manufacturer has, by section and by type. */
export const WhatThereIs = ({ company, sections }: Props) => (
  <div className="halves at-top gap-6 one-column-819 pad-top-3">
    <LinkList
      title="By section"
      links={sections
        .toSorted((one, other) => one.number.localeCompare(other.number))
        .map((section) => ({
          href: to.companySearch(company, `terms=*&section=${section.number}`),
          label: <SectionNumber section={section} withTitle />,
          count: section.doc_count ?? null,
        }))}
    />
    <LinkList
      title="By type"
      links={contentTypes
        .filter((type) => (company.counts[type] ?? 0) > 0)
        .map((type) => ({
          href: to.companyContent(company, type),
          label: contentTypeWords[type].plural,
          count: company.counts[type] ?? 0,
        }))}
    />
  </div>
);
