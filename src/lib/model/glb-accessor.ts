import type { Gltf } from '#src/lib/model/glb-json.ts';

/** Size of a component in bytes, how to read it, and what stands for 1 where it is normalized (KHR_mesh_quantization). */
const components: ReadonlyMap<
  number,
  readonly [bytes: number, read: (view: DataView, at: number) => number, one: number]
> = new Map([
  [5120, [1, (view, at) => view.getInt8(at), 127]],
  [5121, [1, (view, at) => view.getUint8(at), 255]],
  [5122, [2, (view, at) => view.getInt16(at, true), 32_767]],
  [5123, [2, (view, at) => view.getUint16(at, true), 65_535]],
  [5125, [4, (view, at) => view.getUint32(at, true), 1]],
  [5126, [4, (view, at) => view.getFloat32(at, true), 1]],
]);
const widths: ReadonlyMap<string, number> = new Map([
  ['SCALAR', 1],
  ['VEC3', 3],
  ['VEC4', 4],
]);

/** Positions or indices; null if they are out of bounds or in an unsupported form. */
export function accessorNumbers(
  { accessors, bufferViews }: Gltf,
  binary: Uint8Array,
  index: number,
): Float32Array | Uint32Array | null {
  const accessor = accessors[index];
  const view = accessor?.bufferView === undefined ? undefined : bufferViews[accessor.bufferView];
  const component = components.get(accessor?.componentType ?? 0);
  const width = widths.get(accessor?.type ?? '');
  if (!accessor || !view || !component || width === undefined || view.buffer !== 0) return null;
  if (accessor.sparse !== undefined) return null;
  const [bytes, read, one] = component;
  const stride = view.byteStride ?? bytes * width;
  // With a smaller stride, elements would overlap, and a few bytes could stand for any number of them.
  if (stride < bytes * width) return null;
  const start = view.byteOffset + accessor.byteOffset;
  const end = accessor.count === 0 ? start : start + stride * (accessor.count - 1) + bytes * width;
  if (end > binary.byteLength || end > view.byteOffset + view.byteLength) return null;
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const length = accessor.count * width;
  const numbers = accessor.type === 'SCALAR' ? new Uint32Array(length) : new Float32Array(length);
  for (let item = 0; item < accessor.count; item += 1)
    for (let part = 0; part < width; part += 1) {
      const number = read(data, start + item * stride + part * bytes);
      numbers[item * width + part] = accessor.normalized ? Math.max(-1, number / one) : number;
    }
  return numbers;
}
