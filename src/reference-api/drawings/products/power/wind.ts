import { ground, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const wind = {
  /** Three blades in front of a nacelle on its mast. */
  'wind-turbine': view.threeQuarter((scene, choose) => {
    const [turn, tail] = [choose([0.5, 0.2, 0.9]), choose([1, 0])];
    scene.turned('z', [0, 0, 0], uv(3, 0, 1.4, 96), { smooth: true });
    scene.turned('z', [0, 0, -2], uv(6, 0, 6, 2, 3, 2));
    scene.turned('y', [0, -8, 99], uv(1.6, 0, 3.4, 4, 3.2, 14, 1.4, 22), { smooth: true });
    if (tail) {
      rod(scene, [0, 13, 99], [0, 26, 101], 0.6);
      scene.face(xyz(0, 24, 96, 0, 34, 93, 0, 34, 109, 0, 26, 105), MEDIUM);
    }
    for (const i of times(3)) {
      const a = turn + (i * 2 * Math.PI) / 3;
      const at = (radius: number, o: number): Place => [
        Math.cos(a) * radius - Math.sin(a) * o,
        -9,
        99 + Math.sin(a) * radius + Math.cos(a) * o,
      ];
      scene.face([at(2, -1), at(9, -3.4), at(47, -0.5), at(47, 0.5), at(9, 1.2), at(2, 1)]);
      scene.line([at(4, 0), at(44, 0)]);
    }
    scene.turned('y', [0, -13, 99], uv(0.4, 0, 2, 1.6, 2.8, 4.5), { smooth: true });
    ground(scene, -18, 36);
  }),
  'vertical-turbine': view.threeQuarter((scene, choose) => {
    const [blades, height] = [choose([3, 5]), choose([48, 56])];
    scene.turned('z', [0, 0, -2], uv(6, 0, 6, 2, 2.6, 2));
    scene.cylinder('z', [0, 0, 0], 2, 40);
    scene.turned('z', [0, 0, 36], uv(4.4, 0, 4.4, 7, 3, 8));
    const blade = (phase: number): Place[] =>
      times(13).map((i): Place => {
        const a = phase + (i / 12) * 1.9;
        return [Math.cos(a) * 24, Math.sin(a) * 24, 44 + (i * height) / 12];
      });
    const all = times(blades)
      .map((i) => blade((i * 2 * Math.PI) / blades + 0.4))
      .sort((p, q) => (q[6]?.[1] ?? 0) - (p[6]?.[1] ?? 0));
    const draw = (path: Place[]): void => {
      for (const k of [3, 9]) if (path[k]) rod(scene, [0, 0, path[k][2]], path[k], 0.7);
      scene.bar(path, 2.1);
      scene.line(path);
    };
    const far = all.filter((path) => (path[6]?.[1] ?? 0) > 0);
    for (const path of far) draw(path);
    scene.cylinder('z', [0, 0, 43], 1.7, height + 3);
    for (const path of all) if (!far.includes(path)) draw(path);
    ground(scene, -20, 40);
  }),
  'turbine-tower': view.threeQuarter((scene, choose) => {
    const [sections, steps] = [choose([3, 4]), choose([1, 0])];
    scene.box([-9, -9, -6], [18, 18, 6], OUTLINE, FINE);
    scene.turned('z', [0, 0, 0], uv(6.4, 0, 6.4, 1.2, 4.6, 1.2));
    for (const i of times(10))
      scene.disc('z', [Math.cos(i * 0.628) * 5.6, Math.sin(i * 0.628) * 5.6, 1.3], 0.35, FINE);
    const height = 110 / sections;
    for (const i of times(sections)) {
      const [radius, q] = [4.6 - (i * 3) / sections, 4.6 - ((i + 1) * 3) / sections];
      scene.turned(
        'z',
        [0, 0, 1.2 + i * height],
        uv(radius, 0, q, height - 1.4, q + 0.8, height - 1.4, q + 0.8, height),
        {
          crease: MEDIUM,
        },
      );
    }
    scene.front(-4.5).shape(roundedRectangle(-1.8, 5, 3.6, 9, 1.6));
    if (steps)
      for (const i of times(22))
        scene.line(xyz(-3 + i * 0.1, -3.6, 18 + i * 4, -5.4 + i * 0.1, -4.6, 18 + i * 4), MEDIUM);
    scene.disc('z', [0, 0, 111.2], 2.2, MEDIUM);
    scene.line(xyz(-24, -6, -6, 24, -6, -6));
  }),
  'wind-inverter': view.threeQuarter((scene, choose) => {
    const [width, fins] = [choose([20, 22]), choose([8, 10])];
    wall(scene, -6, -10, width + 12, 50, 12);
    for (const k of times(3)) scene.cylinder('z', [4 + k * 6, 6, -4], 1, 4, MEDIUM);
    scene.box([0, 0, 0], [width, 11, 34]);
    for (const i of times(fins))
      scene
        .front(0)
        .line(
          uv(1 + (i * (width - 2)) / (fins - 1), 24, 1 + (i * (width - 2)) / (fins - 1), 33),
          i % 2 ? FINE : MEDIUM,
        );
    scene.front(0).circle(width / 2, 14, 5);
    for (const k of times(3)) {
      const a = 1.57 + k * 2.094;
      scene.front(0).shape([
        [width / 2, 14],
        [width / 2 + Math.cos(a + 0.3) * 1.4, 14 + Math.sin(a + 0.3) * 1.4],
        [width / 2 + Math.cos(a) * 4.4, 14 + Math.sin(a) * 4.4],
      ]);
    }
    scene.front(0).rect(4, 3, width - 8, 4, FINE);
  }),
};
