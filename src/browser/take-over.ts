import { isInBrowser } from '#src/browser/in-browser.ts';

/** On a pre-rendered page, this element names the page's path. */
const rootElement = (): HTMLElement | null => globalThis.document?.getElementById('root') ?? null;

/** Whether the page in the document was made for this very address, so that it can be taken over as it is. */
export function isPageMadeForAddress(): boolean {
  return location.search === '' && rootElement()?.dataset['path'] === location.pathname;
}

/** Requests the scripts that a pre-rendered page names for the time after its first paint. Runs none of them. */
export function requestScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
    link.rel = 'modulepreload';
}

/** What the router's screens put into the head. */
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

/**
 * Until React has taken over the pre-rendered page, everything renders as it was built: for someone who has made no
 * choices.
 */
let isAsMade = !isInBrowser || isPageMadeForAddress();
const waiting: (() => void)[] = [];

/** Runs at once, or as soon as React has taken over the pre-rendered page; never during the build. */
export function onceTakenOver(act: () => void): void {
  if (isAsMade) waiting.push(act);
  else act();
}

/** The page in the document is live. */
export function endTakeOver(): void {
  isAsMade = false;
  for (const act of waiting.splice(0)) act();
}
