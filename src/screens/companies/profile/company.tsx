import { useLoaderData } from 'react-router';

import { Below } from '#src/components/page/below.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { About } from '#src/screens/companies/profile/about.tsx';
import { CompanyFacts } from '#src/screens/companies/profile/company-facts.tsx';
import { CompanyHead } from '#src/screens/companies/profile/company-head.tsx';
import style from '#src/screens/companies/profile/company.module.css';
import { ContentCounts } from '#src/screens/companies/profile/content-counts.tsx';
import { CustomText } from '#src/screens/companies/profile/custom-text.tsx';
import type { companyProfile } from '#src/screens/companies/loaders.ts';
import { LikeThese } from '#src/screens/companies/profile/like-these.tsx';
import { OtherCompanies } from '#src/screens/companies/profile/other-companies.tsx';
import { PartLinks } from '#src/screens/companies/frame/part-links.tsx';
import { CompanyNews } from '#src/screens/companies/profile/company-news.tsx';
import { ProductRange } from '#src/screens/companies/profile/product-range.tsx';
import { CompanyProjects } from '#src/screens/companies/profile/company-projects.tsx';
import { Representative } from '#src/screens/companies/profile/representative.tsx';
import { RequestSection } from '#src/screens/companies/profile/request-section.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import {
  companyCrumbs,
  companyDescription,
  companyStructure,
} from '#src/screens/companies/profile/company-meta.ts';

/** A manufacturer: who it is, what it makes, what there is to download, and whom to ask. */
export function Screen() {
  const { company, client, customHtml, tree, projects, news, competitors, similar, similarTerms } =
    useLoaderData<typeof companyProfile>();
  useCanonicalPath(to.company(company));
  return (
    <Page
      title={company.companyNoHtml}
      description={companyDescription(company)}
      canonical={to.company(company)}
      structuredData={companyStructure(company)}
    >
      <div className={`wrap ${style.page}`} key={company.coid}>
        <Breadcrumbs crumbs={companyCrumbs(company)} />
        <CompanyHead company={company} />
        <PartLinks company={company} />
        <Below>
          <div className={style.columns}>
            <aside className={style.aside} aria-label="Facts and contact">
              <CompanyFacts company={company} />
              <Representative result={client} isClient={company.isClient} />
            </aside>
            <div className={style.main}>
              <About company={company} />
              <ContentCounts company={company} />
              <ProductRange result={tree} company={company} />
              <CompanyProjects result={projects} company={company} />
              <CompanyNews result={news} company={company} />
              <CustomText result={customHtml} company={company} />
              <RequestSection tree={tree} company={company} />
            </div>
          </div>
          <OtherCompanies
            id="competing"
            title="Competing manufacturers"
            none="No competitors listed."
            result={competitors}
          />
          <OtherCompanies
            id="similar"
            title="Similar manufacturers"
            none="No similar manufacturers."
            result={similar}
            aside={<LikeThese result={similarTerms} />}
          />
        </Below>
      </div>
    </Page>
  );
}
