import { rectangle, uv, times, roundedRectangle, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate, holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';

/** A lite on its edge with staggered plies; `face` draws what is on it. */
const lite = (
  plies: readonly number[],
  face: (plane: Plane, width: number, height: number, scene: Scene) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([44, 50]), choose([58, 50])];
    let y = plies.reduce((sum, t) => sum + t, 0);
    plies.toReversed().forEach((t, i) => {
      y -= t;
      const cut = (plies.length - 1 - i) * 5;
      scene.prism('y', uv(0, 0, width, 0, width, height - cut, width - cut, height, 0, height), y, t * 0.86);
    });
    const cut = (plies.length - 1) * 5;
    scene
      .front(0)
      .through(uv(0, 0, width, 0, width, height - cut, width - cut, height, 0, height), () =>
        face(scene.front(0), width, height, scene),
      );
  });

export const glassAndLouvers = {
  /** An insulating glass unit, its corner cut to show panes, spacer and seal. */
  'glass-unit': view.from({ width: 20, depth: 36 }, (scene, choose) => {
    const gap = choose([1.8, 2.6]);
    const coating = choose([1, 2, 0]);
    const [width, height, pane] = [26, 32, 1.1];
    for (const index of [1, 0]) {
      const y = index * (pane + gap);
      if (index === 0) {
        const from = y + pane;
        scene.box([0.8, from, 0.8], [width - 1.6, gap, 2.2], MEDIUM, FINE);
        scene.box([0.8, from, 3], [2.2, gap, height - 9], MEDIUM, FINE);
        scene.side(0.8).hatch(rectangle(from, 3, gap, height - 9), 45, 0.8);
      }
      const cutCorner = uv(0, -1.5, width, -1.5, width, height - 1.5, 6, height - 1.5, 0, height - 6 - 1.5);
      scene.prism('y', index === 0 ? cutCorner : rectangle(0, 0, width, height), y, pane);
      if (index === 0) scene.front(0).glint(width * 0.3, 6, width * 0.6, height * 0.6);
    }
    const front = scene.front(0);
    for (const line of times(coating + 1))
      front.line(uv(2.4 + line * 0.7, 2, 2.4 + line * 0.7, height - 13), line === 0 ? MEDIUM : FINE);
    front.line(uv(3, 2.6, width - 1, 2.6));
  }),
  'laminated-glass': lite([1.4, 0.7, 1.4], (plane, width, height) => plane.glint(0, 0, width - 8, height)),
  'tempered-glass': view.threeQuarter((scene, choose) => {
    const [width, height] = [choose([44, 50]), choose([58, 50])];
    scene.prism('y', roundedRectangle(0, 0, width, height, 1.6), 0, 1.2, OUTLINE, HATCH);
    const plane = scene.front(0);
    plane.glint(0, height * 0.3, width, height * 0.6);
    plane.rect(width - 9, 3, 6, 3.4, FINE);
    plane.line(uv(width - 8, 4.6, width - 4, 4.6));
    for (const i of times(7))
      for (const j of times(4)) {
        const a = i * 0.9 + j * 1.7;
        plane.line(
          uv(2 + i * 2.3, 2 + j * 2.5, 2 + i * 2.3 + Math.cos(a) * 2.2, 2 + j * 2.5 + Math.sin(a) * 2.2),
        );
      }
    for (const [x, z] of uv(4, height - 5, width - 5, height - 5)) plane.circle(x, z, 1.6);
  }),
  'fire-rated-glass': lite([1, 1, 1, 1], (plane, width, height) => {
    plane.glint(0, 0, width - 8, height);
    nameplate(plane, 3, 3, 10, 5, 2);
    plane.shape([
      [width * 0.4, height * 0.2],
      [width * 0.34, height * 0.32],
      [width * 0.4, height * 0.46],
      [width * 0.44, height * 0.38],
      [width * 0.5, height * 0.32],
      [width * 0.46, height * 0.2],
    ]);
  }),
  'patterned-glass': lite([1.4, 1.2], (plane, width, height) => {
    for (const i of times(11))
      for (const j of times(14)) plane.circle(2.4 + i * (width / 11), 2.4 + j * (height / 14), 0.7, FINE);
  }),
  'spandrel-glass': lite([1.2, 1.4, 2.4], (plane, width, height) => {
    plane.hatch(rectangle(0, 0, width, height), 0, 2);
    plane.hatch(rectangle(0, 0, width, height), 90, 14);
  }),
  /** A louver: frame and fixed blades, drainable or storm-proof. */
  louver: view.from({ width: 14, depth: 38, depthScale: 1 }, (scene, choose) => {
    const blades = choose([8, 11, 6]);

    const width = choose([40, 30]);
    const [depth, height, rail] = [6, 44, 2];
    scene.box([0, 0, 0], [width, depth, height]);
    const front = scene.front(0);
    const opening = rectangle(rail, rail, width - 2 * rail, height - 2 * rail);
    front.shape(opening);
    front.through(opening, () => {
      scene.line(xyz(width - rail, depth, rail, width - rail, depth, height), MEDIUM);
      const pitch = (height - 2 * rail) / blades;
      for (const blade of times(blades)) {
        const z = rail + blade * pitch;
        const rise = pitch * 0.95;
        scene.face(
          xyz(0, 0.2, z + 0.4, width, 0.2, z + 0.4, width, depth, z + rise, 0, depth, z + rise),
          MEDIUM,
        );
        scene.face(xyz(0, 0.2, z - 0.4, width, 0.2, z - 0.4, width, 0.2, z + 0.5, 0, 0.2, z + 0.5), MEDIUM);
        scene.line(xyz(0, depth * 0.4, z + rise * 0.42, width, depth * 0.4, z + rise * 0.42));
      }
      if (width > 34) scene.box([width / 2 - 0.8, -0.1, 0], [1.6, 0.2, height], MEDIUM, FINE);
    });
    for (const v of [0, height]) {
      const inward = v === 0 ? rail : height - rail;
      front.line(uv(0, v, rail, inward));
      front.line(uv(width, v, width - rail, inward));
    }
  }),
  'vertical-louver': view.threeQuarter((scene, choose) => {
    const [count, height] = [choose([12, 10]), choose([50, 44])];
    const width = count * 4 + 4;
    scene.box([0, 6, 0], [width, 1, height], MEDIUM, FINE);
    scene.box([width - 2, 0, 0], [2, 6, height], OUTLINE, FINE);
    scene.box([0, 0, 0], [width, 6, 2], OUTLINE, FINE);
    for (const i of times(count).toReversed())
      scene.prism(
        'z',
        [
          [2 + i * 4, 0.6],
          [3.4 + i * 4, 0.6],
          [5.4 + i * 4, 3],
          [3.4 + i * 4, 5.4],
          [2.2 + i * 4, 5.4],
          [4.2 + i * 4, 3],
        ],
        2,
        height - 4,
        MEDIUM,
        FINE,
      );
    scene.box([0, 0, 2], [2, 6, height - 4], OUTLINE, FINE);
    scene.box([0, 0, height - 2], [width, 6, 2], OUTLINE, FINE);
  }),
  'acoustical-louver': view.threeQuarter((scene, choose) => {
    const [count, depth] = [choose([4, 5]), choose([12, 16])];
    const [width, height] = [46, count * 11 + 3];
    scene.box([width, 0, 0], [1.6, depth, height], OUTLINE, FINE);
    scene.box([0, 0, -1.6], [width + 1.6, depth, 1.6], OUTLINE, FINE);
    scene.side(0).rect(0, 0, depth, height);
    for (const i of times(count)) {
      const z = i * 11;
      scene.prism(
        'x',
        uv(0, z + 1.6, 2, z, depth, z + depth * 0.4, depth, z + depth * 0.4 + 3, 1.4, z + 6.4, 0, z + 6),
        0,
        width,
        OUTLINE,
        FINE,
      );
      holes(scene.front(0), 1.6, z + 2, width - 3, 4, 18, 2, 0.5, HATCH);
    }
    scene.box([-1.6, 0, -1.6], [1.6, depth, height + 3.2], OUTLINE, FINE);
    scene.box([-1.6, 0, height], [width + 3.2, depth, 1.6], OUTLINE, FINE);
  }),
  'louver-damper': view.threeQuarter((scene, choose) => {
    const [count, depth] = [choose([7, 8]), choose([6, 7])];
    const [width, height] = [44, count * 6 + 2];
    scene.box([0, depth, 0], [width, 6, height]);
    scene.side(0).rect(depth, 0, 6, height);
    for (const i of times(count)) scene.side(0).line(uv(depth + 3, 2 + i * 6, depth + 3, 6 + i * 6), MEDIUM);
    scene.bar(xyz(-0.6, depth + 2, 4, -0.6, depth + 2, height - 4), 0.5, MEDIUM);
    scene.box([-8, depth + 0.4, height * 0.4], [7, 5.4, 9], OUTLINE, FINE);
    scene.box([0, 0, 0], [width, depth, height]);
    for (const i of times(count)) {
      const z = 2 + i * 6;
      scene.front(0).shape(uv(2, z, width - 2, z, width - 2, z + 4.8, 2, z + 4.8));
      scene.front(0).line(uv(2, z + 1.6, width - 2, z + 1.6));
    }
  }),
  'equipment-screen': view.threeQuarter((scene, choose) => {
    const [count, bays] = [choose([8, 9]), choose([3, 2])];
    const width = bays * 46;
    scene.box([18, 22, 0], [width * 0.44, 26, 36], MEDIUM, FINE);
    scene.disc('z', [18 + width * 0.22, 35, 36], 9, MEDIUM);
    for (const i of times(bays + 1).toReversed()) {
      scene.box([i * 46, 1.6, 0], [2.4, 2.4, count * 7], MEDIUM, FINE);
      rod(scene, [i * 46 + 1, 3, count * 6], [i * 46 + 1, 26, 0], 0.8);
    }
    for (const j of times(count))
      scene.prism(
        'x',
        uv(-1.6, j * 7, 1.6, j * 7 + 3, 1.6, j * 7 + 4, -1.6, j * 7 + 5),
        0,
        width + 2,
        OUTLINE,
        FINE,
      );
  }),
};
