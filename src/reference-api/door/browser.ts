import { setupWorker } from 'msw/browser';
import { createReferenceApi } from '#src/reference-api/http/api.ts';
import { mediaInBrowser } from '#src/reference-api/media/media-in-browser.ts';
import { browserStorage } from '#src/reference-api/store/storage-in-browser.ts';
import type { CookieStore } from '#src/reference-api/account/cookies.ts';

/** The page's own cookies, shared by its tabs and readable by scripts, until the browser closes. */
const cookiesInBrowser: CookieStore = {
  read: () => document.cookie,
  write: (line) => {
    document.cookie = line.replace(/; HttpOnly/i, '');
    // Reading waits until the browser has stored it, so the next tab that asks has it too.
    void document.cookie;
  },
};

/**
 * Starts the reference API inside the page, for a demo without a server. `?seed=`, `?scale=`, and `?today=` in the
 * address choose another world. Changes stay in this browser.
 */
export async function startInBrowser(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const { handlers } = await createReferenceApi({
    seed: wholeNumber(query.get('seed'), 1, 1_000_000),
    scale: wholeNumber(query.get('scale'), 1, 20),
    today: /^\d{4}-\d{2}-\d{2}$/.exec(query.get('today') ?? '')?.[0] ?? new Date().toISOString().slice(0, 10),
    storage: browserStorage(),
    cookies: cookiesInBrowser,
    media: mediaInBrowser,
  });
  // Anything else (pages, scripts, fonts) goes to the host as usual.
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

function wholeNumber(text: string | null, usual: number, most: number): number {
  const value = Number(text ?? usual);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : usual;
}
