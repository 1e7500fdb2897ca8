/** An edge is drawn where faces meet at more than this many degrees. */
const edgeAngle = 25;
const mostEven = Math.cos((edgeAngle * Math.PI) / 180);
/** Vertices closer than this, in meters, are the same. */
const reach = 1e-4;

/** An edge with one face, with two nearly coplanar faces, and with faces at an angle. */
const [lone, even, sharp] = [1, 2, 3];

/** An open-addressing hash table, at most half full. */
function places(count: number): Int32Array<ArrayBuffer> {
  let size = 16;
  while (size < 2 * count) size *= 2;
  return new Int32Array(size).fill(-1);
}

/** For each vertex, the first one at the same position. */
function firstCorners(triangles: Float32Array): Int32Array<ArrayBuffer> {
  const count = Math.floor(triangles.length / 3);
  const known = places(count);
  const mask = known.length - 1;
  const rounded = new Float64Array(3 * count);
  for (let at = 0; at < rounded.length; at += 1) rounded[at] = Math.round((triangles[at] ?? 0) / reach);
  const first = new Int32Array(count);
  for (let corner = 0; corner < count; corner += 1) {
    const [x = 0, y = 0, z = 0] = [rounded[3 * corner], rounded[3 * corner + 1], rounded[3 * corner + 2]];
    let at = hash(Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask;
    for (;;) {
      const there = known[at] ?? -1;
      if (there === -1) {
        known[at] = corner;
        first[corner] = corner;
        break;
      }
      if (rounded[3 * there] === x && rounded[3 * there + 1] === y && rounded[3 * there + 2] === z) {
        first[corner] = there;
        break;
      }
      at = (at + 1) & mask;
    }
  }
  return first;
}

/** Spreads the bits: neighboring numbers would fill neighboring places. */
function hash(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x45_d9_f3_b);
  return mixed ^ (mixed >>> 15);
}

/**
 * The edges between faces that meet at an angle, and open edges: six numbers each, in the units of `triangles`. Takes linear
 * time and memory, because models have up to a million triangles.
 */
export function edgesOf(triangles: Float32Array): Float32Array<ArrayBuffer> {
  const corners = firstCorners(triangles);
  const faces = Math.floor(triangles.length / 9);
  const known = places(3 * faces);
  const mask = known.length - 1;
  // Of each edge: its corners, as its first face runs along them, that face, and what is known of it.
  const [from, to, face] = [1, 2, 3].map(() => new Int32Array(3 * faces));
  const state = new Uint8Array(3 * faces);
  if (!from || !to || !face) return new Float32Array();
  const normals = normalsOf(triangles);
  let [count, drawn] = [0, 0];
  const meet = (start: number, end: number, own: number): void => {
    const [low, high] = start < end ? [start, end] : [end, start];
    let at = hash(Math.imul(low, 0x9e_37_79_b1) ^ high) & mask;
    for (;;) {
      const edge = known[at] ?? -1;
      if (edge === -1) {
        known[at] = count;
        [from[count], to[count], face[count], state[count]] = [start, end, own, lone];
        count += 1;
        drawn += 1;
        return;
      }
      const isSame = from[edge] === start && to[edge] === end;
      if (isSame || (from[edge] === end && to[edge] === start)) {
        const other = face[edge] ?? 0;
        let cosine = 0;
        for (let axis = 0; axis < 3; axis += 1)
          cosine += (normals[3 * own + axis] ?? 0) * (normals[3 * other + axis] ?? 0);
        // If both run along it in the same direction, one of them is flipped.
        const isEven = (isSame ? -cosine : cosine) > mostEven;
        if (isEven && state[edge] === lone) {
          state[edge] = even;
          drawn -= 1;
        } else if (!isEven) {
          if (state[edge] === even) drawn += 1;
          state[edge] = sharp;
        }
        return;
      }
      at = (at + 1) & mask;
    }
  };
  for (let own = 0; own < faces; own += 1) {
    const [a = 0, b = 0, c = 0] = [corners[3 * own], corners[3 * own + 1], corners[3 * own + 2]];
    // A face without an area has no direction.
    if (a === b || b === c || c === a) continue;
    meet(a, b, own);
    meet(b, c, own);
    meet(c, a, own);
  }
  const lines = new Float32Array(6 * drawn);
  let line = 0;
  for (let edge = 0; edge < count; edge += 1) {
    if (state[edge] === even) continue;
    for (const [end, corner] of [from[edge] ?? 0, to[edge] ?? 0].entries())
      lines.set(triangles.subarray(3 * corner, 3 * corner + 3), 6 * line + 3 * end);
    line += 1;
  }
  return lines;
}

/** The unit normal of each face; zero for a face without an area. */
function normalsOf(triangles: Float32Array): Float32Array<ArrayBuffer> {
  const faces = Math.floor(triangles.length / 9);
  const normals = new Float32Array(3 * faces);
  for (let face = 0; face < faces; face += 1) {
    const at = 9 * face;
    const [ax = 0, ay = 0, az = 0] = [triangles[at], triangles[at + 1], triangles[at + 2]];
    const [ux, uy, uz] = [
      (triangles[at + 3] ?? 0) - ax,
      (triangles[at + 4] ?? 0) - ay,
      (triangles[at + 5] ?? 0) - az,
    ];
    const [vx, vy, vz] = [
      (triangles[at + 6] ?? 0) - ax,
      (triangles[at + 7] ?? 0) - ay,
      (triangles[at + 8] ?? 0) - az,
    ];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[3 * face] = x / length;
    normals[3 * face + 1] = y / length;
    normals[3 * face + 2] = z / length;
  }
  return normals;
}
