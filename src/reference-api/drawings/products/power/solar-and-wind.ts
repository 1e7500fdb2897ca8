import { uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { columns, cells, vents, wall, ground } from '#src/reference-api/drawings/axonometric/parts.ts';
import { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A sloped module with its frame, cells, and bus bars. */
const module = (
  scene: Scene,
  [x, y, z]: Place,
  width: number,
  height: number,
  across: number,
  up: number,
  slope: number,
): void => {
  const [c, depth] = [Math.cos(slope), Math.sin(slope)];
  const at = (u: number, v: number, t = 0): Place => [x + u, y + v * c + t * depth, z + v * depth - t * c];
  scene.face([at(0, 0, 1.6), at(width, 0, 1.6), at(width, 0), at(0, 0)]);
  scene.face([at(0, 0, 1.6), at(0, 0), at(0, height), at(0, height, 1.6)]);
  const plane = new Plane(scene, (u, v) => at(u, v));
  plane.rect(0, 0, width, height, OUTLINE);
  plane.rect(0.8, 0.8, width - 1.6, height - 1.6, FINE);
  cells(plane, 0.8, 0.8, width - 1.6, height - 1.6, across, up, MEDIUM);
  for (const i of times(across))
    columns(plane, 0.8 + ((width - 1.6) * i) / across, 0.8, (width - 1.6) / across, height - 1.6, 3, HATCH);
};

export const solarAndWind = {
  'pv-module': view.threeQuarter((scene, choose) => {
    const [rowsUp, lean] = [choose([10, 12]), choose([0.95, 0.8])];
    const height = rowsUp * 6.5;
    for (const x of [33, 4]) {
      rod(
        scene,
        [x, height * 0.75 * Math.cos(lean), 0],
        [x, height * 0.75 * Math.cos(lean), height * 0.75 * Math.sin(lean)],
        0.8,
      );
      rod(scene, [x, 0, 0], [x, height * 0.8 * Math.cos(lean), 0], 0.8);
    }
    module(scene, [0, 0, 1.5], 39.5, height, 6, rowsUp, lean);
  }),
  'bipv-panel': view.front((scene, choose) => {
    const [across, gap] = [choose([4, 5]), choose([1.2, 1.8])];
    scene.box([-3, 3, -3], [66, 3, 78], OUTLINE, FINE);
    for (const [i, j] of uv(1, 1, 0, 1, 1, 0, 0, 0)) {
      const [x, z] = [i * 30.5, j * 36.5];
      scene.box([x, 0, z], [29.5, 3, 35.5]);
      const plane = scene.front(0);
      plane.rect(x + 1, z + 1, 27.5, 33.5, FINE);
      for (const a of times(across))
        for (const b of times(5))
          plane.rect(x + 2 + (a * 26) / across, z + 2 + b * 6.4, 26 / across - gap, 6.4 - gap);
    }
  }),
  'string-inverter': view.front((scene, choose) => {
    const [fins, strings] = [choose([9, 11]), choose([4, 5])];
    wall(scene, -12, -26, 60, 80, 9);
    scene.prism('y', roundedRectangle(0, 0, 36, 46, 3), 0, 8);
    const front = scene.front(0);
    // Fins above, the sun and the wave that it becomes, and the leads of the strings below.
    for (const fin of times(fins))
      front.line(uv(3 + fin * (30 / (fins - 1)), 36, 3 + fin * (30 / (fins - 1)), 43.5), MEDIUM);
    front.circle(11, 23, 3.6, OUTLINE);
    for (const ray of times(8)) {
      const angle = (ray * Math.PI) / 4;
      front.line(
        [
          [11 + Math.cos(angle) * 5, 23 + Math.sin(angle) * 5],
          [11 + Math.cos(angle) * 7.4, 23 + Math.sin(angle) * 7.4],
        ],
        MEDIUM,
      );
    }
    front.line(
      times(17).map((step): [number, number] => [20 + step * 0.8, 23 + Math.sin((step * Math.PI) / 4) * 4]),
      OUTLINE,
    );
    front.rect(10, 6, 16, 7);
    for (const lead of times(strings)) {
      const x = 5 + lead * (26 / (strings - 1));
      scene.cylinder('z', [x, 4, -4], 1.4, 4, MEDIUM);
      scene.bar(xyz(x, 4, -4, x, 4, -13, x + (lead % 2 === 0 ? -2 : 2), 4, -24), 0.7, MEDIUM);
    }
  }),
  'ballasted-mount': view.corner((scene, choose) => {
    const [blocks, up] = [choose([2, 1]), choose([6, 10])];
    scene.level(0).shape(uv(-10, -14, 78, -14, 78, 54, -10, 54), FINE);
    for (const x of [60, 31, 2]) {
      scene.box([x, -6, 0], [4, 54, 1.2], MEDIUM, FINE);
      rod(scene, [x + 2, 38, 1], [x + 2, 38, 13], 0.9);
    }
    for (const x of [52, 38, 22, 8].slice(0, blocks * 2)) scene.box([x, 40, 1.2], [8, 8, 4], OUTLINE, FINE);
    for (const x of [33, 0]) module(scene, [x, 0, 3], 32, 40, 6, up, 0.24);
    for (const x of [48, 16]) scene.box([x, -10, 1.2], [12, 8, 4], OUTLINE, FINE);
  }),
  'battery-cabinet': view.threeQuarter((scene, choose) => {
    const [doors, fans] = [choose([2, 1]), choose([2, 3])];
    const width = 38 * doors;
    scene.box([-2, -2, -4], [width + 4, 40, 4], OUTLINE, FINE);
    scene.box([0, 0, 0], [width, 36, 84]);
    for (const i of times(fans)) {
      scene.disc('z', [(width * (i + 0.5)) / fans, 18, 84], 8, MEDIUM);
      scene.disc('z', [(width * (i + 0.5)) / fans, 18, 84], 3, FINE);
    }
    const plane = scene.front(0);
    for (const i of times(doors)) {
      const x = 38 * i;
      plane.rect(x + 1.5, 2, 35, 79);
      vents(plane, x + 6, 6, 26, 14, 7);
      plane.rect(x + (i ? 4 : 31), 36, 2, 9);
    }
    plane.rect(8, 55, 10, 16);
    plane.shape(uv(12.4, 68, 10.6, 62.5, 13, 62.5, 12.2, 58, 15.6, 64, 13.2, 64, 14.4, 68), FINE);
  }),
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
