import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, type Groups } from '#src/lib/dxf/groups.ts';

type Point = ReturnType<typeof pointOf>;

/** The edges of faces seen from above, each once: x and y of both ends. */
function edgesBetween(
  points: readonly Point[],
  pairs: Iterable<readonly [from: number, to: number]>,
): number[][] {
  const edges = new Map<string, number[]>();
  for (const [from, to] of pairs) {
    const [a, b] = [points[from], points[to]];
    if (a && b) edges.set(from < to ? `${from} ${to}` : `${to} ${from}`, [a.x, a.y, b.x, b.y]);
  }
  return [...edges.values()];
}

/** The edges of a POLYLINE that is a grid, or faces of three or four corners. */
export function edgesOfPolyline(
  groups: Groups,
  vertices: readonly DxfRecord[],
  isFaces: boolean,
): number[][] {
  if (isFaces) {
    const [corners, faces] = [true, false].map((isCorner) =>
      vertices.filter((vertex) => hasBit(vertex.groups, 70, 64) === isCorner),
    );
    const points = (corners ?? []).map((vertex) => pointOf(vertex.groups, 10));
    return edgesBetween(
      points,
      (faces ?? []).flatMap((face) => faceEdges(face.groups)),
    );
  }
  const points = vertices.filter((vertex) => !hasBit(vertex.groups, 70, 16));
  // A smoothed grid has its own counts.
  const isSmooth = hasBit(groups, 70, 4);
  const [rows, columns] = isSmooth
    ? [numberOf(groups, 73), numberOf(groups, 74)]
    : [numberOf(groups, 71), numberOf(groups, 72)];
  const pairs: [number, number][] = [];
  for (let at = 0; at < Math.min(rows * columns, points.length); at++) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    if (column + 1 < columns) pairs.push([at, at + 1]);
    else if (hasBit(groups, 70, 32)) pairs.push([at, row * columns]);
    if (row + 1 < rows) pairs.push([at, at + columns]);
    else if (hasBit(groups, 70, 1)) pairs.push([at, column]);
  }
  return edgesBetween(
    points.map((vertex) => pointOf(vertex.groups, 10)),
    pairs,
  );
}

/** Corners are counted from 1; an edge from a negative one is hidden. */
function faceEdges(groups: Groups): [number, number][] {
  const corners = [71, 72, 73, 74].map((code) => numberOf(groups, code)).filter((corner) => corner !== 0);
  return corners.flatMap((corner, at): [number, number][] =>
    corner < 0 ? [] : [[corner - 1, Math.abs(corners[(at + 1) % corners.length] ?? 0) - 1]],
  );
}

/** The edges of a MESH: a list of corners, then of faces, each with its number of corners first. */
export function edgesOfMesh(groups: Groups): number[][] {
  const start = groups.findIndex(([code]) => code === 93);
  const points: Point[] = [];
  for (const [code, value] of groups.slice(0, Math.max(0, start))) {
    const last = points.at(-1);
    if (code === 10) points.push({ x: Number(value), y: 0 });
    else if (code === 20 && last) last.y = Number(value);
  }
  const pairs: [number, number][] = [];
  const end = start + 1 + numberOf(groups, 93);
  for (let at = start + 1; at < Math.min(end, groups.length);) {
    const count = Number(groups[at]?.[1] ?? 0);
    const face = groups.slice(at + 1, at + 1 + count).map(([, value]) => Number(value));
    for (const [index, corner] of face.entries()) pairs.push([corner, face[(index + 1) % face.length] ?? 0]);
    at += 1 + Math.max(0, count);
  }
  return edgesBetween(points, pairs);
}
