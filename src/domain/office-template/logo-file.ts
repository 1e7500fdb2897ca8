/** A logo file's format, by its first bytes. */
export type LogoKind = 'png' | 'jpeg' | 'svg';

/** Limits for the file's bytes and pixels per side, to save memory. */
export const mostLogoBytes = 5_000_000;
const mostPixels = 8000;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Why a file can't be a logo, in a sentence; null if it can. */
export function logoProblem(bytes: Uint8Array): string | null {
  if (bytes.length > mostLogoBytes) return 'The file is larger than 5 MB. Export the logo smaller.';
  const kind = logoKindOf(bytes);
  if (kind === null) return 'This isn’t a PNG, SVG, or JPEG picture.';
  if (kind === 'svg')
    return startOf(bytes).toUpperCase().includes('<!ENTITY')
      ? 'The SVG defines entities, which a logo doesn’t need. Export it again as plain SVG.'
      : null;
  const size = kind === 'png' ? pngSize(bytes) : jpegSize(bytes);
  if (size === null) return 'The picture is damaged.';
  return size.width > mostPixels || size.height > mostPixels
    ? `The picture has ${size.width} × ${size.height} pixels. Make it at most ${mostPixels} on a side.`
    : null;
}

export function logoKindOf(bytes: Uint8Array): LogoKind | null {
  if (png.every((byte, at) => bytes[at] === byte)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const start = startOf(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(start) && /<svg[\s>]/i.test(start) ? 'svg' : null;
}

const startOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 20_000));

interface Size {
  width: number;
  height: number;
}

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Read from the frame header, which comes after segments with a length. */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
