export function printPage(): void {
  window.print?.();
}

/** Calls back before the page is printed, by whatever means, and after; the answer ends it. */
export function onPrint(begin: () => void, end: () => void): () => void {
  globalThis.addEventListener('beforeprint', begin);
  globalThis.addEventListener('afterprint', end);
  return () => {
    globalThis.removeEventListener('beforeprint', begin);
    globalThis.removeEventListener('afterprint', end);
  };
}
