import type { Gltf } from '#src/lib/model/glb-json.ts';

/** Maximum size in pixels; a decoded image takes four bytes per pixel. */
const mostPixels = 8192 * 8192;

/** The images in a file as bytes; null for an external or undecodable one. */
export const picturesOf = ({ images, bufferViews }: Gltf, binary: Uint8Array): (Uint8Array | null)[] =>
  images.map(({ bufferView, uri }) => {
    if (uri !== undefined) return dataOf(uri);
    const view = bufferView === undefined ? undefined : bufferViews[bufferView];
    return view ? binary.subarray(view.byteOffset, view.byteOffset + view.byteLength) : null;
  });

/**
 * Whether an image is small enough to decode. glTF allows only PNG and JPEG; if neither size can be read, the
 * browser won't show the image anyway.
 */
export function isDrawable(picture: Uint8Array | null): boolean {
  const size = picture && (pngSize(picture) ?? jpegSize(picture));
  return !size || size.width * size.height <= mostPixels;
}

interface Size {
  width: number;
  height: number;
}

function dataOf(uri: string): Uint8Array | null {
  const [, text] = /^data:image\/(?:png|jpeg);base64,([^]*)$/.exec(uri) ?? [];
  try {
    return text === undefined ? null : Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

function pngSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size is in the frame header, which follows other segments. */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
