import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { WithPanel, PanelPart } from '#src/components/page/with-panel.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { Link } from '#src/components/page/link.tsx';
import { NextLinks, type NextLink } from '#src/components/page/next-links.tsx';
import { Page } from '#src/components/page/page.tsx';
import { to } from '#src/paths.ts';
import { useLastSent } from '#src/stores/last-sent.ts';

const ways = [
  { label: 'Request information from manufacturers', href: to.rfi() },
  { label: 'Search the library', href: to.searchEmpty() },
  { label: 'Home page', href: to.home() },
];

/** Confirms the message just sent, while the page still has it in memory. */
export function Screen() {
  const sent = useLastSent((state) => state.sent);
  return (
    <Page
      title={sent?.title ?? 'Nothing to confirm'}
      description="Confirmation of the form you just sent."
      canonical={null}
    >
      <div className="wrap stack at-start gap-3 page-high">
        <div className="stack gap-1 compact-title">
          <h1>{sent?.title ?? 'There is nothing to confirm'}</h1>
        </div>
        <WithPanel
          panel={
            <PanelPart title="Next">
              <NextLinks ways={(sent?.next ?? ways).map(({ label, href }): NextLink => [label, href])} />
            </PanelPart>
          }
        >
          <p className="lead ink">
            {sent?.text ??
              'This page confirms the form you just sent. The confirmation isn’t stored, so it’s gone after a reload or in a new tab. Opening this page sent nothing.'}
          </p>
          {sent && (
            <>
              <Facts
                facts={sent.lines.map(({ label, href, reference }) => [
                  label,
                  <span key="reference">
                    <span className="mono">{reference}</span>{' '}
                    {href !== null && (
                      <Link className="link" to={href}>
                        Profile<span className="unseen"> of {label}</span>
                      </Link>
                    )}
                  </span>,
                ])}
              />
              <p className="small muted">Print this page or note the references. It isn’t stored.</p>
            </>
          )}
        </WithPanel>
        <div className="space-top-3">
          <DivisionLinks />
        </div>
      </div>
    </Page>
  );
}
