import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';

import { userAgent } from '#src/browser/device.ts';
import { log } from '#src/browser/log.ts';
import { Page } from '#src/components/page.tsx';
import { isCrawler } from '#src/domain/crawler.ts';
import style from '#src/layouts/error-screen.module.css';
import { NotFound } from '#src/layouts/not-found.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/components/link.tsx';
import { to } from '#src/paths.ts';

/** What is shown in place of a screen that failed. Crawlers get none (spec §2), so that no error text is indexed. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (isCrawler(userAgent())) return <main id="content" />;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main id="content">
        <NotFound path={pathname} />
      </main>
    );
  }
  const [status, message] = isRouteErrorResponse(error)
    ? [error.status, typeof error.data === 'string' ? error.data : error.statusText]
    : [500, 'Something on this page failed. It is not your doing.'];
  if (!isRouteErrorResponse(error))
    log.error('A screen failed', { reason: error instanceof Error ? error.name : 'unknown' });
  return (
    <main id="content" className={`wrap ${style.page}`}>
      <Page title={`Error ${status}`} description={message} canonical={null}>
        <p className={style.status}>{status}</p>
        <h1>{message}</h1>
        <p>The rest of the site works. You can try this page again, or go on from here.</p>
        <div className={style.ways}>
          <Button kind="primary" onClick={() => void revalidate()} disabled={state === 'loading'}>
            {state === 'loading' ? 'Trying…' : 'Try again'}
          </Button>
          <Link className="link" to={to.home()}>
            Home page
          </Link>
        </div>
      </Page>
    </main>
  );
}
