/** Whether another page shows this one in a frame. */
export function isFramed(): boolean {
  return globalThis.top !== globalThis.self;
}

/**
 * Tells the page that frames this one how high an element is, in whole CSS pixels: once, and whenever that changes.
 * Does nothing in a page that nobody frames. Any page may frame ours and the message holds a number, so it goes to
 * whichever that is.
 */
export function reportHeight(element: Element, messageOf: (height: number) => object): void {
  if (window.parent === window) return;
  let reported = -1;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    window.parent.postMessage(messageOf(height), '*');
  }).observe(element);
}
