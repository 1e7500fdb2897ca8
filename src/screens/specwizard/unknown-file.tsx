import type { Sw } from '#src/contracts/content.ts';
import type { CallError, Result } from '#src/contracts/result.ts';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import { Breadcrumbs } from '#src/components/page/breadcrumbs.tsx';
import { crumbsTo } from '#src/components/page/crumbs-to.ts';
import { Link } from '#src/components/page/link.tsx';
import { Page } from '#src/components/page/page.tsx';
import { RetryNotice, useRetry } from '#src/components/page/retry-notice.tsx';
import { brand } from '#src/brand.ts';
import { to } from '#src/paths.ts';

/** For an address from an old link or with a typo: what it may have meant. */
export function UnknownFile({ filename, like }: { filename: string; like: Result<Sw[]> }) {
  const title = `No ${brand.specWizard} has the name “${filename}”`;
  return (
    <Page title={title} description={title} canonical={null}>
      <div className="wrap stack at-start gap-3 page-high compact-title">
        <Breadcrumbs crumbs={crumbsTo(filename, { label: `${brand.specWizard}s`, href: to.specwizards() })} />
        <h1 className="anywhere">{title}</h1>
        {like.error ? (
          <NotSearched error={like.error} />
        ) : like.data.length === 0 ? (
          <p>No similar names.</p>
        ) : (
          <section aria-labelledby="similar">
            <h2 id="similar">Similar names</h2>
            <ul className="space-top-2 line-top lined-items tall-links">
              {like.data.map((sw) => (
                <li key={sw.id} className="pad-block-1">
                  {sw.csi[0] && <SectionNumber section={sw.csi[0]} />}{' '}
                  <Link className="link" to={to.specwizard(sw.filename)}>
                    {sw.title}
                  </Link>
                  <p className="flow gap-0-3 note muted">
                    <span>{sw.company}</span>
                    <span className="mono">{sw.filename}</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <Link className="link" to={to.specwizards()}>
            All {brand.specWizard}s
          </Link>
        </p>
      </div>
    </Page>
  );
}

const NotSearched = ({ error }: { error: CallError }) => (
  <RetryNotice title="Couldn’t search for similar names." {...useRetry(error)}>
    <p>{error.message}</p>
  </RetryNotice>
);
