import { About } from '#src/screens/companies/profile/about.tsx';
import { CompanyFacts } from '#src/screens/companies/profile/company-facts.tsx';
import { CompanyNews } from '#src/screens/companies/profile/company-news.tsx';
import { CompanyProjects } from '#src/screens/companies/profile/company-projects.tsx';
import style from '#src/screens/companies/profile/company-rest.module.css';
import { ContentCounts } from '#src/screens/companies/profile/content-counts.tsx';
import { CustomText } from '#src/screens/companies/profile/custom-text.tsx';
import { LikeThese } from '#src/screens/companies/profile/like-these.tsx';
import type { companyProfile } from '#src/screens/companies/loaders.ts';
import { OtherCompanies } from '#src/screens/companies/profile/other-companies.tsx';
import { ProductRange } from '#src/screens/companies/profile/product-range.tsx';
import { Representative } from '#src/screens/companies/profile/representative.tsx';
import { RequestSection } from '#src/screens/companies/profile/request-section.tsx';

type Props = Awaited<ReturnType<typeof companyProfile>>;

/** Everything below the head of a manufacturer's page. */
export function CompanyRest(props: Props) {
  const { company, client, customHtml, tree, projects, news, competitors, similar, similarTerms } = props;
  return (
    <>
      <div className={`at-top gap-6 one-column-1023 ${style.columns}`}>
        <aside className={`stack gap-4 ${style.aside}`} aria-label="Facts and contact">
          <CompanyFacts company={company} />
          <Representative result={client} isClient={company.isClient} />
        </aside>
        <div className={`stack ${style.main}`}>
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
    </>
  );
}
