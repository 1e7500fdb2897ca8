import { useLocation, useNavigate } from 'react-router';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { InquiryForm } from '#src/components/inquiry/inquiry-form.tsx';
import style from '#src/components/library/library-page.module.css';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { maxAsked, type InquiryRecipient } from '#src/contracts/forms/information-request.ts';
import { to } from '#src/paths.ts';
import type { Offered } from '#src/screens/business/rfi-loader.ts';
import { rememberSent } from '#src/stores/last-sent.ts';
import { useSession, userIdOf } from '#src/stores/session.ts';
import { Notice } from '#src/ui/notice.tsx';

/** One question to several manufacturers. */
export function Screen() {
  const { makers, project, problem, needsSignIn } = useScreenData<() => Promise<Offered>>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const person = useSession(userIdOf);

  function finish(all: readonly InquiryRecipient[], email: string): void | Promise<void> {
    const sent = all.flatMap(({ coid, name, slug, outcome }) =>
      outcome?.kind === 'sent'
        ? [{ label: name, href: to.company({ coid, companySlug: slug }), reference: outcome.reference }]
        : [],
    );
    rememberSent({
      title: sent.length === 1 ? 'Your request was sent' : `Your ${sent.length} requests were sent`,
      text: `Each manufacturer will reply to ${email.trim()}. Give the reference when you call.`,
      lines: sent,
      next: [
        { label: 'Ask other manufacturers', href: to.rfi() },
        { label: 'Compare products', href: to.compare([]) },
        ...(person === null ? [] : [{ label: 'Your design projects', href: to.designProjects() }]),
      ],
    });
    return navigate(to.confirmation());
  }

  return (
    <Page
      title="Request information"
      description={`Ask up to ${maxAsked} building product manufacturers at once. Choose them by section, or from your favorites or a design project.`}
      canonical={to.rfi()}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <Breadcrumbs crumbs={crumbsTo('Request information')} />
        <div className="stack gap-1 compact-title">
          <h1>Request information</h1>
          <p className="measure note muted digits tall-links low-links">
            One message to up to {maxAsked} manufacturers. Each replies to you directly, and each request has
            its own status here.
          </p>
        </div>
        <p className={`tall-links screen-only low-links ${style.links}`}>
          <Link className="link" to={to.rfi('favorites=1')}>
            Choose from favorites
          </Link>
          <Link className="link" to={to.designProjects()}>
            Choose from a design project
          </Link>
        </p>
        {needsSignIn && (
          <Notice title="Sign in to choose from your saved items.">
            <p>
              <Link className="link" to={to.signIn(pathname + search)}>
                Sign in
              </Link>{' '}
              and you’ll come back here. Or find manufacturers by section below; no account needed.
            </p>
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="bad" title="Couldn’t fill in the list from your link." role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        <InquiryForm offered={makers} project={project} onSent={finish} />
      </div>
    </Page>
  );
}
