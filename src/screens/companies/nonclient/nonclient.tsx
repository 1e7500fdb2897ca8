import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import type { Company } from '#src/contracts/companies.ts';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import { CompanyFacts } from '#src/screens/companies/profile/company-facts.tsx';
import { FeedbackSection } from '#src/screens/companies/nonclient/feedback-section.tsx';
import type { Receiver, nonClient } from '#src/screens/companies/nonclient/loaders.ts';
import columns from '#src/screens/companies/profile/company-rest.module.css';
import style from '#src/screens/companies/nonclient/nonclient.module.css';

/** A manufacturer's basic listing with a feedback form. */
export function Screen() {
  const { company, receiver } = useScreenData<typeof nonClient>();
  return company.isClient ? <Client company={company} /> : <Listing company={company} receiver={receiver} />;
}

/** Clients have a full profile. */
function Client({ company }: { company: Company }) {
  useCanonicalPath(to.company(company));
  return null;
}

function Listing({ company, receiver }: { company: Company; receiver: Receiver }) {
  const path = to.companyNonclient(company);
  useCanonicalPath(path);
  const name = company.companyNoHtml;
  const crumbs = companyPageCrumbs(company, 'Listing');
  return (
    <Page
      title={`${name}, listed manufacturer`}
      description={`${name}: address, phone, and products. It has only a basic listing at ${brand.name}; tell us if you would like to see more.`}
      canonical={path}
      structuredData={webPage(name, path, crumbs)}
    >
      <CompanyFrame company={company} crumbs={crumbs} tab={null} facts="Basic listing">
        <div className={`grid at-top gap-6 pad-top-3 one-column-1023 ${columns.columns}`} key={company.coid}>
          <p className={`${columns.main} ${style.lead}`}>
            <bdi>{name}</bdi> is not a client of {brand.name}, so its drawings, specifications, and
            declarations are not here. This listing comes from public sources.
          </p>
          <aside
            className={`stack gap-4 minor-heads spaced-heads ${columns.aside}`}
            aria-label="Facts and contact"
          >
            <CompanyFacts company={company} isBrief />
            {company.sections.length > 0 && (
              <section aria-labelledby="makes">
                <h2 id="makes">Similar manufacturers</h2>
                <ul className="stack at-left gap-1 roomy-links">
                  {company.sections.map((section) => (
                    <li key={section.number}>
                      <Link to={to.section('product', section.number)}>
                        <SectionNumber section={section} withTitle />
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </aside>
          <div className={columns.main}>
            <FeedbackSection company={company} receiver={receiver} />
          </div>
        </div>
      </CompanyFrame>
    </Page>
  );
}
