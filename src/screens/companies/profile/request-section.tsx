import { Suspense } from 'react';
import type { ComponentProps } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';
import type { Request as RequestParts } from '#src/screens/companies/profile/request.tsx';

/** Loaded after the profile, because few visitors send a request. */
const Request = lazyPart(
  async () => (await import('#src/screens/companies/profile/request.tsx')).Request,
  'The form to request information',
);

/** The request form in a manufacturer's profile. */
export function RequestSection(props: ComponentProps<typeof RequestParts>) {
  return (
    <Part id="request" title={`Request information from ${props.company.companyNoHtml}`}>
      <Suspense fallback={<div style={{ minHeight: '44rem' }} />}>
        <Request {...props} />
      </Suspense>
    </Part>
  );
}
