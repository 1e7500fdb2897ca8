import { edgesOf } from '#src/lib/model/edges.ts';
import type { Model } from '#src/lib/model/read-glb.ts';

/** The edges of one part, six numbers each, in meters and in place. */
export interface PartLines {
  /** Index of its node in the file. */
  node: number;
  lines: Float32Array<ArrayBuffer>;
}

/** The edges of one type, part by part. */
export interface SceneLines {
  /** Index of its scene in the file. */
  scene: number;
  parts: readonly PartLines[];
}

/** Finds the edges of all parts. Run it in a worker: a million triangles take a second. */
export const linesOfModel = ({ types }: Model): readonly SceneLines[] =>
  types.map(({ scene, parts }) => ({
    scene,
    parts: parts.map(({ node, triangles }) => ({ node, lines: edgesOf(triangles) })),
  }));
