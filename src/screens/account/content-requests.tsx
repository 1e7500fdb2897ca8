import { useRevalidator } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { Deferred } from '#src/components/page/deferred.tsx';
import style from '#src/screens/account/account.module.css';
import { ContentRequestForm } from '#src/screens/account/content-request-form.tsx';
import { ContentRequestList } from '#src/screens/account/content-request-list.tsx';
import type { contentRequests } from '#src/screens/account/loaders.ts';
import { SkeletonText } from '#src/ui/skeleton.tsx';

export function Screen() {
  const { requests, projects, query } = useScreenData<typeof contentRequests>();
  const { revalidate } = useRevalidator();
  return (
    <AccountPage
      title="Content requests"
      description="Request a drawing, a declaration, or a product, and track your requests."
    >
      <div className={`grid at-top gap-5-6 minor-heads spaced-heads ${style.besides}`}>
        <section aria-labelledby="asked">
          <h2 id="asked">Your requests</h2>
          <Deferred result={requests} what="your requests" fallback={<SkeletonText lines={9} />}>
            {(list) => <ContentRequestList list={list} projects={projects} />}
          </Deferred>
        </section>
        <section aria-labelledby="ask">
          <h2 id="ask">New request</h2>
          <ContentRequestForm
            key={query}
            query={query}
            projects={projects}
            onSent={() => void revalidate()}
          />
        </section>
      </div>
    </AccountPage>
  );
}
