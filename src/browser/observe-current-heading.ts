/**
 * Reports which of the elements is being read: the last one that starts above the top quarter of the window.
 * Calls back at once and on every change. Returns a function that stops it.
 */
export function observeCurrentHeading(ids: readonly string[], tell: (id: string) => void): () => void {
  let last = '';
  let waiting = 0;
  const look = (): void => {
    waiting = 0;
    const line = globalThis.innerHeight / 4;
    const isRead = (id: string): boolean =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line;
    const place = ids.findLast(isRead) ?? ids[0];
    if (place === undefined || place === last) return;
    last = place;
    tell(place);
  };
  const onScroll = (): void => {
    waiting ||= requestAnimationFrame(look);
  };
  look();
  globalThis.addEventListener('scroll', onScroll, { passive: true });
  globalThis.addEventListener('resize', onScroll);
  return () => {
    cancelAnimationFrame(waiting);
    globalThis.removeEventListener('scroll', onScroll);
    globalThis.removeEventListener('resize', onScroll);
  };
}
