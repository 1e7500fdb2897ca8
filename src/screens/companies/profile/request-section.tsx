import { Suspense } from 'react';
import type { ComponentProps } from 'react';

import { later } from '#src/components/page/later.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import type { Request as RequestParts } from '#src/screens/companies/profile/request.tsx';

/** Few visitors ask, and none before having read: forms and their checks come after the profile. */
const Request = later(
  async () => (await import('#src/screens/companies/profile/request.tsx')).Request,
  'The form to request information',
);

/** A question to the manufacturer, in the profile. */
export function RequestSection(props: ComponentProps<typeof RequestParts>) {
  return (
    <Part id="request" title={`Request information from ${props.company.companyNoHtml}`}>
      <Suspense fallback={<div style={{ minHeight: '44rem' }} />}>
        <Request {...props} />
      </Suspense>
    </Part>
  );
}
