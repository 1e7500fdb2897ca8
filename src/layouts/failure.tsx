import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from 'react-router';

import { userAgent } from '#src/browser/device.ts';
import { focusHeading } from '#src/browser/heading.ts';
import { log } from '#src/browser/log.ts';
import { isOnline } from '#src/browser/online.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { DivisionLinks } from '#src/components/library/division-links.tsx';
import { NextLinks } from '#src/components/page/next-links.tsx';
import { keptPages } from '#src/components/palette/recently-viewed.ts';
import { Link } from '#src/components/page/link.tsx';
import type { PageVisit } from '#src/components/palette/visited.ts';
import { Head, Page } from '#src/components/page/page.tsx';
import { SearchBox } from '#src/components/search/search-box.tsx';
import { isChunkFailure } from '#src/lib/chunk-failure.ts';
import { isCrawler } from '#src/lib/crawler.ts';
import style from '#src/layouts/failure.module.css';
import { SheetPlace } from '#src/layouts/sheet-place.tsx';
import { NotFound } from '#src/layouts/not-found.tsx';
import { notFoundMeta } from '#src/layouts/not-found-meta.ts';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * The error screen: not found, or status and message (requirements: error-screens). Crawlers get no text, so that none is
 * indexed. A missing page has `noindex`; a page that fails temporarily does not, so that it stays indexed.
 */
export function Failure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (isCrawler(userAgent())) return isNotFound ? <Head {...notFoundMeta} /> : null;
  if (isNotFound) return <NotFound path={pathname} />;
  if (isRouteErrorResponse(error)) {
    return (
      <Broken
        status={error.status}
        message={typeof error.data === 'string' ? error.data : error.statusText}
      />
    );
  }
  if (isChunkFailure(error)) {
    return (
      <Broken
        status={503}
        message="Part of this page couldn’t be loaded."
        reason="The connection failed, or the site has a new version."
        needsNewPage
      />
    );
  }
  log.once(pathname, 'error', 'A screen failed', { reason: error instanceof Error ? error.name : 'unknown' });
  return <Broken status={500} message="Something went wrong on our end." />;
}

interface Broken {
  status: number;
  message: string;
  reason?: string;
  /** “Try again” then reloads the page, because a browser may cache the failed import of a chunk. */
  needsNewPage?: boolean;
}

function Broken({ status, message, reason, needsNewPage = false }: Broken) {
  const location = useLocation();
  const here: { replace: true; state: unknown } = { replace: true, state: location.state };
  const navigate = useNavigate();
  const isTrying = useNavigation().state !== 'idle';
  const wasTried = useRef(false);
  const isOffline = !isOnline();
  const [kept] = useState(() => keptPages(location.pathname + location.search));
  // The button that had the focus is gone after a successful retry.
  useEffect(
    () => () => {
      if (wasTried.current) focusHeading();
    },
    [],
  );
  function tryAgain(): void {
    wasTried.current = true;
    if (needsNewPage && isOnline()) reloadPage();
    // Navigates to the current URL: revalidating alone would keep a broken screen whose data had already
    // loaded.
    else void navigate(location, here);
  }
  return (
    <div
      className={`wrap stack at-start gap-6 page-high ${style.page}`}
      data-offline={isOffline ? '' : undefined}
    >
      <Page title={`Error ${status}`} description={message} canonical={null}>
        <div className={`grid gap-6 at-top one-column-599 ${style.head}`}>
          <div className="stack at-start gap-4">
            <div className="stack at-start gap-4" role="alert">
              <h1>{isOffline ? 'You are offline' : message}</h1>
              {reason !== undefined && !isOffline && <p className="lead ink">{reason}</p>}
              <p className="lead ink">
                {isOffline
                  ? 'This page can’t load without a connection. What you typed and changed is kept.'
                  : 'Try again, or continue from here.'}
              </p>
              <p className="flow at-middle gap-1-4 roomy-links">
                <Button kind="primary" onClick={tryAgain} disabled={isTrying}>
                  {isTrying ? 'Trying…' : 'Try again'}
                </Button>
                {!isOffline && (
                  <Link className="link" to={to.home()}>
                    Home page
                  </Link>
                )}
              </p>
            </div>
            {!isOffline && <SearchBox place="home" />}
          </div>
          {!isOffline && <SheetPlace number={status} />}
        </div>
        {isOffline ? <Kept pages={kept} /> : <DivisionLinks />}
      </Page>
    </div>
  );
}

/** Their data is still in memory, so that these links work. */
function Kept({ pages }: { pages: readonly PageVisit[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="stack gap-2 minor-heads" aria-labelledby="kept">
      <h2 id="kept">Pages that still open</h2>
      <NextLinks
        className="ink-line-top lined-items tall-links"
        ways={pages.map(({ href, title }) => [title, href])}
      />
    </section>
  );
}
