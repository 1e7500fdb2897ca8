import { isInBrowser } from '#src/browser/in-browser.ts';

/** On a pre-rendered page, this element names the page's path. */
const rootElement = (): HTMLElement | null => globalThis.document?.getElementById('root') ?? null;

/** Whether the document was pre-rendered for exactly this address, so that it can be hydrated. */
export const isPreRenderedForAddress = (): boolean =>
  location.search === '' && rootElement()?.dataset['path'] === location.pathname;

/** Requests the scripts that a pre-rendered page lists for after its first paint, without running them. */
export function requestScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]'))
    link.rel = 'modulepreload';
}

/** The head tags of the router's screens. */
const screenTags =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link:is([rel="canonical"], [rel="alternate"], [rel="amphtml"])';

/** Removes the head tags of a page that was pre-rendered for another address: the screen that replaces it renders its own. */
export function removePreRenderedHead(): void {
  if (rootElement()?.dataset['path'] === undefined) return;
  for (const tag of document.head.querySelectorAll(screenTags)) tag.remove();
}

/**
 * Call before hydration. Returns a function to call afterwards: if React had to render the page again instead of hydrating it,
 * it removes the head tags of the pre-rendered page, which would otherwise be there twice.
 */
export function keepHeadSingle(): () => void {
  const preRendered = [...document.head.querySelectorAll(screenTags)];
  return () => {
    if (document.head.querySelectorAll('title').length > 1) for (const tag of preRendered) tag.remove();
  };
}

/** True until React has hydrated the pre-rendered page: until then, everything renders as built, with default settings. */
let isBeforeHydration = !isInBrowser || isPreRenderedForAddress();
const waiting: (() => void)[] = [];

/** Calls back at once, or as soon as React has hydrated the pre-rendered page; never during the build. */
export function onceHydrated(act: () => void): void {
  if (isBeforeHydration) waiting.push(act);
  else act();
}

/** Marks the page as hydrated, and calls back those who waited for it. */
export function markHydrated(): void {
  isBeforeHydration = false;
  for (const act of waiting.splice(0)) act();
}
