import { useScreenData } from '#src/components/page/screen-data.tsx';
import { Page } from '#src/components/page/page.tsx';
import { webPage } from '#src/components/page/structured-crumbs.ts';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import { CompanyFacts } from '#src/screens/companies/profile/company-facts.tsx';
import { WhoHasContent } from '#src/screens/companies/profile/who-has-content.tsx';
import { FeedbackSection } from '#src/screens/companies/nonclient/feedback-section.tsx';
import type { nonClient } from '#src/screens/companies/nonclient/loaders.ts';
import columns from '#src/screens/companies/profile/company-rest.module.css';

/** A manufacturer's basic listing with a feedback form. */
export function Screen() {
  const loaded = useScreenData<typeof nonClient>();
  return loaded.company.isClient ? <Client {...loaded} /> : <Listing {...loaded} />;
}

type Loaded = Awaited<ReturnType<typeof nonClient>>;

/** Clients have a full profile. */
function Client({ company }: Loaded) {
  useCanonicalPath(to.company(company));
  return null;
}

function Listing({ company, receiver, competitors, similar }: Loaded) {
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
        <div className={`grid at-top gap-6 pad-top-3 ${columns.bare} ${columns.columns}`} key={company.coid}>
          <div className={`stack ${columns.main}`}>
            <p className="measure">
              <bdi>{name}</bdi> is not a client of {brand.name}, so its drawings, specifications, and
              declarations are not here. This listing comes from public sources.
            </p>
            <WhoHasContent company={company} competitors={competitors} similar={similar} />
          </div>
          <aside className={`stack gap-4 ${columns.aside}`} aria-label="Facts and contact">
            <CompanyFacts company={company} isBrief />
          </aside>
          <div className={columns.main}>
            <FeedbackSection company={company} receiver={receiver} />
          </div>
        </div>
      </CompanyFrame>
    </Page>
  );
}
