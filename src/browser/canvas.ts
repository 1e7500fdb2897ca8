/** Device pixels per pixel, at most 2: more costs memory and is not seen. */
export function pixelRatio(): number {
  return Math.min(2, Math.max(1, globalThis.devicePixelRatio || 1));
}

/** Calls back with the size of an element in pixels, now and with every change. Returns a function that stops it. */
export function watchSize(
  element: Element,
  changed: (size: { width: number; height: number }) => void,
): () => void {
  const tell = (): void => changed({ width: element.clientWidth, height: element.clientHeight });
  tell();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}

/** A picture drawn apart from the page, as a PNG; null where the browser cannot. */
export function pngOf(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  draw(context);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
