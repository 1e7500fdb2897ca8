import { useScreenData } from '#src/components/page/screen-data.tsx';
import { ManufacturerPassword } from '#src/components/account/manufacturer-password.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { useCanonicalPath } from '#src/components/page/use-canonical-path.ts';
import { to } from '#src/paths.ts';
import { companyPageCrumbs } from '#src/screens/companies/frame/company-page-crumbs.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import type { ownResources } from '#src/screens/companies/resources/loaders.ts';
import { UnlockedResources } from '#src/screens/companies/resources/unlocked-resources.tsx';

/** The address contains a password: keep it out of titles, links, and data. */
export function Screen() {
  const { company, webabrv, password, own } = useScreenData<typeof ownResources>();
  useCanonicalPath(to.companyResources(company, webabrv, password));
  return (
    <Page
      title={`Manufacturer resources: ${company.companyNoHtml}`}
      description={`For staff of ${company.companyNoHtml}: requests, reports, and a summary of your library.`}
      canonical={null}
    >
      <meta name="referrer" content="no-referrer" />
      <CompanyFrame
        company={company}
        crumbs={companyPageCrumbs(company, 'Manufacturer resources')}
        title="Manufacturer resources"
        tab={null}
        facts="For the manufacturer’s staff. Anyone with this link can view this page."
      >
        {own === null ? (
          <ManufacturerPassword
            webabrv={webabrv}
            hrefOf={(name, word) => to.companyResources(company, name, word)}
          >
            <p>
              <Link className="link" to={to.company(company)}>
                Public page of <bdi>{company.companyNoHtml}</bdi>
              </Link>
            </p>
          </ManufacturerPassword>
        ) : (
          <UnlockedResources company={company} own={own} password={password} />
        )}
      </CompanyFrame>
    </Page>
  );
}
