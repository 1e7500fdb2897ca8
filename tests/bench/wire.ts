import type { Browser } from '@playwright/test';

/** Bytes that crossed the wire for a page and an empty cache, headers included. */
export interface Wire {
  js: number;
  css: number;
  font: number;
}

const KINDS: Readonly<Record<string, keyof Wire>> = { Script: 'js', Stylesheet: 'css', Font: 'font' };

export async function wireBytes(browser: Browser, url: string): Promise<Wire> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, keyof Wire>();
  const wire: Wire = { js: 0, css: 0, font: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = KINDS[type];
    if (kind) kinds.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) wire[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return wire;
}
