import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A wall guard or handrail on its retainer, with its end cap. */
const wallGuard = (form: 'crash rail' | 'handrail') =>
  view.from({ width: 20, depth: 36 }, (scene, choose) => {
    const height = choose([6, 8, 4.5]);
    const brackets = choose([2, 3]);

    const length = 44;
    scene.front(3).rect(-6, -7, length + 12, height + 15, FINE);
    scene.front(3).speckle(-5, -6, length + 10, height + 13, 70, 0.8);
    for (const index of times(brackets)) {
      const x = 6 + (index * (length - 14)) / Math.max(1, brackets - 1);
      scene.box([x, 1, height * 0.3], [3, 2, height * 0.4], MEDIUM, FINE);
    }
    const bow = arcPoints([1.2, height / 2], 2.6, 90, 270, height / 2, 8);
    scene.prism('x', [...bow, [1.6, 0], [1.6, height]], 0, length, OUTLINE, HATCH);
    const seam = (x: number): void =>
      scene.line(
        bow.map(([y, z]): [number, number, number] => [x, y, z]),
        MEDIUM,
      );
    seam(1.6);
    seam(length - 1.6);
    if (form === 'handrail') {
      scene.bar(xyz(0, 1, height + 1.4, length, 1, height + 1.4), 1.3);
      for (const x of [2.5, length - 2.5]) scene.line(xyz(x, 0.6, height + 0.3, x, 0.6, height + 2.6));
    } else
      for (const v of [0.35, 0.65]) scene.line(xyz(1.6, -1.2, height * v, length - 1.6, -1.2, height * v));
  });

export const wallProtection = {
  'corner-guard': view.threeQuarter((scene, choose) => {
    const [width, radius] = [choose([3, 2]), choose([0.6, 0.3])];
    scene.box([0, 0, -4], [26, 20, 60], MEDIUM, FINE);
    scene.prism(
      'z',
      [
        [-0.4, width * 2],
        [-0.4, radius - 0.4],
        [radius - 0.4, -0.4],
        [width * 2, -0.4],
        [width * 2, 0],
        [0, 0],
        [0, width * 2],
      ],
      0,
      48,
    );
    for (const z of [4, 22, 42])
      for (const k of [1.6]) {
        scene.front(-0.4).circle(width * k, z, 0.34);
        scene.side(-0.4).circle(width * k, z, 0.34);
      }
    scene.line(xyz(-8, 0, -4, 30, 0, -4));
  }),
  'wall-guard': wallGuard('crash rail'),
  'crash-handrail': wallGuard('handrail'),
  'wall-covering-sheet': view.threeQuarter((scene, choose) => {
    const [height, curl] = [choose([44, 50]), choose([10, 14])];
    scene.box([0, 0.6, 0], [66, 3, 60], MEDIUM, FINE);
    scene.front(0).shape(rectangle(0, 4, 50, height), OUTLINE);
    scene.front(0).speckle(1, 5, 48, height - 2, 110, 0.7);
    scene.front(0).line(uv(0, 4 + height, 50, 4 + height), OUTLINE);
    scene.face(
      xyz(50, 0, 4, 50, 0, 4 + height, 50 + curl * 0.8, -curl, 2 + height, 50 + curl * 0.8, -curl, 0),
    );
    scene.face([
      [50 + curl * 0.8, -curl, 0],
      [50 + curl * 0.8, -curl, 2 + height],
      [48 + curl * 0.3, -curl * 1.5, 2 + height],
      [48 + curl * 0.3, -curl * 1.5, 0],
    ]);
    scene.box([0, -0.6, 4 + height], [46, 1.2, 1.4], MEDIUM, FINE);
    scene.box([0, -0.8, 0], [66, 1.4, 4], MEDIUM, FINE);
  }),
  'door-edge-protector': view.threeQuarter((scene, choose) => {
    const [t, height] = [choose([1.75, 2.2]), choose([42, 36])];
    scene.box([0, 0, 0], [22, t, 64], MEDIUM, FINE);
    scene.prism(
      'z',
      uv(-0.25, -0.25, 3, -0.25, 3, 0, 0, 0, 0, t, 3, t, 3, t + 0.25, -0.25, t + 0.25),
      3,
      height,
    );
    for (const z of [7, height * 0.5, height - 3]) scene.front(-0.25).circle(1.6, z, 0.32);
    scene.side(-0.25).rect(0.3, height + 6, t - 0.6, 5);
    scene.bar(xyz(4, 0, height + 8, 4, -2, height + 8, 9, -2, height + 8), 0.5, MEDIUM);
    scene.line(xyz(-4, 0, 0, 28, 0, 0));
  }),
};
