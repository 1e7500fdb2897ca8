import { canvasToJpeg, newCanvas } from '#src/browser/canvas.ts';

interface Drawn {
  /** JPEG in Base64. */
  data: string;
  width: number;
  height: number;
}

/** Box in pixels that a logo is drawn to fit: 300 dots per inch at the size of a cover. */
const box = { width: 1000, height: 300 };

/**
 * Redraws a picture as a JPEG on white, so that no script, link, or location data of the file survives. A picture
 * runs no script and loads nothing while it is drawn. Null if the browser can't read it.
 */
export async function drawLogo(file: Blob, isVector: boolean): Promise<Drawn | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const natural = { width: image.naturalWidth || 300, height: image.naturalHeight || 150 };
    const fit = Math.min(box.width / natural.width, box.height / natural.height);
    const scale = isVector ? fit : Math.min(1, fit);
    const canvas = newCanvas();
    canvas.width = Math.max(1, Math.round(natural.width * scale));
    canvas.height = Math.max(1, Math.round(natural.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvasToJpeg(canvas);
    if (!blob) return null;
    const text = await dataUrlOf(blob);
    return { data: text.slice(text.indexOf(',') + 1), width: canvas.width, height: canvas.height };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
