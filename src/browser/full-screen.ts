/** Whether this browser can show a single element full screen; iPhones cannot. */
export function canFullScreen(): boolean {
  return document.fullscreenEnabled;
}

/** Shows the element alone, or the page again. False where the browser refuses. */
export async function toggleFullScreen(element: Element): Promise<boolean> {
  try {
    await (isFullScreen() ? document.exitFullscreen() : element.requestFullscreen());
    return true;
  } catch {
    return false;
  }
}

/** Calls back with every change; returns a function that stops it. */
export function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}
