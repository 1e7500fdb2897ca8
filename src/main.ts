import { paintOfPage } from '#src/browser/first-paint.ts';
import { watchEarlyInput } from '#src/browser/early-input.ts';
import { mergeSlashes } from '#src/browser/location.ts';
import { isPreRenderedForAddress, requestScripts } from '#src/browser/hydration.ts';
import { resolveAfter } from '#src/lib/resolve-after.ts';
import { requestFirstScreen } from '#src/start/first-screen.ts';

/** Lets the browser paint and handle input in between. */
const nextTask = (): Promise<null> => resolveAfter(0, null);

/** Starts the site. Its parts run one by one: together they would be one long task. */
async function main(): Promise<void> {
  mergeSlashes();
  if (isPreRenderedForAddress()) {
    watchEarlyInput();
    // A pre-rendered page is readable without scripts, so its own resources load first.
    await paintOfPage();
    requestScripts();
  }
  // It imports the base styles, which must come first; the dev server adds styles in the order in which modules run.
  if (import.meta.env.DEV) await import('#src/start/start.tsx');
  // A build that carries the reference API starts it first.
  if (import.meta.env.MODE === 'demo') {
    const { startInBrowser } = await import('#src/reference-api/door/browser.ts');
    await startInBrowser();
  }
  const dataIsThere = import('#src/api/call.ts').then(nextTask);
  const choosing = requestFirstScreen(new URL(location.href), dataIsThere);
  await dataIsThere;
  await nextTask();
  await import('#src/start/react.ts');
  await nextTask();
  const { start } = await import('#src/start/start.tsx');
  const rows = await choosing;
  await nextTask();
  const root = document.getElementById('root');
  if (root) start(root, rows);
}

void main();
