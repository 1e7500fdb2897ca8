import { pngBytes, writePng } from '#src/lib/model/write-png.ts';

/** The parts of the Basis transcoder that we use: https://github.com/BinomialLLC/basis_universal */
export interface BasisModule {
  KTX2File: new (bytes: Uint8Array) => Ktx2File;
  initializeBasis: () => void;
}

interface Ktx2File {
  isValid: () => boolean;
  isHDR: () => boolean;
  getHasAlpha: () => boolean;
  getLevels: () => number;
  startTranscoding: () => boolean;
  getImageLevelInfo: (
    level: number,
    layer: number,
    face: number,
  ) => { origWidth: number; origHeight: number };
  getImageTranscodedSizeInBytes: (level: number, layer: number, face: number, format: number) => number;
  transcodeImage: (
    into: Uint8Array,
    level: number,
    layer: number,
    face: number,
    format: number,
    ...settings: readonly [alpha: number, channel0: number, channel1: number]
  ) => boolean;
  close: () => void;
  delete: () => void;
}

/** Four bytes a pixel. */
const rgba32 = 13;
/** For a larger texture, a smaller mip level is used; graphics cards have similar limits. */
const mostSide = 4_096;
/** No building product has larger textures. */
const largestSide = 32_768;

/**
 * Converts a KTX2 texture to an uncompressed PNG, which both model readers support; null if it can't be decoded. `room`
 * allocates the bytes to write to, and throws if none are left.
 */
export function pngOfKtx2(
  basis: BasisModule,
  bytes: Uint8Array,
  room: (length: number) => Uint8Array,
): Uint8Array | null {
  if (!isPicture(bytes)) return null;
  const file = new basis.KTX2File(bytes);
  try {
    if (!file.isValid() || file.isHDR() || !file.startTranscoding()) return null;
    const levels = Array.from({ length: file.getLevels() }, (_, level) => ({
      level,
      ...file.getImageLevelInfo(level, 0, 0),
    }));
    const shown = levels.find(({ origWidth, origHeight }) => Math.max(origWidth, origHeight) <= mostSide);
    if (!shown) return null;
    const { level, origWidth: width, origHeight: height } = shown;
    const length = file.getImageTranscodedSizeInBytes(level, 0, 0, rgba32);
    if (width === 0 || height === 0 || length !== 4 * width * height) return null;
    const target = room(pngBytes(width, height));
    const pixels = new Uint8Array(length);
    if (!file.transcodeImage(pixels, level, 0, 0, rgba32, 0, -1, -1)) return null;
    if (!file.getHasAlpha()) for (let at = 3; at < length; at += 4) pixels[at] = 255;
    writePng(target, pixels, width, height);
    return target;
  } finally {
    file.close();
    file.delete();
  }
}

/** Whether it is a 2D texture with a valid number of mip levels. The transcoder would loop up to any number in the file. */
function isPicture(bytes: Uint8Array): boolean {
  if (bytes.length < 80) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = [20, 24, 28, 32, 36, 40].map((at) => view.getUint32(at, true));
  const [width = 0, height = 0, depth = 1, layers = 2, faces = 0, levels = 0] = numbers;
  const longest = Math.max(width, height);
  if (Math.min(width, height) < 1 || longest > largestSide) return false;
  return depth === 0 && layers <= 1 && faces === 1 && levels <= 1 + Math.floor(Math.log2(longest));
}
