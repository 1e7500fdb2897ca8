export function isVisible(): boolean {
  return !document.hidden;
}

/** Calls back when the page, hidden before, can be seen again. Returns a function that stops it. */
export function onVisible(callback: () => void): () => void {
  const listen = (): void => {
    if (isVisible()) callback();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
