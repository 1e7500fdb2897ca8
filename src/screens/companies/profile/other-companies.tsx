import type { ReactNode } from 'react';

import type { CallError } from '#src/contracts/result.ts';
import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/profile/other-companies.module.css';
import { Part } from '#src/screens/companies/frame/part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Dotted } from '#src/ui/dotted.tsx';

const companiesShown = 8;

interface Props {
  id: string;
  title: string;
  result: Promise<{ data: CompanyBrief[]; error?: never } | { data?: never; error: CallError }>;
  aside?: ReactNode;
}

/** Similar manufacturers, as rows that can be compared. Renders nothing, not even a heading, if there are none. */
export function OtherCompanies({ id, title, result, aside }: Props) {
  const part = (children: ReactNode) => (
    <div className={`screen-only ${style.block}`}>
      <Part id={id} title={title} aside={aside}>
        {children}
      </Part>
    </div>
  );
  return (
    <Deferred result={result} what={title.toLowerCase()} fallback={part(<Skeleton height="132px" />)}>
      {(companies) =>
        companies.length > 0 && part(<CompanyRows companies={companies.slice(0, companiesShown)} />)
      }
    </Deferred>
  );
}

export const CompanyRows = ({
  companies,
  isNarrow = false,
}: {
  companies: readonly CompanyBrief[];
  /** True beside a column of facts. */ isNarrow?: boolean;
}) => (
  <ul className={`grid gap-3-4 ${isNarrow ? 'halves one-column-899' : style.companies}`}>
    {companies.map((company) => (
      <Row key={company.coid} company={company} />
    ))}
  </ul>
);

function Row({ company }: { company: CompanyBrief }) {
  const { company: name, logo, city, state, counts } = company;
  const facts = [
    [city, state].filter(Boolean).join(', '),
    countPhrase(counts['product'], 'product', 'products'),
    countPhrase(counts['cad'], 'detail', 'details'),
  ];
  return (
    <li className={`grid at-middle gap-3 ${style.row}`}>
      <CompanyLogo src={logo} name={name} size="small" />
      <div>
        <h3 className="note">
          <Link to={to.company(company)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className="small muted">
          <Dotted of={facts} />
        </p>
      </div>
    </li>
  );
}

const countPhrase = (count: number | undefined, one: string, several: string): string =>
  count === undefined || count === 0 ? '' : `${countText(count)} ${count === 1 ? one : several}`;
