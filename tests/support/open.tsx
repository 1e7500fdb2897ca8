import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { reportRequestedAddresses } from '#src/components/page/requested-address.ts';
import { screenRoutes } from '#src/routes.ts';
import { routes } from '#src/start/route-objects.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';

/** Opens an address of the site, as a visitor would; gives the router and a hand. */
export function open(url: string) {
  return openIn(routes(screenRoutes), url);
}

/** The same for a site that has one more screen in the default layout; it is the one that is opened, unless told otherwise. */
export function openWith(route: RouteObject & { path: string }, url = route.path) {
  const table = routes(screenRoutes);
  const screens = table[0]?.children?.[0]?.children?.[0]?.children;
  if (!screens) throw new Error('The route table has another form.');
  screens.unshift(route);
  return openIn(table, url);
}

const pages = new Set<() => void>();

/** Closes what was opened, as a visitor closes a window. */
export function closePages(): void {
  for (const close of pages) close();
  pages.clear();
}

function openIn(table: RouteObject[], url: string) {
  const router = createMemoryRouter(table, { initialEntries: [url] });
  reportRequestedAddresses(router);
  const user = userEvent.setup();
  const frame = document.body.appendChild(document.createElement('div'));
  const root = createRoot(frame);
  pages.add(() => {
    root.unmount();
    frame.remove();
    router.dispose();
  });
  closeAfterTest(closePages);
  // Not Testing Library's `render`: it needs React's development build.
  flushSync(() => root.render(<RouterProvider router={router} />));
  return { router, user, path: () => router.state.location.pathname + router.state.location.search };
}
