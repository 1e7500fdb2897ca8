import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, uv } from '#src/reference-api/drawings/geometry/vector.ts';

interface Stacked {
  size: readonly [number, number, number];
  count?: readonly [number, number];
  top: (on: Plane, u: number, v: number, w: number, d: number) => void;
  edge: (on: Plane, u: number, v: number, w: number, h: number) => void;
  inner?: typeof MEDIUM;
}

/** A stack of boards, the top one pulled out to show its edge and face. */
export const stackedBoards = ({
  size: [width, depth, thickness],
  count = [3, 2],
  top,
  edge,
}: Stacked): ProductSketch =>
  view.corner((scene, choose) => {
    const [n, shift] = [choose(count), choose([8, 6])];
    // In its own thickness, as far as a board of usual thickness is recognized in it.
    const usual = thickness > 1.9 ? 2 : 0.625;
    const t = thickness * Math.min(2.2, Math.max(0.6, choose.measure('thickness', usual) / usual));
    for (const i of times(n)) {
      const [z, o] = [i * (t + 0.12), i === n - 1 ? shift : 0];
      scene.box([o, -o, z], [width, depth, t]);
      edge(scene.front(-o), o, z, width, t);
      edge(scene.side(o), -o, z, depth, t);
      if (i === n - 1) top(scene.level(z + t), o, -o, width, depth);
    }
  });

export const plainEdge = (): void => undefined;

export const corePaperEdge = (on: Plane, u: number, v: number, width: number, height: number): void => {
  on.line(uv(u, v + height * 0.12, u + width, v + height * 0.12));
  on.line(uv(u, v + height * 0.88, u + width, v + height * 0.88));
  on.speckle(u + 0.6, v + height * 0.2, width - 1.2, height * 0.6, Math.round(width / 1.6), height * 0.16);
};

export const printedFace = (on: Plane, u: number, v: number, width: number, depth: number): void => {
  for (const j of times(3))
    for (const i of times(3))
      on.line(
        [
          [u + width * (0.1 + i * 0.3), v + depth * (0.2 + j * 0.28)],
          [u + width * (0.26 + i * 0.3), v + depth * (0.2 + j * 0.28)],
        ],
        i === 1 ? MEDIUM : FINE,
      );
};
