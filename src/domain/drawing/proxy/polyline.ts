import { BitReader } from '#src/domain/drawing/proxy/bytes.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

const mostPoints = 100_000;

/** The groups of an LWPOLYLINE that a proxy graphic stores in DWG format. */
export function packedPolyline(bytes: Uint8Array): Group[] {
  const bits = new BitReader(bytes);
  bits.long();
  const flags = bits.packedShort();
  const ifSet = (flag: number, read: () => number, otherwise = 0): number =>
    (flags & flag) === 0 ? otherwise : read();
  const real = (): number => bits.packedReal();
  const count = (): number => Math.min(mostPoints, Math.max(0, bits.packedLong()));
  const width = ifSet(4, real);
  ifSet(8, real);
  ifSet(2, real);
  const normal = [0, 0, 1].map((otherwise) => ifSet(1, real, otherwise));
  const points = count();
  const bulges = ifSet(16, count);
  const names = ifSet(1024, count);
  const widths = ifSet(32, count);
  const vertices: { x: number; y: number; bulge: number; widths: readonly [number, number] }[] = [];
  for (let at = 0; at < points; at++) {
    const last = vertices.at(-1);
    const [x, y] = last ? [bits.nextReal(last.x), bits.nextReal(last.y)] : [bits.real(), bits.real()];
    vertices.push({ x, y, bulge: 0, widths: [width, width] });
  }
  for (const vertex of vertices.slice(0, bulges)) vertex.bulge = real();
  for (let left = names; left > 0; left--) bits.packedLong();
  for (const vertex of vertices.slice(0, widths)) vertex.widths = [real(), real()];
  return [
    [70, (flags & 512) === 0 ? 0 : 1],
    ...normal.map((value, at): Group => [210 + 10 * at, value]),
    ...vertices.flatMap(({ x, y, bulge, widths: [start, end] }): Group[] => [
      [10, x],
      [20, y],
      [40, start],
      [41, end],
      [42, bulge],
    ]),
  ];
}
