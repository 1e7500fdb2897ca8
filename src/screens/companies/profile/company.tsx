import { useScreenData } from '#src/components/page/screen-data.tsx';
import { afterFirstPaint } from '#src/browser/first-paint.ts';
import { AfterHeadPaint } from '#src/components/page/after-head-paint.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { CompanyHead } from '#src/screens/companies/profile/company-head.tsx';
import type { companyProfile } from '#src/screens/companies/loaders.ts';
import { hasPart, PartLinks } from '#src/screens/companies/frame/part-links.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import {
  companyCard,
  companyCrumbs,
  companyDescription,
  companyStructure,
} from '#src/screens/companies/profile/company-meta.ts';

const CompanyRest = lazyPart(
  () =>
    afterFirstPaint(
      async () => (await import('#src/screens/companies/profile/company-rest.tsx')).CompanyRest,
    ),
  'the rest of the page',
);

/** A manufacturer's profile: who it is, what it makes, downloads, and whom to ask. */
export function Screen() {
  const profile = useScreenData<typeof companyProfile>();
  const { company } = profile;
  useCanonicalPath(to.company(company));
  return (
    <Page
      title={company.companyNoHtml}
      description={companyDescription(company)}
      canonical={to.company(company)}
      structuredData={companyStructure(company)}
      card={companyCard(company)}
    >
      <div className="wrap stack gap-3 compact-title pad-top-4" key={company.coid}>
        <Breadcrumbs crumbs={companyCrumbs(company)} />
        <CompanyHead company={company} />
        {hasPart(company, 'library') ? (
          <PartLinks company={company} />
        ) : (
          // A short page, with nothing to jump to.
          <div className="line-top screen-only" />
        )}
        <AfterHeadPaint>
          <CompanyRest {...profile} />
        </AfterHeadPaint>
      </div>
    </Page>
  );
}
