import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { shiftClock } from '#tests/browser/support/clock.ts';
import { collectCspViolations } from '#tests/browser/support/csp.ts';
import { madePages } from '#tests/browser/support/made-pages.ts';
import { watchRequests } from '#tests/browser/support/settled.ts';

/** Failures that a test expects: part of the URL, and why the console complains. */
export interface Expectations {
  /** Requests whose URL contains this text may fail or answer with an error status. */
  failingRequest(part: string): void;
  /** Console errors that contain this text are part of the journey. */
  consoleError(part: string): void;
}

/** Allowed requests and console messages: parts of URLs and of texts. */
export interface Allowed {
  requests: string[];
  errors: string[];
}

/**
 * Watches all pages of a context; the answer fails the journey if, since the last time it was called, anything was
 * uncaught, the console had an error, a request failed or the content policy was breached.
 */
export async function watch(context: BrowserContext, allowed: Allowed): Promise<() => void> {
  const troubles: string[] = [];
  const isExpected = (url: string) => allowed.requests.some((part) => url.includes(part));
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (isExpected(message.location().url) || allowed.errors.some((part) => message.text().includes(part)))
      return;
    troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    if (!wasCanceled(request) && !isExpected(request.url())) troubles.push(`failed: ${request.url()}`);
  });
  watchRequests(context);
  const violations = await collectCspViolations(context);
  await shiftClock(context);
  return () => {
    expect(troubles.splice(0), 'nothing uncaught, no console error, no failed request').toEqual([]);
    expect(violations.splice(0), 'no breach of the content policy').toEqual([]);
  };
}

interface Watched {
  context: BrowserContext;
  allowed: Allowed;
  expectNoTrouble: () => void;
}

/**
 * Every page of the `context` is watched. The tests of a worker share one context for each kind of device, since loading
 * the site into an empty cache costs more than most tests do; pages, routes, cookies and storage are each test's own.
 */
export const test = base.extend<
  { expected: Expectations; allowed: Allowed },
  { watched: Map<string, Watched> }
>({
  watched: [
    async ({ browser: _browser }, give) => {
      const watched = new Map<string, Watched>();
      await give(watched);
      for (const { context } of watched.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  allowed: async ({ browserName: _any }, give) => {
    await give({ requests: [], errors: [] });
  },
  expected: async ({ allowed }, give) => {
    await give({
      failingRequest: (part) => allowed.requests.push(part),
      consoleError: (part) => allowed.errors.push(part),
    });
  },
  context: async ({ browser, watched, allowed, viewport, isMobile, hasTouch, bypassCSP }, give) => {
    const kind = JSON.stringify([viewport, isMobile, hasTouch, bypassCSP]);
    const one = watched.get(kind) ?? (await watchNew(await browser.newContext()));
    watched.set(kind, one);
    const { context, expectNoTrouble } = one;
    Object.assign(one.allowed, allowed);
    await give(context);
    for (const page of context.pages()) await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.setStorageState({ cookies: [], origins: [] });
    expectNoTrouble();
  },
  page: async ({ page }, give) => {
    const goto = page.goto.bind(page);
    // A page that the build made is there before its script, which asks who is signed in: keys and the mouse would be too early.
    // Given options, the journey says itself what it waits for.
    page.goto = async (address, options) => {
      if (options !== undefined || !madePages.includes(address)) return goto(address, options);
      const [response] = await Promise.all([goto(address), page.waitForRequest('**/api/_auth/session')]);
      return response;
    };
    await give(page);
  },
});

async function watchNew(context: BrowserContext): Promise<Watched> {
  const allowed: Allowed = { requests: [], errors: [] };
  return { context, allowed, expectNoTrouble: await watch(context, allowed) };
}

export { expect };
export type { Page };

/** Leaving a screen cancels what it still waits for: that is no failure. */
function wasCanceled(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}
