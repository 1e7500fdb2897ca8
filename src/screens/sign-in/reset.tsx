import { useState } from 'react';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { SentNotice } from '#src/components/forms/sent-notice.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { to } from '#src/paths.ts';
import { ForgotForm } from '#src/screens/sign-in/forgot-form.tsx';
import { ResetForm } from '#src/screens/sign-in/reset-form.tsx';
import type { resetState } from '#src/screens/sign-in/reset-loaders.ts';
import { Notice } from '#src/ui/notice.tsx';

const facts = [
  ['Once, within 30 minutes', 'A link works once. A new one can be requested at any time.'],
  ['Not stored', 'For your security, it’s gone after a reload: open the link in the email again.'],
  ['Signed out everywhere', 'A new password ends all sessions, on every device.'],
] as const;

export function Screen() {
  const loaded = useScreenData<typeof resetState>();
  const retry = useRetry(loaded);
  const [end, setEnd] = useState<'changed' | 'refused' | null>(null);
  const kind = end ?? loaded.kind;
  return (
    <Page
      title="Choose a new password"
      description="Choose a new password using the link we emailed you."
      canonical={null}
    >
      <meta name="referrer" content="no-referrer" />
      <div className="wrap stack at-start gap-5 page-high compact-title">
        <h1>Choose a new password</h1>
        <WithPanel isShort panel={<PanelPart title="About the link" facts={facts} />}>
          {loaded.kind === 'good' && kind === 'good' && (
            <>
              {loaded.isSample && (
                <Notice title="This is the sample world’s link." role="status">
                  <p>
                    Anyone can use it, any number of times, to change the sample architect’s password. A real
                    link works once, within 30 minutes.
                  </p>
                </Notice>
              )}
              <ResetForm onChanged={() => setEnd('changed')} onRefused={() => setEnd('refused')} />
            </>
          )}
          {kind === 'changed' && (
            <SentNotice title="Your password was changed" level={2}>
              <p>Use the new password from now on. You’ve been signed out on every device.</p>
              <p>
                <Link className="link" to={to.signIn('/')}>
                  Sign in
                </Link>
              </p>
            </SentNotice>
          )}
          {loaded.kind === 'failed' && kind === 'failed' && (
            <RetryNotice title="Couldn’t check the link." {...retry}>
              <p>{loaded.message} You can still use it.</p>
            </RetryNotice>
          )}
          {(kind === 'refused' || kind === 'none') && <InvalidLink isRefused={kind === 'refused'} />}
        </WithPanel>
      </div>
    </Page>
  );
}

const InvalidLink = ({ isRefused }: { isRefused: boolean }) => (
  <>
    {isRefused ? (
      <Notice tone="bad" title="This link is no longer valid." role="alert">
        <p>A link works once, within 30 minutes. Request a new one below.</p>
      </Notice>
    ) : (
      <Notice title="Open the link in the email again." role="status">
        <p>
          For your security, the link isn’t stored, so it’s gone after a reload. If you no longer have the
          email, request a new one below.
        </p>
      </Notice>
    )}
    <ForgotForm />
  </>
);
