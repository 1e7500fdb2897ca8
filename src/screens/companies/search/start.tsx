import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/search/search.module.css';

/** The state before the first search. */
export function Start({ company }: { company: Company }) {
  const hasAny = Object.values(company.counts).some((count) => count > 0);
  if (!hasAny) {
    return (
      <div className={style.empty}>
        <p className={style.plain}>
          There is nothing by <bdi>{company.companyNoHtml}</bdi> to search in
          {company.isClient ? ' yet.' : '.'}
        </p>
        <ul className={style.links}>
          <li>
            <Link className="link" to={to.searchEmpty()}>
              Search all manufacturers
            </Link>
          </li>
          <li>
            <Link className="link" to={`${to.company(company)}#request`}>
              Ask the manufacturer
            </Link>
          </li>
        </ul>
      </div>
    );
  }
  return (
    <div className={style.empty}>
      <p>Or begin with a section:</p>
      <ul className={style.links}>
        {company.sections.slice(0, 8).map((section) => (
          <li key={section.number}>
            <Link
              className="link"
              to={to.companySearch(company, `terms=${encodeURIComponent(section.title)}`)}
            >
              <SectionNumber section={section} withTitle />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
