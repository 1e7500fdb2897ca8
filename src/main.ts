// What loaders and app both stand on comes with the start: one file less to wait for on every page.
import '#src/components/page/need.ts';
import '#src/domain/content-types.ts';
import '#src/domain/kept-item.ts';
import '#src/domain/masterformat/format-section.ts';
import '#src/lib/numbers.ts';
import '#src/lib/safe-href.ts';
import '#src/lib/safe-params.ts';
import '#src/lib/same-origin-path.ts';

import { nextTask } from '#src/browser/next-task.ts';
import { reloadOnce, reloadPage } from '#src/browser/reload.ts';
import { touchStorage } from '#src/browser/storage.ts';
import { startFirstRead } from '#src/routes/first-read.ts';
import { screenRoutes } from '#src/routes/screens.ts';

/** Data first, then React: the two come at the same time, and neither waits for the other. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/start-in-browser.ts');
    await startInBrowser();
  }
  await startFirstRead(screenRoutes(), location.href);
  await firstPaint();
  touchStorage();
  const root = document.getElementById('root');
  if (!root) return;
  try {
    // One after the other, so that the browser can answer in between; both are fetched at the same time.
    await import('react-dom/client');
    await nextTask();
    const { showApp } = await import('#src/app.tsx');
    await nextTask();
    await showApp(root);
  } catch {
    // Code that is gone belongs to an older build: the page is loaded anew, but never in a loop (spec §9).
    if (reloadOnce(location.pathname) === 'reloading') return;
    root.textContent = 'This page could not be loaded. Check the network. ';
    const button = document.createElement('button');
    button.textContent = 'Load it again';
    button.onclick = reloadPage;
    root.append(button);
  }
}

/** The outline is to be seen before React's code runs, which takes its time. Waits for 300 ms at most. */
function firstPaint(): Promise<void> {
  // Nothing is painted in a hidden tab.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, 300);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

void start();
