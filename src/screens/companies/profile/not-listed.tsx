import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';

/**
 * Names the parts that the page lacks, in one sentence if the manufacturer has nothing in the library. Only clients are
 * expected to have the other parts.
 */
export function NotListed({ company }: { company: Company }) {
  if (!hasPart(company, 'library'))
    return (
      <Part id="not-listed" title="Not listed yet">
        <Nothing company={company} />
      </Part>
    );
  const { companyNoHtml: name, isClient } = company;
  const gaps = (
    [
      ['about', `${name} has no description yet.`],
      ['products', `${name} has no products in the library.`],
      ['projects', `${name} has no projects listed.`],
      ['news', `${name} has no news yet.`],
    ] as const
  ).filter(([id]) => isClient && !hasPart(company, id));
  if (gaps.length === 0) return null;
  return (
    <Part id="not-listed" title="Not listed yet">
      <ul className="stack gap-1 muted">
        {gaps.map(([id, words]) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Part>
  );
}

function Nothing({ company }: { company: Company }) {
  const { companyNoHtml: name, isClient } = company;
  return (
    <p className="measure">
      There are no products, drawings, or documents by {name} in the library. Ask the manufacturer with the
      form below
      {isClient ? (
        '.'
      ) : (
        <>
          , or{' '}
          <Link className="link" to={to.companyNonclient(company)}>
            tell {brand.name} that you would specify them
          </Link>
          .
        </>
      )}
    </p>
  );
}
