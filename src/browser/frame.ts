/** Whether another page embeds this one in a frame. */
export const isFramed = (): boolean => globalThis.top !== globalThis.self;

/**
 * Posts the element's height in whole CSS pixels to the embedding page, now and on every change. Any origin
 * gets it, because any page may embed ours and the message contains only a number.
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
