import { Fragment, type ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '#src/components/page/breadcrumbs.tsx';
import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/frame/company-frame.module.css';
import { CompanyTabs, type Tab } from '#src/screens/companies/frame/company-tabs.tsx';
import { placeOf } from '#src/screens/companies/profile/company-meta.ts';

interface Props {
  company: Company;
  crumbs: readonly Crumb[];
  /** Content of the page's h1; the manufacturer's name if it is left out. */
  title?: ReactNode;
  /** A line below the title: how many, since when. */
  facts?: ReactNode;
  /** True for a page about a building, which shows neither the manufacturer's location nor its logo. */
  isElsewhere?: boolean;
  /** The tab of this page; null if it has none. */
  tab: Tab | null;
  children: ReactNode;
}

const isStated = (fact: ReactNode): boolean => fact !== undefined && fact !== false && fact !== '';

export function CompanyFrame({ company, crumbs, title, facts, isElsewhere = false, tab, children }: Props) {
  const place = isElsewhere ? '' : placeOf(company);
  const name = <bdi>{company.companyNoHtml}</bdi>;
  return (
    <div className="wrap stack at-start gap-3 page-high">
      <Breadcrumbs crumbs={crumbs} />
      <header className={isElsewhere ? '' : `grid at-top gap-4 one-column-599 ${style.head}`}>
        {!isElsewhere && (
          <div className="hidden-599">
            <CompanyLogo src={company.logo} name={company.companyNoHtml} size="small" />
          </div>
        )}
        <div className="stack shrinks gap-2px compact-title">
          <h1 className="anywhere">{title ?? name}</h1>
          <p className="dotted note muted digits">
            {title !== undefined && (
              <Link className="bold pad-block-2px" to={to.company(company)}>
                {name}
              </Link>
            )}
            {[place, facts].filter(isStated).map((fact, index) => (
              <Fragment key={index}>
                {' '}
                <span>{fact}</span>
              </Fragment>
            ))}
          </p>
        </div>
      </header>
      <CompanyTabs company={company} current={tab} />
      {children}
    </div>
  );
}
