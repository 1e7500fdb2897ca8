import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { startReadingAhead } from '#src/components/intent.ts';
import { warmUpErrorScreen } from '#src/layouts/error-screen.tsx';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { routes } from '#src/routes.tsx';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/start-in-browser.ts');
    await startInBrowser();
  }
  const root = document.getElementById('root');
  if (!root) return;
  const router = createBrowserRouter(routes());
  // A table of its own: the router takes the loaders out of the one that it is given.
  const table = routes();
  startReadingAhead(readAheadWith(table), async () => {
    await warmUp(table);
    await warmUpErrorScreen();
  });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();
