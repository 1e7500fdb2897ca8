import { renderToStaticMarkup } from 'react-dom/server';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';

import { routes } from '#src/routes.tsx';

/**
 * What every page shows first, as HTML: header, the outline of a screen, footer. The build puts it into the page, so
 * that the first paint waits for no script. It is what React shows first, drawn by the same components.
 */
export function outline(): string {
  const onItsWay = { path: '*', Component: Outlet, loader: () => new Promise<never>(() => undefined) };
  const router = createMemoryRouter(routes([onItsWay]));
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return html;
}
