import { isInBrowser } from '#src/browser/in-browser.ts';

/** Whether the browser thinks it is online. False is certain, true is not. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;

/** Calls back when the browser is online again. Returns a function that stops it. */
export function onOnline(callback: () => void): () => void {
  if (!isInBrowser) return () => undefined;
  globalThis.addEventListener('online', callback);
  return () => globalThis.removeEventListener('online', callback);
}
