import { useLoaderData } from 'react-router';

import { Page } from '#src/components/page/page.tsx';
import { useProperAddress } from '#src/components/page/use-proper-address.ts';
import { to } from '#src/paths.ts';
import { crumbsBelow } from '#src/screens/companies/frame/below.ts';
import { CompanyFrame } from '#src/screens/companies/frame/company-frame.tsx';
import type { ownResources } from '#src/screens/companies/resources/loaders.ts';
import { PasswordForm } from '#src/screens/companies/resources/password-form.tsx';
import { Opened } from '#src/screens/companies/resources/opened.tsx';

/** What a manufacturer's own people see. Its address holds a password: nothing of it may stand in title, links or data. */
export function Screen() {
  const { company, webabrv, password, own } = useLoaderData<typeof ownResources>();
  useProperAddress(to.companyResources(company, webabrv, password));
  return (
    <Page
      title={`Own resources of ${company.companyNoHtml}`}
      description={`For the people of ${company.companyNoHtml}: the state of their library.`}
      canonical={null}
    >
      <meta name="referrer" content="no-referrer" />
      <CompanyFrame
        company={company}
        crumbs={crumbsBelow(company, 'Own resources')}
        title="Own resources"
        tab={null}
        facts="For the manufacturer’s own people. Who has this address sees this page."
      >
        {own === null ? (
          <PasswordForm company={company} webabrv={webabrv} />
        ) : (
          <Opened company={company} own={own} />
        )}
      </CompanyFrame>
    </Page>
  );
}
