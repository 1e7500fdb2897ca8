import { NextLinks } from '#src/components/page/next-links.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import { to } from '#src/paths.ts';
import { modeHref, type Mode } from '#src/screens/companies/search/mode.ts';
import { WhatThereIs } from '#src/screens/companies/search/what-there-is.tsx';

interface Props {
  company: Company;
  terms: string;
  mode: Mode;
  /** The same search without filters; null if there are none. */
  without?: string | null;
}

/** No results: suggests what else to do with the same words. */
export function NothingFound({ company, terms, mode, without = null }: Props) {
  const isAnything = terms === matchAllQuery;
  const otherMode = mode === 'meaning' ? 'words' : 'meaning';
  return (
    <div className="stack gap-3 line-top pad-block-4">
      <p className="lead ink">
        {isAnything ? (
          <>
            <bdi>{company.companyNoHtml}</bdi> has nothing {without === null ? 'here' : 'with these filters'}.
          </>
        ) : (
          <>
            Nothing by <bdi>{company.companyNoHtml}</bdi> {mode === 'meaning' ? 'is close to' : 'contains'} “
            {terms}”.
          </>
        )}
      </p>
      <NextLinks
        className="stack at-left gap-1 roomy-links"
        ways={[
          without !== null && ['Search in everything, without filters', without],
          !isAnything && [`Search by ${otherMode} instead`, modeHref(company, otherMode, terms)],
          !isAnything && ['Search all manufacturers', to.search(terms)],
          ['Ask the manufacturer', `${to.company(company)}#request`],
        ]}
      />
      {without === null && company.sections.length > 0 && (
        <WhatThereIs company={company} sections={company.sections} />
      )}
    </div>
  );
}
