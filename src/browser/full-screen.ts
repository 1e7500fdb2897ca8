/** Whether the browser can show an element full screen; iPhones cannot. */
export const canFullScreen = (): boolean => document.fullscreenEnabled;

/** Enters or leaves full screen. Resolves to false if the browser refuses. */
export async function toggleFullScreen(element: Element): Promise<boolean> {
  try {
    await (isFullScreen() ? document.exitFullscreen() : element.requestFullscreen());
    return true;
  } catch {
    return false;
  }
}

/** Calls back on every change. Returns a function that stops it. */
export function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export const isFullScreen = (): boolean => Boolean(document.fullscreenElement);
