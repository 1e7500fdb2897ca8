import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';

/** What the page has no parts for, in one list. Only a client is expected to have them all. */
export function NotListed({ company }: { company: Company }) {
  const { companyNoHtml: name, isClient } = company;
  const hasLibrary = hasPart(company, 'library');
  const gaps = (
    [
      ['about', `${name} has no description yet.`],
      ['products', `${name} has no products in the library.`],
      ['projects', `${name} has no projects listed.`],
      ['news', `${name} has no news yet.`],
    ] as const
  ).filter(([id]) => isClient && !hasPart(company, id));
  if (hasLibrary && gaps.length === 0) return null;
  return (
    <Part id="not-listed" title="Not listed yet">
      <ul className="stack gap-1 muted">
        {!hasLibrary && (
          <li>
            <p>
              There are no products, drawings, or documents by {name} in the library
              {isClient ? ' yet.' : '.'} Request them with the form below
              {isClient ? (
                '.'
              ) : (
                <>
                  , or{' '}
                  <Link className="link" to={to.companyNonclient(company)}>
                    request them
                  </Link>
                  .
                </>
              )}
            </p>
          </li>
        )}
        {gaps.map(([id, words]) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Part>
  );
}
