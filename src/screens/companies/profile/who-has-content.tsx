import { useMemo } from 'react';

import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company, CompanyBrief } from '#src/contracts/companies.ts';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { CompanyRows } from '#src/screens/companies/profile/other-companies.tsx';
import style from '#src/screens/companies/profile/who-has-content.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Two rows of two. */
const companiesShown = 4;

interface Props {
  company: Company;
  /** Manufacturers of the same sections, then those of the same divisions. */
  competitors: Promise<Result<CompanyBrief[]>>;
  similar: Promise<Result<CompanyBrief[]>>;
}

/**
 * For a manufacturer without content: other manufacturers of its sections that have some. Renders nothing if its sections
 * aren't known.
 */
export function WhoHasContent({ company, competitors, similar }: Props) {
  const others = useMemo(() => bothOf(competitors, similar), [competitors, similar]);
  if (company.sections.length === 0) return null;
  return (
    <div className="screen-only">
      <Part id="competing" title="Similar manufacturers in the library">
        <div className="stack gap-3">
          <Deferred
            result={others}
            what="similar manufacturers"
            fallback={
              <div className={style.toCome}>
                <Skeleton height="46px" />
              </div>
            }
          >
            {(companies) =>
              companies.length === 0 ? (
                <p className="muted">None has products or drawings in these divisions yet.</p>
              ) : (
                <CompanyRows companies={companies.slice(0, companiesShown)} isNarrow />
              )
            }
          </Deferred>
          <ul className="stack at-left gap-1 note">
            {company.sections.map((section) => (
              <li key={section.number}>
                <Link className="link inline-block pad-block-3px" to={to.section('product', section.number)}>
                  All products in <SectionNumber section={section} withTitle />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Part>
    </div>
  );
}

/** Both lists without duplicates, limited to manufacturers with content; an error if one of the lists is missing. */
async function bothOf(
  competitors: Props['competitors'],
  similar: Props['similar'],
): Promise<Result<CompanyBrief[]>> {
  const [one, other] = await Promise.all([competitors, similar]);
  if (one.error) return one;
  if (other.error) return other;
  const all = new Map([...one.data, ...other.data].map((company) => [company.coid, company]));
  return {
    data: [...all.values()].filter(({ counts }) => Object.values(counts).some((count) => (count ?? 0) > 0)),
  };
}
