// One style for every page, and not one for the start and one for the app: the first paint waits for it.
import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { whenPainted } from '#src/browser/painted.ts';
import { startReadingAhead } from '#src/components/intent.ts';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { screenRoutes } from '#src/routes/screens.ts';
import { furtherRows, routes } from '#src/routes.tsx';

/** Router and React, in the place of the outline that the page came with. */
export function showApp(root: HTMLElement): void {
  const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: furtherRows });
  // A table of its own: the router takes the loaders out of the one that it is given.
  const table = screenRoutes();
  startReadingAhead(readAheadWith(table), async () => {
    await warmUp(table);
    (await import('#src/late.ts')).goOn(router);
  });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // Public screens do not wait for the session, nor for its code.
  whenPainted(() => {
    import('#src/stores/follow-session.ts').then(
      ({ followSession }) => followSession(),
      () => undefined,
    );
  });
}
