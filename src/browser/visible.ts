import { isInBrowser } from '#src/browser/in-browser.ts';

export const isVisible = (): boolean => !document.hidden;

/** Calls back when a hidden page becomes visible again. Returns a function that stops it. */
export function onVisible(callback: () => void): () => void {
  if (!isInBrowser) return () => undefined;
  const listen = (): void => {
    if (isVisible()) callback();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
