import type { Gltf } from '#src/lib/model/glb-json.ts';

/** Size of a component in bytes, and how to read it. */
const components: ReadonlyMap<
  number,
  readonly [bytes: number, read: (view: DataView, at: number) => number]
> = new Map([
  [5121, [1, (view, at) => view.getUint8(at)]],
  [5123, [2, (view, at) => view.getUint16(at, true)]],
  [5125, [4, (view, at) => view.getUint32(at, true)]],
  [5126, [4, (view, at) => view.getFloat32(at, true)]],
]);
const widths: ReadonlyMap<string, number> = new Map([
  ['SCALAR', 1],
  ['VEC3', 3],
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
  const [bytes, read] = component;
  const stride = view.byteStride ?? bytes * width;
  // With a smaller stride, elements would overlap, and a few bytes could stand for any number of them.
  if (stride < bytes * width) return null;
  const start = view.byteOffset + accessor.byteOffset;
  const end = accessor.count === 0 ? start : start + stride * (accessor.count - 1) + bytes * width;
  if (end > binary.byteLength || end > view.byteOffset + view.byteLength) return null;
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const length = accessor.count * width;
  const numbers = accessor.componentType === 5126 ? new Float32Array(length) : new Uint32Array(length);
  for (let item = 0; item < accessor.count; item += 1)
    for (let part = 0; part < width; part += 1)
      numbers[item * width + part] = read(data, start + item * stride + part * bytes);
  return numbers;
}
