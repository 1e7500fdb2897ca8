import * as v from 'valibot';
import { Budget } from '#src/lib/budget.ts';
import { accessorNumbers } from '#src/lib/model/glb-accessor.ts';
import { gltf } from '#src/lib/model/glb-json.ts';
import { glbChunks, glbFrom } from '#src/lib/model/glb-chunks.ts';
import { extensionOf, isJson, listIn, type Json } from '#src/lib/model/json-thing.ts';
import { decodeDraco, type MeshDecoders } from '#src/lib/model/mesh-decoders.ts';
import { extensionsToUnpack } from '#src/lib/model/extensions-to-unpack.ts';
import { unpackTextures } from '#src/lib/model/unpack-textures.ts';

/** Limits: unpacked bytes of a file, and instances of a node. */
const [mostBytes, mostCopies] = [300_000_000, 20_000];

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const meshoptView = v.object({
  buffer: v.literal(0),
  byteOffset: v.optional(whole, 0),
  byteLength: whole,
  byteStride: v.pipe(whole, v.maxValue(256)),
  count: whole,
  mode: v.picklist(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
  filter: v.optional(v.picklist(['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL'])),
});
const dracoShape = v.object({ bufferView: whole, attributes: v.record(v.string(), whole) });
const instances = v.object({ attributes: v.record(v.string(), whole) });

/** The packed extensions that a file uses; empty for other formats. */
export function extensionsToUnpackIn(bytes: Uint8Array): readonly string[] {
  const chunks = glbChunks(bytes);
  const file = chunks && parsed(chunks.text);
  const names = isJson(file) ? file['extensionsUsed'] : null;
  return Array.isArray(names) ? extensionsToUnpack.filter((name) => names.includes(name)) : [];
}

/**
 * Unpacks a GLB file's compressed geometry and textures, so that all readers get the same plain file. Null if it is not a GLB,
 * damaged, or larger than 300 MB unpacked.
 */
export function unpackGlb(bytes: Uint8Array, decoders: MeshDecoders): Uint8Array<ArrayBuffer> | null {
  const chunks = glbChunks(bytes);
  const file = chunks && parsed(chunks.text);
  if (!chunks || !isJson(file)) return null;
  const binary = new GrowingBinary(chunks.binary);
  try {
    unpackViews(file, chunks.binary, binary, decoders);
    unpackShapes(file, binary, decoders);
    spreadInstances(file, binary);
    unpackTextures(file, chunks.binary, (length) => binary.room(length), decoders.basis);
  } catch {
    return null;
  }
  for (const key of ['extensionsUsed', 'extensionsRequired']) {
    const names = file[key];
    if (Array.isArray(names)) file[key] = names.filter((name) => !extensionsToUnpack.includes(String(name)));
  }
  const all = binary.joined();
  file['buffers'] = [{ byteLength: all.length }];
  return glbFrom(JSON.stringify(file), all);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The binary part and what is appended to it. */
class GrowingBinary {
  private readonly parts: Uint8Array[];
  private length: number;
  private readonly left = new Budget(mostBytes);

  constructor(first: Uint8Array) {
    this.parts = [first];
    this.length = first.length;
  }

  /** Allocates bytes, aligned to a multiple of four for their view. */
  room(bytes: number): { bytes: Uint8Array; at: number } {
    this.left.spend(bytes);
    const gap = (4 - (this.length % 4)) % 4;
    const part = new Uint8Array(gap + bytes);
    this.parts.push(part);
    const at = this.length + gap;
    this.length += part.length;
    return { bytes: part.subarray(gap), at };
  }

  joined(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

function unpackViews(file: Json, source: Uint8Array, binary: GrowingBinary, { meshopt }: MeshDecoders): void {
  for (const view of listIn(file, 'bufferViews')) {
    const packed = extensionOf(view, 'EXT_meshopt_compression');
    if (packed === undefined) continue;
    const { byteOffset, byteLength, byteStride, count, mode, filter } = v.parse(meshoptView, packed);
    if (byteOffset + byteLength > source.length) throw new RangeError('The packed view leaves the file.');
    const { bytes, at } = binary.room(count * byteStride);
    meshopt(
      bytes,
      { count, size: byteStride, mode, ...(filter && { filter }) },
      source.subarray(byteOffset, byteOffset + byteLength),
    );
    Object.assign(view, { buffer: 0, byteOffset: at, byteLength: bytes.length });
    delete view['extensions'];
  }
}

function unpackShapes(file: Json, binary: GrowingBinary, { draco }: MeshDecoders): void {
  const packed = listIn(file, 'meshes')
    .flatMap((mesh) => listIn(mesh, 'primitives'))
    .filter((primitive) => extensionOf(primitive, 'KHR_draco_mesh_compression') !== undefined);
  if (packed.length === 0) return;
  if (draco === null) throw new TypeError('The file names no Draco shapes.');
  const all = binary.joined();
  const [views, accessors] = [listIn(file, 'bufferViews'), listIn(file, 'accessors')];
  const put = (numbers: Uint32Array | Float32Array, accessor: Json | undefined, count: number): void => {
    if (!accessor) throw new RangeError('An accessor is missing.');
    const { bytes, at } = binary.room(numbers.byteLength);
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
    views.push({ buffer: 0, byteOffset: at, byteLength: bytes.length });
    const componentType = numbers instanceof Uint32Array ? 5125 : 5126;
    Object.assign(accessor, {
      bufferView: views.length - 1,
      byteOffset: 0,
      componentType,
      count,
      normalized: false,
    });
  };
  for (const primitive of packed) {
    const { bufferView, attributes } = v.parse(
      dracoShape,
      extensionOf(primitive, 'KHR_draco_mesh_compression'),
    );
    const view = v.parse(
      v.object({ buffer: v.literal(0), byteOffset: v.optional(whole, 0), byteLength: whole }),
      views[bufferView],
    );
    const bytes = all.subarray(view.byteOffset, view.byteOffset + view.byteLength);
    const own = isJson(primitive['attributes']) ? primitive['attributes'] : {};
    const wanted = Object.entries(attributes).filter(([name]) =>
      /^(?:POSITION|NORMAL|TEXCOORD_\d|COLOR_0)$/.test(name),
    );
    const shape = decodeDraco(
      draco,
      bytes,
      wanted.map(([, id]) => id),
    );
    if (!shape) throw new RangeError('The packed shape is damaged.');
    const kept: Json = {};
    for (const [name, id] of wanted) {
      const found = shape.attributes.get(id);
      const index = own[name];
      if (!found || typeof index !== 'number') continue;
      const accessor = accessors[index];
      // Integer colors are normalized by their maximum.
      const most =
        name !== 'COLOR_0'
          ? 1
          : accessor?.['componentType'] === 5121
            ? 255
            : accessor?.['componentType'] === 5123
              ? 65_535
              : 1;
      if (most > 1)
        for (const [at, number] of found.numbers.entries())
          found.numbers[at] = number > 1 ? number / most : number;
      put(found.numbers, accessor, shape.points);
      kept[name] = index;
    }
    primitive['attributes'] = kept;
    const indices =
      typeof primitive['indices'] === 'number'
        ? primitive['indices']
        : accessors.push({ type: 'SCALAR' }) - 1;
    put(shape.corners, accessors[indices], shape.corners.length);
    primitive['indices'] = indices;
    delete primitive['extensions'];
  }
  file['bufferViews'] = views;
  file['accessors'] = accessors;
}

/** Turns each instance into a separate child node. */
function spreadInstances(file: Json, binary: GrowingBinary): void {
  const nodes = listIn(file, 'nodes');
  const copies = new Budget(mostCopies);
  let read: { document: v.InferOutput<typeof gltf>; all: Uint8Array } | null = null;
  // The added copies have no instances themselves.
  for (const node of nodes) {
    const given = extensionOf(node, 'EXT_mesh_gpu_instancing');
    if (given === undefined) continue;
    read ??= { document: v.parse(gltf, file), all: binary.joined() };
    const { document, all } = read;
    const numbersOf = (name: string): Float32Array | Uint32Array | null => {
      const index = v.parse(instances, given).attributes[name];
      return index === undefined ? null : accessorNumbers(document, all, index);
    };
    const [places, turns, sizes] = [numbersOf('TRANSLATION'), numbersOf('ROTATION'), numbersOf('SCALE')];
    const count = Math.max((places?.length ?? 0) / 3, (turns?.length ?? 0) / 4, (sizes?.length ?? 0) / 3);
    copies.spend(count);
    const children = Array.isArray(node['children']) ? node['children'] : [];
    for (let at = 0; at < count; at += 1) {
      children.push(nodes.length);
      nodes.push({
        name: node['name'] ?? '',
        mesh: node['mesh'],
        ...(places && { translation: [...places.subarray(3 * at, 3 * at + 3)] }),
        ...(turns && { rotation: [...turns.subarray(4 * at, 4 * at + 4)] }),
        ...(sizes && { scale: [...sizes.subarray(3 * at, 3 * at + 3)] }),
      });
    }
    node['children'] = children;
    delete node['mesh'];
    delete node['extensions'];
  }
  file['nodes'] = nodes;
}
