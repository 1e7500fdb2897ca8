import { addAll } from '#src/lib/long-lists.ts';
import { type Part, placeOf } from '#src/reference-api/files/bim/part.ts';

const metresPerInch = 0.0254;
type Vector = readonly [number, number, number];

export interface Mesh {
  /** Meters, y up, as in glTF; three numbers per vertex. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
}

/** x to the right, z up and y away become x to the right, y up and z towards the reader. */
const turned = ([x, y, z]: Vector): Vector => [x, z, -y];

function normalOf([a, b, c]: readonly Vector[]): Vector {
  if (!a || !b || !c) return [0, 1, 0];
  const p = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const q = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const count = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const;
  const length = Math.hypot(count[0], count[1], count[2]);
  return [count[0] / length, count[1] / length, count[2] / length];
}

/** The faces of a part, each counter-clockwise from outside, inches. */
function facesOf(part: Part): Vector[][] {
  const ring = (along: number): Vector[] => part.outline.map((point) => placeOf(part, point, along));
  const near = ring(part.from);
  const far = ring(part.from + part.length);
  // For (x, z) along +y the winding is the reverse of the two other pairs.
  const [start, end] = part.axis === 'y' ? [far, near] : [near, far];
  const walls = start.map((point, index) => {
    const next = (index + 1) % start.length;
    return [point, start[next] ?? point, end[next] ?? point, end[index] ?? point];
  });
  return [...walls, start.toReversed(), end];
}

/** Triangles of a part with flat shading; its outline is convex, so every face is a fan. */
export function meshOf(part: Part): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const face of facesOf(part)) {
    const first = positions.length / 3;
    const corners = face.map(turned);
    const normal = normalOf(corners);
    for (const corner of corners) {
      addAll(
        positions,
        corner.map((value) => value * metresPerInch),
      );
      addAll(normals, normal);
    }
    for (let at = 1; at < corners.length - 1; at += 1) indices.push(first, first + at, first + at + 1);
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint16Array(indices),
  };
}
