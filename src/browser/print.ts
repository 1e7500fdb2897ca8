export function printPage(): void {
  window.print?.();
}

/** Calls back before and after printing, however it is started. Returns a function that stops it. */
export function onPrint(begin: () => void, end: () => void): () => void {
  globalThis.addEventListener('beforeprint', begin);
  globalThis.addEventListener('afterprint', end);
  return () => {
    globalThis.removeEventListener('beforeprint', begin);
    globalThis.removeEventListener('afterprint', end);
  };
}

/**
 * Sets texts for the margins of printed pages, which style sheets read as `--page-…`. Returns a function that
 * removes them.
 */
export function setPrintMarginTexts(fields: Readonly<Record<string, string>>): () => void {
  const { style } = document.documentElement;
  for (const [name, text] of Object.entries(fields)) style.setProperty(`--page-${name}`, cssString(text));
  return () => {
    for (const name of Object.keys(fields)) style.removeProperty(`--page-${name}`);
  };
}

const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\n\r\f]+/g, ' ')}"`;
