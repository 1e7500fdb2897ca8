import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { flange, gauge, motor } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const inline = (small: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([7, 8]), choose([20, 24])];
    flange(scene, 'x', [12, 0, 6], 5.4, 1.4, false);
    scene.cylinder('x', [5, 0, 6], 3.4, 7.4);
    if (small) {
      scene.box([-9, -7, -2], [18, 14, 2], OUTLINE, FINE);
      scene.cylinder('z', [0, 0, 10], 4.6, 18);
      for (const i of times(5)) scene.band('z', [0, 0, 12.6 + i * 3.2], 4.6);
      scene.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 10));
      scene.turned('z', [0, 0, 28], uv(6, 0, 6, 1.4, 4, 1.4, 4, 6), { crease: FINE });
      motor(scene, 'z', [0, 0, 34], radius * 0.64, height * 0.66);
    } else {
      scene.turned('z', [0, 0, 0], uv(6, 0, 9.4, 2, 9.4, 10, 7, 12), { crease: FINE });
      scene.turned('z', [0, 0, 12], uv(5, 0, 5, 6, radius, 6, radius, 7.4), { crease: FINE });
      scene.front(-5).rect(-2, 13.4, 4, 3.6, FINE);
      motor(scene, 'z', [0, 0, 19.4], radius, height);
    }
    scene.cylinder('x', [-12, 0, 6], 3.4, small ? 6 : 4);
    flange(scene, 'x', [-13, 0, 6], 5.4, 1.4);
  });

const floorBox = (
  width: number,
  height: number,
  depth: number,
  draw: (plane: Plane, scene: Scene) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, base] = [choose([1, 1.12]), choose([3, 4])];
    scene.box([0.8, 0.8, 0], [width - 1.6, depth - 1.6, base], MEDIUM, FINE);
    scene.box([0, 0, base], [width, depth, height * k]);
    scene.front(0).through(rectangle(0, base, width, height * k), () => draw(scene.front(0), scene));
  });

export const firePumps = {
  'split-case-pump': view.threeQuarter((scene, choose) => {
    const [mr, count] = [choose([9, 10]), choose([1, 0])];
    scene.box([-28, -12, -5], [80, 26, 5]);
    motor(scene, 'x', [16, 0, 10], mr, 32);
    for (const x of [38, 22]) scene.box([x, -7, 0], [4, 14, 2.4], MEDIUM, FINE);
    scene.cylinder('x', [8, 0, 10], 2, 8, MEDIUM);
    scene.turned('x', [9, 0, 10], uv(3.4, 0, 3.4, 4));
    scene.cylinder('y', [-10, 8, 8], 5, 10);
    scene.turned('x', [-22, 0, 10], uv(3, 0, 6, 4, 9.4, 8, 9.4, 16, 6, 21, 3, 26), { crease: FINE });
    scene.box([-20, -10, 9.6], [20, 20, 1.4], OUTLINE, FINE);
    for (const i of times(5)) scene.cylinder('z', [-18 + i * 4, -9.4, 11], 0.6, 1, MEDIUM);
    scene.turned('x', [-17, 0, 12], uv(3, 0, 7, 4, 7, 9, 3, 14), { smooth: true });
    flange(scene, 'y', [-10, -17, 8], 6, 1.4);
    scene.cylinder('y', [-10, -15.6, 8], 4, 6, MEDIUM);
    flange(scene, 'y', [-10, -17, 8], 6, 1.4);
    if (count) {
      scene.bar(xyz(-10, 0, 18, -10, 0, 22), 0.5, MEDIUM);
      scene.disc('y', [-10, 0, 24], 1.9);
      gauge(scene.front(-0.1), -10, 24, 1.5);
    }
  }),
  'inline-pump': inline(false),
  'diesel-fire-pump': view.threeQuarter((scene, choose) => {
    const [cyl, stack] = [choose([6, 4]), choose([1, 0])];
    scene.box([-34, -13, -5], [96, 28, 5]);
    scene.box([10, -8, 2], [40, 17, 16]);
    scene.box([12, -6, 18], [36, 13, 4], OUTLINE, FINE);
    for (const i of times(cyl))
      scene.box([14 + (i * 33) / cyl, -4, 22], [33 / cyl - 1.4, 6, 2], MEDIUM, FINE);
    for (const i of times(cyl)) scene.front(-8).circle(14 + (i * 34) / cyl, 14, 1.2, FINE);
    scene.cylinder('x', [20, -10, 14], 1.6, 26, MEDIUM);
    scene.bar(xyz(20, 2, 24, 20, 2, 32, stack ? 20 : 30, 2, 38), 1.6);
    scene.box([50, -9, 0], [4, 19, 24], OUTLINE, FINE);
    scene.side(10).circle(0, 8, 6.6, OUTLINE);
    scene.cylinder('x', [0, 0, 8], 2.2, 10, MEDIUM);
    scene.turned('x', [-26, 0, 8], uv(3, 0, 9, 6, 9, 15, 3, 24), { crease: FINE });
    scene.cylinder('y', [-14, -14, 7], 3.4, 8, MEDIUM);
    flange(scene, 'y', [-14, -15, 7], 5.4, 1.2);
  }),
  'pump-controller': floorBox(30, 62, 16, (plane) => {
    plane.rect(1, 5, 28, 56);
    plane.rect(6, 42, 12, 9);
    plane.line(uv(7, 47, 10, 49, 13, 46, 17, 48));
    plane.circle(23, 47, 2.6);
    plane.rect(22.4, 46, 1.2, 4, OUTLINE);
    for (const k of times(4)) plane.circle(8 + k * 4.4, 36, 1.1);
    plane.shape(uv(13, 22, 17, 22, 17, 30, 20, 30, 20, 33, 10, 33, 10, 30, 13, 30));
    vents(plane, 6, 8, 18, 6, 4);
  }),
  'jockey-pump': inline(true),
};
