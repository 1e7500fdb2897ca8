import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';
import { WhatThereIs } from '#src/screens/companies/search/what-there-is.tsx';

interface Props {
  company: Company;
  sections: Promise<Result<CountedSection[]>> | null;
}

/** Shown before the first search. */
export function Start({ company, sections }: Props) {
  const hasAny = Object.values(company.counts).some((count) => count > 0);
  if (!hasAny) {
    return (
      <div className="stack gap-3 line-top pad-block-4">
        <p className="lead ink">
          There’s nothing from <bdi>{company.companyNoHtml}</bdi> to search
          {company.isClient ? ' yet.' : '.'}
        </p>
        <NextLinks
          className="stack at-left gap-1 roomy-links"
          ways={[
            ['Search all manufacturers', to.searchEmpty()],
            ['Ask the manufacturer', `${to.company(company)}#request`],
          ]}
        />
      </div>
    );
  }
  return (
    <PromptSuspense
      awaited={sections}
      fallback={<WhatThereIs company={company} sections={company.sections} />}
    >
      {sections && <Counted company={company} result={sections} />}
    </PromptSuspense>
  );
}

/** Works without counts if they can't be loaded. */
function Counted({ company, result }: { company: Company; result: Promise<Result<CountedSection[]>> }) {
  const { data } = use(result);
  return <WhatThereIs company={company} sections={data ?? company.sections} />;
}
