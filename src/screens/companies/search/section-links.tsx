import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company } from '#src/contracts/companies.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/search/search.module.css';

interface Props {
  company: Company;
  sections: readonly (CsiSection & { doc_count?: number })[];
}

/** The sections of a manufacturer, each with a link to everything that it has there. */
export function SectionLinks({ company, sections }: Props) {
  return (
    <ul className="line-top lined-items">
      {sections.map((section) => (
        <li key={section.number}>
          <Link
            className={`flex between baseline gap-3 ${style.section}`}
            to={to.companySearch(company, `terms=*&section=${section.number}`)}
          >
            <SectionNumber section={section} withTitle />
            {section.doc_count !== undefined && (
              <span className="small-mono muted digits">{countText(section.doc_count)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
