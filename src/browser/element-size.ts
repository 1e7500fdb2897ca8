/** Calls back with the element's inner size, now and on every change. Returns a function that stops it. */
export function watchSize(element: Element, callback: (width: number, height: number) => void): () => void {
  const report = (): void => callback(element.clientWidth, element.clientHeight);
  report();
  const observer = new ResizeObserver(report);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once, when the element is in or near the viewport. Returns a function that stops it. */
export function onceNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
