import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';

const unit = (draw: (plane: Plane, scene: Scene) => void, sections: number, curb: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [height, width] = [choose([40, 46]), sections * choose([26, 30])];
    scene.box([curb ? 3 : 0, curb ? 3 : 0, -5], [curb ? width - 6 : width, curb ? 30 : 36, 5], OUTLINE, FINE);
    scene.box([0, 0, 0], [width, 36, height]);
    const plane = scene.front(0);
    for (const i of times(sections))
      plane.rect((i * width) / sections + 1, 1, width / sections - 2, height - 2);
    scene.front(0).through(rectangle(0, 0, width, height + 30), () => undefined);
    draw(plane, scene);
  });

export const airHandlers = {
  /** A packaged rooftop or indoor air handler with its sections. */
  'air-handler': view.from({ width: 20, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const sections = choose([4, 3, 5]);
    const fans = choose([2, 1, 3]);

    const [bay, depth, height] = [34, 48, 50];
    const width = sections * bay;
    scene.box([2, 3, -8], [width - 4, depth - 6, 8], MEDIUM, FINE);
    scene.box([0, 0, 0], [width, depth, height]);
    const front = scene.front(0);
    const grille = sections - 1;
    for (const section of times(sections)) {
      const u = section * bay;
      front.line(uv(u, 0, u, height), MEDIUM);
      if (section === grille) {
        front.rect(u + 3, 5, bay - 6, height - 10);
        front.hatch(rectangle(u + 3, 5, bay - 6, height - 10), 0, 2.2, FINE);
        continue;
      }
      front.rect(u + 3, 4, bay - 6, height - 8);
      for (const v of [14, height - 16]) front.rect(u + bay - 6, v, 1.6, 5, FINE);
      if (section === 1) {
        front.circle(u + bay / 2 - 2, height * 0.62, 5);
        front.circle(u + bay / 2 - 2, height * 0.62, 4, FINE);
      }
    }
    for (const fan of times(fans)) {
      const x = width - 16 - fan * 30;
      scene.turned('z', [x, depth / 2, height], uv(12, 0, 11, 4));
      const rim = ring('z', [x, depth / 2, height + 4], 10);
      scene.face(rim, MEDIUM);
      for (const radius of [7.5, 5, 2.4]) scene.disc('z', [x, depth / 2, height + 4], radius, FINE);
      for (const spoke of times(6)) {
        const a = (spoke * Math.PI) / 3;
        scene.line(
          xyz(x, depth / 2, height + 4, x + Math.cos(a) * 10, depth / 2 + Math.sin(a) * 10, height + 4),
        );
      }
    }
    scene.prism(
      'y',
      uv(-14, height * 0.5, 0, height * 0.5, 0, height * 0.92, -2, height * 0.92),
      6,
      depth - 12,
    );
  }),
  'custom-air-handler': unit(
    (plane, scene) => {
      for (const x of [31, 61]) {
        plane.rect(x, 4, 16, 30);
        plane.circle(x + 8, 26, 3);
        plane.rect(x + 13, 15, 1.4, 5, OUTLINE);
      }
      vents(plane, 3, 6, 22, 26, 9);
      scene.box([30, 8, 40], [20, 20, 8], OUTLINE, FINE);
      scene.bar(xyz(90, 0, 10, 90, -6, 10, 90, -6, -4), 1.2, MEDIUM);
      scene.bar(xyz(96, 0, 16, 96, -6, 16, 96, -6, -4), 1.2, MEDIUM);
    },
    4,
    false,
  ),
  'energy-recovery-unit': unit(
    (plane) => {
      plane.circle(39, 20, 15, OUTLINE);
      plane.circle(39, 20, 13, FINE);
      plane.circle(39, 20, 2);
      for (const k of times(12))
        plane.line(
          [
            [39 + Math.cos(k * 0.524) * 2, 20 + Math.sin(k * 0.524) * 2],
            [39 + Math.cos(k * 0.524) * 13, 20 + Math.sin(k * 0.524) * 13],
          ],
          k % 3 ? FINE : MEDIUM,
        );
      vents(plane, 3, 6, 20, 12, 4);
      vents(plane, 3, 22, 20, 12, 4);
      plane.rect(60, 6, 14, 28);
      plane.rect(62, 16, 1.4, 5, OUTLINE);
    },
    3,
    false,
  ),
  'outdoor-air-unit': unit(
    (plane, scene) => {
      vents(plane, 30, 8, 20, 24, 10);
      plane.rect(2.4, 6, 18, 30);
      scene.prism('x', uv(-12, 22, 0, 34, 0, 20, -12, 16), 2, 20);
      for (const x of [14, 40]) {
        scene.cylinder('z', [x, 18, 40], 10, 3);
        scene.disc('z', [x, 18, 43], 8, FINE);
        for (const k of times(6))
          scene.line(xyz(x, 18, 43, x + Math.cos(k * 1.05) * 8, 18 + Math.sin(k * 1.05) * 8, 43));
      }
    },
    2,
    true,
  ),
};
