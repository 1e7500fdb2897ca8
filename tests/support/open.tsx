import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { routes } from '#src/routes.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';

/** Opens an address of the site, as a visitor would; gives the router and a hand. */
export function open(url: string) {
  const router = createMemoryRouter(routes(), { initialEntries: [url] });
  const user = userEvent.setup();
  closeAfterTest(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { router, user, path: () => router.state.location.pathname + router.state.location.search };
}
