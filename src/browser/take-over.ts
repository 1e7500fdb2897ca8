import { isInBrowser } from '#src/browser/in-browser.ts';

/** The element of a page that the build made says for which path. */
const rootElement = (): HTMLElement | null => globalThis.document?.getElementById('root') ?? null;

/** Whether the page in the document was made for this very address, so that it can be taken over as it is. */
export function isPageMadeForAddress(): boolean {
  return location.search === '' && rootElement()?.dataset['path'] === location.pathname;
}

/** What the router's screens put into the head. */
const ofScreens =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link:is([rel="canonical"], [rel="alternate"], [rel="amphtml"])';

/** Removes what a page made for another address says of itself: the screen that is drawn instead says it anew. */
export function dropMadeHead(): void {
  if (rootElement()?.dataset['path'] === undefined) return;
  for (const tag of document.head.querySelectorAll(ofScreens)) tag.remove();
}

/**
 * To call before a page is taken over; gives what removes from its head what it said of itself, should React have drawn it anew
 * after all and said it twice.
 */
export function keepHeadSingle(): () => void {
  const made = [...document.head.querySelectorAll(ofScreens)];
  return () => {
    if (document.head.querySelectorAll('title').length > 1) for (const tag of made) tag.remove();
  };
}

/** Until the page made by the build is taken over, all is as it was made: for someone who has chosen nothing. */
let isAsMade = !isInBrowser || isPageMadeForAddress();
const waiting: (() => void)[] = [];

/** Acts at once, or as soon as the page made by the build is taken over; never where the build makes one. */
export function onceTakenOver(act: () => void): void {
  if (isAsMade) waiting.push(act);
  else act();
}

/** The page in the document is live. */
export function endTakeOver(): void {
  isAsMade = false;
  for (const act of waiting.splice(0)) act();
}
