import '#src/styles/tokens.css';
import '#src/styles/fonts.css';
import '#src/styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { reloadOnce } from '#src/browser/reload.ts';
import { startReadingAhead } from '#src/components/intent.ts';
import { readAheadWith, warmUp } from '#src/read-ahead.ts';
import { routes } from '#src/routes.tsx';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/start-in-browser.ts');
    await startInBrowser();
  }
  const root = document.getElementById('root');
  if (!root) return;
  const table = routes();
  const router = createBrowserRouter(table);
  startReadingAhead(readAheadWith(table), () => warmUp(table));
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// A chunk that is gone belongs to an older build: the page is loaded anew, but never in a loop (spec §9).
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(location.pathname) === 'reloading') event.preventDefault();
});

void start();
