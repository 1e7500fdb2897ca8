import type { Gltf } from '#src/lib/model/glb-json.ts';

/** Size of a component in bytes, how to read it, and the value of 1 if it is normalized (KHR_mesh_quantization). */
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
export function accessorNumbers(file: Gltf, binary: Uint8Array, index: number): Numbers | null {
  const accessor = file.accessors[index];
  if (!accessor) return null;
  const { bufferView, sparse, count, type } = accessor;
  if (bufferView === undefined && sparse === undefined) return null;
  const width = widths.get(type);
  const numbers =
    bufferView === undefined
      ? emptyNumbers(type, count * (width ?? 0))
      : viewNumbers(file, binary, { ...accessor, bufferView });
  if (numbers === null || width === undefined || sparse === undefined) return numbers;
  const at = viewNumbers(file, binary, {
    ...sparse.indices,
    count: sparse.count,
    type: 'SCALAR',
    normalized: false,
  });
  const values = viewNumbers(file, binary, { ...accessor, ...sparse.values, count: sparse.count });
  if (at === null || values === null) return null;
  for (const [item, place] of at.entries()) {
    if (place >= count) return null;
    numbers.set(values.subarray(item * width, (item + 1) * width), place * width);
  }
  return numbers;
}

type Numbers = Float32Array | Uint32Array;

const emptyNumbers = (type: string, length: number): Numbers =>
  type === 'SCALAR' ? new Uint32Array(length) : new Float32Array(length);

interface Items {
  bufferView: number;
  byteOffset: number;
  componentType: number;
  count: number;
  type: string;
  normalized: boolean;
}

function viewNumbers({ bufferViews }: Gltf, binary: Uint8Array, items: Items): Numbers | null {
  const view = bufferViews[items.bufferView];
  const component = components.get(items.componentType);
  const width = widths.get(items.type);
  if (!view || !component || width === undefined || view.buffer !== 0) return null;
  const [bytes, read, one] = component;
  const stride = view.byteStride ?? bytes * width;
  // With a smaller stride, elements would overlap, and a few bytes could stand for any number of them.
  if (stride < bytes * width) return null;
  const start = view.byteOffset + items.byteOffset;
  const end = items.count === 0 ? start : start + stride * (items.count - 1) + bytes * width;
  if (end > binary.byteLength || end > view.byteOffset + view.byteLength) return null;
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const numbers = emptyNumbers(items.type, items.count * width);
  for (let item = 0; item < items.count; item += 1)
    for (let part = 0; part < width; part += 1) {
      const number = read(data, start + item * stride + part * bytes);
      numbers[item * width + part] = items.normalized ? Math.max(-1, number / one) : number;
    }
  return numbers;
}
