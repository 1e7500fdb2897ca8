import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';
import { SectionLinks } from '#src/screens/companies/search/section-links.tsx';
import style from '#src/screens/companies/search/search.module.css';

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
          className={style.links}
          ways={[
            ['Search all manufacturers', to.searchEmpty()],
            ['Ask the manufacturer', `${to.company(company)}#request`],
          ]}
        />
      </div>
    );
  }
  return (
    <div className="stack gap-2 measure minor-heads pad-top-3">
      <h2>Or start with a section</h2>
      <PromptSuspense
        awaited={sections}
        fallback={<SectionLinks company={company} sections={company.sections} />}
      >
        {sections && <Counted company={company} result={sections} />}
      </PromptSuspense>
    </div>
  );
}

/** Works without counts if they can't be loaded. */
function Counted({ company, result }: { company: Company; result: Promise<Result<CountedSection[]>> }) {
  const { data } = use(result);
  return <SectionLinks company={company} sections={data ?? company.sections} />;
}
