import { About } from '#src/screens/companies/profile/about.tsx';
import { CompanyFacts } from '#src/screens/companies/profile/company-facts.tsx';
import { CompanyNews } from '#src/screens/companies/profile/company-news.tsx';
import { CompanyProjects } from '#src/screens/companies/profile/company-projects.tsx';
import style from '#src/screens/companies/profile/company-rest.module.css';
import { ContentCounts } from '#src/screens/companies/profile/content-counts.tsx';
import { CustomText } from '#src/screens/companies/profile/custom-text.tsx';
import type { companyProfile } from '#src/screens/companies/loaders.ts';
import { NotListed } from '#src/screens/companies/profile/not-listed.tsx';
import { OtherCompanies } from '#src/screens/companies/profile/other-companies.tsx';
import { ProductRange } from '#src/screens/companies/profile/product-range.tsx';
import { WhoHasContent } from '#src/screens/companies/profile/who-has-content.tsx';
import { Representative } from '#src/screens/companies/profile/representative.tsx';
import { use, Suspense, type ComponentProps } from 'react';
import { PromptSuspense } from '#src/components/page/prompt-suspense.tsx';
import { Link } from '#src/components/page/link.tsx';
import type { Result } from '#src/contracts/result.ts';
import { to } from '#src/paths.ts';
import { useIsHydrated } from '#src/components/page/use-is-hydrated.ts';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import type { Request as RequestParts } from '#src/screens/companies/profile/request.tsx';

type Props = Awaited<ReturnType<typeof companyProfile>>;

/** Everything below the head of a manufacturer's page. */
export function CompanyRest(props: Props) {
  const { company, client, customHtml, tree, projects, news, competitors, similar, similarTerms } = props;
  const isBare = !hasPart(company, 'library');
  return (
    <div className="near-window-first">
      <div className={`grid at-top gap-6 ${isBare ? style.bare : 'one-column-1023'} ${style.columns}`}>
        <div className={`stack ${style.main}`}>
          <About company={company} />
          <ContentCounts company={company} />
          <ProductRange result={tree} company={company} />
          <NotListed company={company} />
          {isBare && <WhoHasContent company={company} competitors={competitors} similar={similar} />}
          <div className={`stack near-window-first hidden-if-empty ${style.rest}`}>
            <CompanyProjects result={projects} company={company} />
            <CompanyNews result={news} company={company} />
            <CustomText result={customHtml} company={company} />
          </div>
        </div>
        <aside className={`stack gap-4 ${style.aside}`} aria-label="Facts and contact">
          <CompanyFacts company={company} isBrief={isBare} />
          <Representative result={client} isClient={company.isClient} />
        </aside>
        <div className={style.main}>
          <RequestSection tree={tree} company={company} />
        </div>
      </div>
      {!isBare && (
        <div id="others">
          <OtherCompanies id="competing" title="Competing manufacturers" result={competitors} />
          <OtherCompanies
            id="similar"
            title="Similar manufacturers"
            result={similar}
            aside={<LikeThese result={similarTerms} />}
          />
        </div>
      )}
    </div>
  );
}

/** Links to a search for similar products. Renders nothing if it is empty or fails to load. */
const LikeThese = ({ result }: { result: Promise<Result<string | null>> }) => (
  <PromptSuspense awaited={result}>
    <SimilarSearch result={result} />
  </PromptSuspense>
);

function SimilarSearch({ result }: { result: Promise<Result<string | null>> }) {
  const terms = use(result).data;
  return terms ? (
    <Link to={to.searchType(terms, 'product')}>Search all manufacturers for “{terms}”</Link>
  ) : null;
}

/** Loaded after the profile, because few visitors send a request. */
const Request = lazyPart(
  async () => (await import('#src/screens/companies/profile/request.tsx')).Request,
  'the form to request information',
);

/**
 * The request form in a manufacturer's profile. A pre-rendered page only reserves its space: nothing can be sent
 * without script, and what is typed into a form whose code is still loading would be lost.
 */
function RequestSection(props: ComponentProps<typeof RequestParts>) {
  const place = <div className={style.request} />;
  return (
    <div className="screen-only">
      <Part id="request" title={`Request information from ${props.company.companyNoHtml}`}>
        {useIsHydrated() ? (
          <Suspense fallback={place}>
            <Request {...props} />
          </Suspense>
        ) : (
          place
        )}
      </Part>
    </div>
  );
}
