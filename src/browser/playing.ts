/** The media element that is playing on this page. */
let playing: HTMLMediaElement | null = null;

/** Pauses the element that played before: only one plays at a time. */
export function pauseOthers(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}

export const canPictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** Toggles picture-in-picture. Resolves to false if the browser refuses. */
export async function togglePictureInPicture(element: HTMLMediaElement): Promise<boolean> {
  try {
    if (document.pictureInPictureElement === element) await document.exitPictureInPicture();
    else if (element instanceof HTMLVideoElement) await element.requestPictureInPicture();
    return true;
  } catch {
    return false;
  }
}
