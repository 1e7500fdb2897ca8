import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/profile/content-counts.module.css';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';

export function ContentCounts({ company }: { company: Company }) {
  if (!hasPart(company, 'library')) return null;
  return (
    <Part
      id="library"
      title="Library"
      aside={<Link to={to.companySearch(company)}>Search the library of {company.companyNoHtml}</Link>}
    >
      <ul className={`grid ${style.counts}`}>
        {contentTypes.map((type) => (
          <li key={type}>
            <Count company={company} type={type} count={company.counts[type] ?? 0} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Count({ company, type, count }: { company: Company; type: ContentType; count: number }) {
  const label = contentTypeWords[type].plural;
  const cell = (
    <>
      <span className={`accent ${style.count}`}>{countText(count)}</span> <span>{label}</span>
    </>
  );
  if (count === 0) return <span className={style.none}>{cell}</span>;
  return <Link to={to.companyContent(company, type)}>{cell}</Link>;
}
