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
import style from '#src/screens/specwizard/specwizards.module.css';

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
            <ul className={`stack gap-1 tall-links ${style.similar}`}>
              {like.data.map((sw) => (
                <li key={sw.id}>
                  <Link className="link" to={to.specwizard(sw.filename)}>
                    {sw.title}
                  </Link>{' '}
                  <span className="muted">
                    {sw.csi[0] && <SectionNumber section={sw.csi[0]} />} {sw.company},{' '}
                    <span className="mono">{sw.filename}</span>
                  </span>
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

function NotSearched({ error }: { error: CallError }) {
  return (
    <RetryNotice title="Couldn’t search for similar names." {...useRetry(error)}>
      <p>{error.message}</p>
    </RetryNotice>
  );
}
