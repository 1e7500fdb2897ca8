export function newCanvas(): HTMLCanvasElement {
  return document.createElement('canvas');
}

/** The picture on a canvas as a `blob:` address, decoded; whoever takes it revokes it. */
export async function pictureAddress(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
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
