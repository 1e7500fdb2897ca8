/** In ms. Printing waits no longer than this for parts that are still loading. */
const longestMs = 4000;
/** In ms, between checks for missing parts. */
const lookMs = 100;

/** Whether parts of the page are still placeholders, or pictures further down have not loaded. */
const isIncomplete = (): boolean =>
  document.querySelector('[data-waiting]') !== null || pictures().length > 0;

const pictures = (): HTMLImageElement[] =>
  [...document.querySelectorAll('img')].filter((picture) => !picture.complete);

/** Prints the page once it is complete: lazy pictures are requested now. */
export function printPage(): void {
  if (!isIncomplete()) {
    window.print?.();
    return;
  }
  const end = Date.now() + longestMs;
  const look = (): void => {
    for (const picture of pictures()) picture.loading = 'eager';
    if (isIncomplete() && Date.now() < end) setTimeout(look, lookMs);
    else window.print?.();
  };
  look();
}

/** Ctrl+P and Cmd+P wait as well. Returns a function that stops it. */
export function watchPrintKey(): () => void {
  const listen = (event: KeyboardEvent): void => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isPrint || event.key.toLowerCase() !== 'p' || event.defaultPrevented || !isIncomplete()) return;
    event.preventDefault();
    printPage();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
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
