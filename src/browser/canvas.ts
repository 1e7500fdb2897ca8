/** Device pixels per CSS pixel, from 1 to `most`. */
export const pixelRatio = (most = Infinity): number =>
  Math.min(most, Math.max(1, globalThis.devicePixelRatio || 1));

/** A canvas that is not in the document. */
export const newCanvas = (): HTMLCanvasElement => document.createElement('canvas');

/** Draws a picture offscreen and returns it as a PNG; null if the browser cannot. */
export async function drawPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = newCanvas();
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  draw(context);
  return canvasToPng(canvas);
}

/** The canvas as a decoded image's `blob:` URL. The caller revokes it. */
export async function canvasToBlobUrl(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await canvasToPng(canvas);
  if (!blob) throw new Error('The canvas gave no picture.');
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/** Gives `show` the `blob:` URL of a picture. Returns a function that revokes it. */
export function showBlobUrl(picture: Blob, show: (url: string) => void): () => void {
  const url = URL.createObjectURL(picture);
  show(url);
  return () => URL.revokeObjectURL(url);
}

/** The canvas as a JPEG; null if the browser cannot. */
export const canvasToJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });

/** The canvas as a PNG; null if the browser cannot. */
export const canvasToPng = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve);
  });
