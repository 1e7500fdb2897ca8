import { use } from 'react';

import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { CountedSection } from '#src/contracts/csi.ts';
import type { Result } from '#src/contracts/result.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
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
    <div className="stack gap-3 line-top pad-block-4">
      <p>Or start with a section:</p>
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

interface LinksProps {
  company: Company;
  sections: readonly (CsiSection & { doc_count?: number })[];
}

/** Links each section to everything that the manufacturer has in it. */
function SectionLinks({ company, sections }: LinksProps) {
  return (
    <ul className={style.links}>
      {sections.map((section) => (
        <li key={section.number}>
          <Link className="link" to={to.companySearch(company, `terms=*&section=${section.number}`)}>
            <SectionNumber section={section} withTitle />
          </Link>
          {section.doc_count !== undefined && (
            <span className={`digits ${style.sectionCount}`}> {countText(section.doc_count)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
