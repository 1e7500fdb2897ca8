import {
  rectangle,
  uv,
  sheetProfile,
  times,
  xyz,
  arcPoints,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { rows, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** Panels standing on a wall; `face` draws one of them. */
const upright = (
  n: number,
  width: number,
  height: number,
  t: number,
  face: (plane: Plane, x: number, scene: Scene) => void,
): ProductSketch =>
  view.front((scene, choose) => {
    const [count, cut] = [n + choose([0, 1]), choose([0, 12])];
    for (const z of [14, height * 0.55, height - 12])
      scene.box([-4, t, z], [count * width + 8, 3, 4], MEDIUM, FINE);
    for (const i of times(count).toReversed()) {
      const drop = i === count - 1 ? cut : 0;
      scene.box([i * width, 0, 0], [width - 0.5, t, height - drop], OUTLINE, FINE);
      scene
        .front(0)
        .through(rectangle(i * width, 0, width - 0.5, height - drop), () =>
          face(scene.front(0), i * width, scene),
        );
    }
  });

/** Panel trays on rails with open joints between them. */
export const trays = (cols: number, up: number, t: number, folded: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([34, 40]), choose([26, 30])];
    wall(scene, -6, -6, cols * width + 12, up * height + 12, t + 5);
    for (const i of times(cols + 1))
      scene.box([i * width - 1.5, t, -2], [3, 3, up * height + 4], MEDIUM, FINE);
    for (const j of times(up))
      for (const i of times(cols).toReversed()) {
        if (i === cols - 1 && j === up - 1) continue;
        scene.box([i * width + 0.6, 0, j * height + 0.6], [width - 1.2, t, height - 1.2], OUTLINE, FINE);
        if (!folded)
          for (const [u, v] of uv(3, 3, width - 3, 3, 3, height - 3, width - 3, height - 3))
            scene.front(0).circle(i * width + u, j * height + v, 0.6, FINE);
        else if ((i + j) % 2 === 0) scene.front(0).glint(i * width, j * height, width, height);
      }
    if (folded) {
      const [x, z] = [cols * width - width + 4, up * height - height + 8];
      scene.box([x, -14, z], [width - 1.2, t, height - 1.2], OUTLINE, FINE);
      scene.side(x).line(uv(-14 + 0.6, z + 0.6, -14 + t, z + 0.6));
    }
  });

export const metalWallPanels = {
  'concealed-fastener-panel': upright(4, 16, 74, 1.4, (plane, x) => {
    plane.line(uv(x + 1.4, 0, x + 1.4, 80), MEDIUM);
    plane.line(uv(x + 8, 0, x + 8, 80));
  }),
  /** A foamed-core panel: two faces, the core in hatching, the tongue-and-groove side joint. */
  'insulated-panel': view.from({ width: 26, depth: 30 }, (scene, choose) => {
    const thick = choose([4, 6, 3]);
    const ribs = choose([7, 4, 11]);
    const width = choose([42, 36]);
    const height = 34;
    const core: [number, number][] = [
      [0, 0],
      [width, 0],
      [width, thick],
      [0, thick],
      [0, thick * 0.68],
      [-1.8, thick * 0.6],
      [-1.8, thick * 0.4],
      [0, thick * 0.32],
    ];
    scene.prism('z', core, 0, height);
    const front = scene.front(0);
    for (const rib of times(ribs)) {
      const u = ((rib + 0.5) * width) / ribs;
      front.line(uv(u - 0.4, 0, u - 0.4, height), MEDIUM);
      front.line(uv(u + 0.4, 0, u + 0.4, height));
    }
    const top = scene.level(height);
    top.line(uv(0, 0.4, width, 0.4), MEDIUM);
    top.line(uv(0, thick - 0.4, width, thick - 0.4), MEDIUM);
    top.hatch(rectangle(0, 0.4, width, thick - 0.8), 45, 1.5);
    top.hatch(rectangle(0, 0.4, width, thick - 0.8), -45, 1.5);
  }),
  'corrugated-wall-panel': view.front((scene, choose) => {
    const [pitch, depth] = [choose([5, 7]), choose([2, 2.6])];
    for (const z of [12, 40, 66]) scene.box([-3, 3, z], [84, 3, 4], MEDIUM, FINE);
    const wave = times(Math.round(78 / pitch) * 4 + 1).map((i): [number, number] => [
      (i * pitch) / 4,
      depth * 0.5 * (1 - Math.cos((i * Math.PI) / 2)),
    ]);
    scene.prism(
      'z',
      [...wave, ...wave.toReversed().map(([x, y]): [number, number] => [x, y + 0.4])],
      0,
      78,
      OUTLINE,
      FINE,
    );
  }),
  'perforated-screen-panel': upright(2, 30, 66, 1.2, (plane, x) => {
    for (const i of times(9))
      for (const j of times(20)) plane.circle(x + 2.4 + i * 3.1 + (j % 2) * 1.5, 2 + j * 3.2, 0.95, FINE);
  }),
  'perforated-panel': upright(1, 52, 60, 1, (plane, x) => {
    for (const i of times(13))
      for (const j of times(15))
        plane.circle(x + 3 + i * 3.9, 3 + j * 3.9, 0.5 + 0.9 * Math.abs(Math.sin(i * 0.35 + j * 0.3)), FINE);
  }),
  'flush-metal-plank': upright(7, 10, 74, 1.2, () => undefined),
  'metal-column-cover': view.threeQuarter((scene, choose) => {
    const seams = choose([2, 1]);
    // One half of the cover is on the steel column, the other pulled away.
    scene.cylinder('z', [16, 26, 0], 12, 70);
    scene.box([11, 21, 0], [10, 10, 82], MEDIUM, FINE);
    const half = arcPoints([16, 14], 13, 180, 360, 13, 14);
    scene.prism('z', [...half, ...arcPoints([16, 14], 12, 360, 180, 12, 14)], 0, 70);
    for (const seam of times(seams))
      scene.line(
        half.map(([u, v]) => [u, v, ((seam + 1) * 70) / (seams + 1)]),
        MEDIUM,
      );
    rows(scene.side(3), 14, 0, 0, 70, 6);
    scene.line(xyz(-14, 14, 0, 46, 14, 0));
  }),
  'mcm-panel': trays(2, 2, 3, true),
  'mcm-rainscreen': trays(3, 2, 1.4, true),
  'mcm-fascia': view.threeQuarter((scene, choose) => {
    const [depth, joints] = [choose([14, 18]), choose([2, 3])];
    scene.box([0, 6, -18], [84, 20, 18 + depth - 5], MEDIUM, FINE);
    scene.prism(
      'x',
      uv(0, 0, 6, 0, 6, 1, 1.2, 1, 1.2, depth - 1.2, 26, depth - 1.2, 26, depth, 0, depth),
      0,
      84,
    );
    for (const i of times(joints)) {
      const x = (84 * (i + 1)) / (joints + 1);
      scene.front(0).line(uv(x, 0, x, depth), MEDIUM);
      scene.level(depth).line(uv(x, 0, x, 26), MEDIUM);
    }
    scene.front(0).glint(20, 0, 30, depth);
  }),
  'composite-sheet': view.corner((scene, choose) => {
    const skin = choose([1, 1.4]);
    scene.box([0, 0, 0], [40, 30, 1 + skin]);
    scene.box([0, 0, 1 + skin], [40, 30, 7]);
    scene.front(0).hatch(rectangle(0, 1 + skin, 40, 7), 45, 1.8);
    scene.side(0).hatch(rectangle(0, 1 + skin, 30, 7), 45, 1.8);
    // The upper skin peels back from its core.
    scene.box([12, 0, 8 + skin], [28, 30, 1 + skin]);
    scene.prism(
      'y',
      sheetProfile(
        [...arcPoints([12, 16 + skin], 8, 200, 270, 8, 8)].map(([u, v]) => [u, v] as const),
        1,
      ),
      0,
      30,
    );
    scene.level(9 + 2 * skin).glint(16, 4, 20, 22);
  }),
};
