import { formats } from '#src/browser/analytics-events.ts';
import { track } from '#src/browser/analytics.ts';

/** Time in ms for an event to be sent before the page unloads (requirements: analytics). */
const delayMs = 250;

/**
 * Tracks downloads and links out of the site. A link that leaves in this tab is followed 250 ms later; new
 * tabs, downloads, and modified clicks are left to the browser. Returns a function that stops it.
 */
export function watchOutbound(leave: (href: string) => void = goTo): () => void {
  const listen = (event: MouseEvent): void => {
    const link = linkAround(event.target);
    if (link === null || event.defaultPrevented || event.button > 1) return;
    if (link.hasAttribute('download')) {
      track('download', 'file', formatOf(link.download === '' ? link.pathname : link.download));
      return;
    }
    if (!/^https?:$/.test(link.protocol) || link.origin === location.origin) return;
    track('outbound', 'open', kindOf(link));
    if (!leavesThisTab(event, link)) return;
    event.preventDefault();
    setTimeout(() => leave(link.href), delayMs);
  };
  // Added last, so that the application's own handlers run first and may prevent the click.
  document.addEventListener('click', listen);
  document.addEventListener('auxclick', listen);
  return () => {
    document.removeEventListener('click', listen);
    document.removeEventListener('auxclick', listen);
  };
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

function leavesThisTab(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && (target === '' || target === '_self');
}

/** Never the URL itself, whose parameters may identify a person. */
function kindOf({ relList, dataset }: HTMLAnchorElement): 'manufacturer' | 'advertisement' | 'other' {
  if (relList.contains('sponsored')) return 'advertisement';
  return dataset['outbound'] === 'manufacturer' ? 'manufacturer' : 'other';
}

function formatOf(name: string): (typeof formats)[number] {
  const end = name.split('.').at(-1)?.toLowerCase();
  return formats.find((format) => format === end) ?? 'other';
}

function goTo(href: string): void {
  location.assign(href);
}
