import { paintOfPage } from '#src/browser/first-paint.ts';
import { watchEarlyInput } from '#src/browser/early-input.ts';
import { mergeSlashes } from '#src/browser/location.ts';
import { isPageMadeForAddress } from '#src/browser/take-over.ts';
import { requestFirstScreen } from '#src/start/first-screen.ts';

/** A build that carries the reference API starts it first. */
async function main(): Promise<void> {
  mergeSlashes();
  const isMade = isPageMadeForAddress();
  if (isMade) {
    watchEarlyInput();
    // It can be read as it is: what it is drawn with comes first.
    await paintOfPage();
  }
  // By itself, since together with React and the router it would be one long task.
  void import('#src/api/call.ts');
  const starting = import('#src/start/start.tsx');
  // It imports the base styles, which must come first; the dev server adds styles in the order in which modules run.
  if (import.meta.env.DEV) await starting;
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/door/browser.ts');
    await startInBrowser();
  }
  const [rows, { start }] = await Promise.all([requestFirstScreen(new URL(location.href)), starting]);
  // So that running React and the router is one task, and starting them another.
  if (isMade) await new Promise((resolve) => setTimeout(resolve));
  const root = document.getElementById('root');
  if (root) start(root, rows);
}

void main();
