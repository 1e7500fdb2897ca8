import { isInBrowser } from '#src/browser/in-browser.ts';

/** On a pre-rendered page, this element names the page's path. */
const rootElement = (): HTMLElement | null => globalThis.document?.getElementById('root') ?? null;

/** Whether the document was pre-rendered for exactly this address, so that it can be hydrated. */
export function isPageMadeForAddress(): boolean {
  return location.search === '' && rootElement()?.dataset['path'] === location.pathname;
}

/** Requests the scripts that a pre-rendered page lists for after its first paint, without running them. */
export function requestScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
    link.rel = 'modulepreload';
}

/** The head tags of the router's screens. */
const ofScreens =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link:is([rel="canonical"], [rel="alternate"], [rel="amphtml"])';

/** Removes the head tags of a page made for another address: the screen that replaces it renders its own. */
export function dropMadeHead(): void {
  if (rootElement()?.dataset['path'] === undefined) return;
  for (const tag of document.head.querySelectorAll(ofScreens)) tag.remove();
}

/**
 * Call before hydration. Returns a function to call afterwards: if React had to render the page again instead of hydrating it,
 * it removes the head tags of the pre-rendered page, which would otherwise be there twice.
 */
export function keepHeadSingle(): () => void {
  const made = [...document.head.querySelectorAll(ofScreens)];
  return () => {
    if (document.head.querySelectorAll('title').length > 1) for (const tag of made) tag.remove();
  };
}

/** True until React has hydrated the pre-rendered page: until then, everything renders as built, with default settings. */
let isAsMade = !isInBrowser || isPageMadeForAddress();
const waiting: (() => void)[] = [];

/** Calls back at once, or as soon as React has hydrated the pre-rendered page; never during the build. */
export function onceTakenOver(act: () => void): void {
  if (isAsMade) waiting.push(act);
  else act();
}

/** Marks the page as live. */
export function endTakeOver(): void {
  isAsMade = false;
  for (const act of waiting.splice(0)) act();
}
