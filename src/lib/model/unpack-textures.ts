import * as v from 'valibot';
import { extensionOf, isJson, listIn, type Json } from '#src/lib/model/json-thing.ts';
import { pngOfKtx2, type BasisModule } from '#src/lib/model/ktx2.ts';

/** A failed texture must not cost the model. */
function decoded(decode: () => Uint8Array | null): Uint8Array | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

interface Room {
  bytes: Uint8Array;
  at: number;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const packedTexture = v.object({ source: whole });
const packedImage = v.object({ bufferView: whole });
const packedView = v.object({ buffer: v.literal(0), byteOffset: v.optional(whole, 0), byteLength: whole });

/**
 * Converts KTX2 textures to PNG, unless the file has a fallback texture. Where a texture can't be decoded, the material keeps
 * its plain color.
 */
export function unpackTextures(
  file: Json,
  source: Uint8Array,
  room: (bytes: number) => Room,
  basis: BasisModule | null,
): void {
  const lost = new Set<number>();
  const known = new Map<number, boolean>();
  for (const [index, texture] of listIn(file, 'textures').entries()) {
    const packed = extensionOf(texture, 'KHR_texture_basisu');
    if (packed === undefined) continue;
    delete texture['extensions'];
    if (typeof texture['source'] === 'number') continue;
    const read = v.safeParse(packedTexture, packed);
    const image = read.success ? read.output.source : -1;
    const isDecoded = known.get(image) ?? (basis !== null && decodeImage(file, image, source, room, basis));
    known.set(image, isDecoded);
    if (isDecoded) texture['source'] = image;
    else lost.add(index);
  }
  if (lost.size > 0) for (const material of listIn(file, 'materials')) dropTextures(material, lost, 4);
}

/** Whether the picture is a PNG now. */
function decodeImage(
  file: Json,
  index: number,
  source: Uint8Array,
  room: (bytes: number) => Room,
  basis: BasisModule,
): boolean {
  const image = listIn(file, 'images')[index];
  const views = listIn(file, 'bufferViews');
  const named = v.safeParse(packedImage, image);
  const view = v.safeParse(packedView, named.success ? views[named.output.bufferView] : undefined);
  if (!image || !view.success) return false;
  const { byteOffset, byteLength } = view.output;
  let at = 0;
  const put = (length: number): Uint8Array => {
    const given = room(length);
    at = given.at;
    return given.bytes;
  };
  const png = decoded(() => pngOfKtx2(basis, source.subarray(byteOffset, byteOffset + byteLength), put));
  if (png === null) return false;
  views.push({ buffer: 0, byteOffset: at, byteLength: png.length });
  file['bufferViews'] = views;
  image['bufferView'] = views.length - 1;
  image['mimeType'] = 'image/png';
  return true;
}

/** A material refers to textures itself, in its metalness and roughness, and in its extensions. */
function dropTextures(holder: Json, lost: ReadonlySet<number>, depth: number): void {
  for (const [key, value] of Object.entries(holder)) {
    if (!isJson(value)) continue;
    if (key.endsWith('Texture') && typeof value['index'] === 'number' && lost.has(value['index']))
      delete holder[key];
    else if (depth > 0) dropTextures(value, lost, depth - 1);
  }
}
