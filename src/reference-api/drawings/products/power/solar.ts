import { uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { columns, cells, vents, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
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

export const solar = {
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
};
