import { AddToProject } from '#src/components/projects/add-to-project.tsx';
import { CompanyLogo } from '#src/components/library/company-logo.tsx';
import line from '#src/components/library/title-line.module.css';
import { FavoriteButton } from '#src/components/favorites/favorite-button.tsx';
import { Link } from '#src/components/page/link.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { Company } from '#src/contracts/companies.ts';
import { savedCompany } from '#src/domain/saved-item.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/companies/profile/company-head.module.css';
import { ContactLine } from '#src/screens/companies/profile/contact-links.tsx';
import { placeOf } from '#src/screens/companies/profile/company-meta.ts';
import { Dotted } from '#src/ui/dotted.tsx';

/** The others are in a disclosure. */
const sectionsShown = 8;

export function CompanyHead({ company }: { company: Company }) {
  const { coid, companyNoHtml: name, founded, sections, logo } = company;
  const place = placeOf(company);
  return (
    <header className={`grid at-top gap-5 one-column-599 ${style.head}`}>
      <CompanyLogo src={logo} name={name} size="large" />
      <div className={`stack shrinks gap-2 ${style.words}`}>
        <div className={`flow between at-top gap-2-4 ${line.title}`}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <div className="row rigid gap-2">
            <FavoriteButton item={savedCompany({ coid, company: name })} withLabel />
            <AddToProject items={[savedCompany({ coid, company: name })]} />
          </div>
        </div>
        <p className="note muted">
          <Dotted
            of={[
              founded === null ? 'Manufacturer' : `Manufacturer since ${founded}`,
              place,
              company.isClient ? '' : 'basic listing',
            ]}
          />
        </p>
        <ContactLine company={company} />
        {sections.length > 0 && (
          <ul className={`flow gap-6px fading-ends ${style.sections}`} aria-label="Sections">
            {sections.slice(0, sectionsShown).map((section) => (
              <li key={section.number}>
                <Link to={to.section('product', section.number)}>
                  <SectionNumber section={section} withTitle />
                </Link>
              </li>
            ))}
            {sections.length > sectionsShown && (
              <li className={`small muted ${style.more}`}>and {sections.length - sectionsShown} more</li>
            )}
          </ul>
        )}
      </div>
    </header>
  );
}
