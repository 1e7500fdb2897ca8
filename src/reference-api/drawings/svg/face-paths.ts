import type { Face, FaceTone, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { contains, signedArea } from '#src/reference-api/drawings/axonometric/polygon.ts';
import { PathData } from '#src/reference-api/drawings/svg/path-data.ts';

/**
 * Faces as few paths as possible, to be painted in this order: faces of one tone that follow each other are one path, and
 * a face is left out that lies within another of its tone, or behind another.
 */
export function facePaths(faces: readonly Face[]): { data: string; tone: FaceTone }[] {
  const seen = faces.filter((face, index) => !faces.slice(index + 1).some((later) => isWithin(face, later)));
  const kept: Face[] = [];
  for (const face of seen) if (!isRepeat(face, kept)) kept.push(face);
  const paths: { path: PathData; tone: FaceTone }[] = [];
  for (const { points, tone } of kept) {
    const last = paths.at(-1);
    const path = last?.tone === tone ? last.path : new PathData();
    if (path !== last?.path) paths.push({ path, tone });
    // All in one direction: where two faces of a path overlap, it stays filled.
    path.polyline(signedArea(points) < 0 ? points.toReversed() : points, true);
  }
  return paths.map(({ path, tone }) => ({ data: path.text, tone }));
}

const isWithin = ({ points }: Face, other: Face): boolean =>
  withMiddles(points).every((point) => contains(other.points, point));

/** Whether the last face below it that it touches already has its tone everywhere. */
function isRepeat(face: Face, below: readonly Face[]): boolean {
  const outline = withMiddles(face.points);
  for (const other of below.toReversed()) {
    const within = outline.filter((point) => contains(other.points, point)).length;
    if (within === outline.length) return other.tone === face.tone;
    const touches = within > 0 || other.points.some((point) => contains(face.points, point));
    if (touches && other.tone !== face.tone) return false;
  }
  return false;
}

/** The corners, moved a little inward, and the middles of the sides. */
function withMiddles(points: readonly Point[]): Point[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const inward = (point: Point): Point => ({
    x: point.x + (x - point.x) * 0.01,
    y: point.y + (y - point.y) * 0.01,
  });
  return points.flatMap((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return [inward(a), inward({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })];
  });
}
