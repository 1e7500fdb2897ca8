import { isInBrowser } from '#src/browser/in-browser.ts';

/** The element of a page that the build made says for which path. */
const rootElement = (): HTMLElement | null => globalThis.document?.getElementById('root') ?? null;

/** Whether the page in the document was made for this very address, so that it can be taken over as it is. */
export function isPageMadeForAddress(): boolean {
  return location.search === '' && rootElement()?.dataset['path'] === location.pathname;
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
