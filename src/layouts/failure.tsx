import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from 'react-router';

import { userAgent } from '#src/browser/device.ts';
import { focusHeading } from '#src/browser/heading.ts';
import { log } from '#src/browser/log.ts';
import { reloadPage } from '#src/browser/reload.ts';
import { Link } from '#src/components/link.tsx';
import { Page } from '#src/components/page.tsx';
import { isChunkFailure } from '#src/domain/chunk-failure.ts';
import { isCrawler } from '#src/domain/crawler.ts';
import style from '#src/layouts/failure.module.css';
import { NotFound } from '#src/layouts/not-found.tsx';
import { to } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';

/** The error screen: not found, or status and message (spec §2). Crawlers get none, so that no error text is indexed. */
export function Failure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  if (isCrawler(userAgent())) return null;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound path={pathname} />;
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
        message="A part of this page could not be loaded. The network failed, or the site has a new version."
        again={reloadPage}
      />
    );
  }
  log.once(pathname, 'error', 'A screen failed', { reason: error instanceof Error ? error.name : 'unknown' });
  return <Broken status={500} message="Something on this page failed. It is not your doing." />;
}

interface Broken {
  status: number;
  message: string;
  /** What «Try again» does; without it, the page's data is asked for once more. */
  again?: () => void;
}

function Broken({ status, message, again }: Broken) {
  const location = useLocation();
  const navigate = useNavigate();
  const isTrying = useNavigation().state !== 'idle';
  const wasTried = useRef(false);
  // When the page comes after all, the button that had the focus is gone.
  useEffect(
    () => () => {
      if (wasTried.current) focusHeading();
    },
    [],
  );
  function tryAgain(): void {
    wasTried.current = true;
    if (again) again();
    // To where the visitor is: asking for the data alone leaves a screen broken whose data is there already.
    else void navigate(location, { replace: true, state: location.state });
  }
  return (
    <div className={`wrap ${style.page}`} role="alert">
      <Page title={`Error ${status}`} description={message} canonical={null}>
        <p className={style.status}>{status}</p>
        <h1>{message}</h1>
        <p>The rest of the site works. You can try this page again, or go on from here.</p>
        <div className={style.ways}>
          <Button kind="primary" onClick={tryAgain} disabled={isTrying}>
            {isTrying ? 'Trying…' : 'Try again'}
          </Button>
          <Link className="link" to={to.home()}>
            Home page
          </Link>
          <Link className="link" to={to.searchEmpty()}>
            Search
          </Link>
        </div>
      </Page>
    </div>
  );
}
