/** The film or sound that plays on this page. */
let playing: HTMLMediaElement | null = null;

/** Only one plays at a time: the other stops. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}

/** Whether this browser supports picture-in-picture. */
export function canPictureInPicture(): boolean {
  return document.pictureInPictureEnabled;
}

/** Moves the film into the small window, or back. False if the browser refuses. */
export async function togglePictureInPicture(element: HTMLMediaElement): Promise<boolean> {
  try {
    if (document.pictureInPictureElement === element) await document.exitPictureInPicture();
    else if (element instanceof HTMLVideoElement) await element.requestPictureInPicture();
    return true;
  } catch {
    return false;
  }
}
