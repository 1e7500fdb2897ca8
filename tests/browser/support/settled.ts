import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes from now on which requests of the context's pages wait for their end. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    underWay.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  });
}

/** Waits until the page waits for nothing: two looks in a row, since an answer may lead to the next request. */
export async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    await wait(50);
    quiet = underWay.get(page)?.size === 0 ? quiet + 1 : 0;
  }
}
