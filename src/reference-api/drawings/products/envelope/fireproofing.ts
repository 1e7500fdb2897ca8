import { wideFlange } from '#src/reference-api/drawings/products/metals/structural-steel.ts';
import { times, arcPoints, shifted, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const fireproofing = {
  'fireproofed-beam': view.corner((scene, choose) => {
    const [depth, length] = [choose([14, 12]), choose([46, 52])];
    const steel = wideFlange(9, depth, 1, 0.8);
    scene.prism('y', steel, -14, 16);
    scene.front(-14).hatch(steel, 45, 0.7);
    const grown: [number, number][] = [
      [-1.4, -1.4],
      [10.4, -1.4],
      [10.4, 2.4],
      [6.3, 2.4],
      [6.3, depth - 2.4],
      [10.4, depth - 2.4],
      [10.4, depth + 1.4],
      [-1.4, depth + 1.4],
      [-1.4, depth - 2.4],
      [2.7, depth - 2.4],
      [2.7, 2.4],
      [-1.4, 2.4],
    ];
    scene.prism('y', grown, 0, length);
    scene.front(0).speckle(-1, -1, 11, 3, 14, 0.5);
    scene.level(depth + 1.4).speckle(-1, 1, 11, length - 2, 70, 0.9);
    scene.side(-1.4).speckle(1, -1, length - 2, 3, 40, 0.6);
    scene.side(2.7).speckle(4, 3, length - 8, depth - 6, 70, 0.9);
  }),
  'sprayed-deck': view.ceiling((scene, choose) => {
    const [flutes, beams] = [choose([6, 7]), choose([1, 0])];
    const width = flutes * 10;
    const deck: [number, number][] = times(flutes).flatMap((i) =>
      uv(i * 10, 3, i * 10 + 2, 0, i * 10 + 5, 0, i * 10 + 7, 3),
    );
    scene.prism('y', [...deck, ...uv(width, 3, width, 7, 0, 7)], 0, 50);
    for (const i of times(flutes)) scene.level(0).speckle(i * 10 + 2.2, 1, 2.6, 48, 22, 0.8);
    for (const i of times(flutes)) scene.level(3).speckle(i * 10 - 2.4, 1, 4, 48, 14, 0.8);
    if (beams)
      scene.prism(
        'x',
        shifted(uv(-3, -12, 3, -12, 3, -10.6, 0.6, -10.6, 0.6, -1, -0.6, -1, -0.6, -10.6, -3, -10.6), 26),
        0,
        width,
      );
    scene.front(0).speckle(1, 3.6, width - 2, 3, 60, 0.8);
  }),
  'intumescent-column': view.threeQuarter((scene, choose) => {
    const [width, swollen] = [choose([9, 10]), choose([14, 18])];
    const outline = wideFlange(width, 10, 1, 0.8);
    scene.box([-4, -5, -2], [width + 8, 20, 2], OUTLINE, FINE);
    scene.prism('z', outline, 0, 60);
    for (const z of times(7)) scene.front(0).line(uv(1, 26 + z * 4, width - 1, 26.6 + z * 4));
    const lump = (f: number, z: number): Place[] =>
      times(24).map((i): Place => {
        const a = (i * Math.PI) / 12;
        return [
          width / 2 + Math.cos(a) * (width * 0.66 + (i % 3)) * f,
          5 + Math.sin(a) * (7 + ((i * 5) % 3)) * f,
          z,
        ];
      });
    scene.silhouette([...lump(1, 0), ...lump(1.08, swollen * 0.5), ...lump(0.86, swollen)]);
    for (const i of times(26)) {
      const [x, z] = [-2 + ((i * 0.7549) % 1) * (width + 2), 1 + ((i * 0.5698) % 1) * (swollen - 3)];
      scene.front(-3).line(arcPoints([x, z], 1, 20, 200));
    }
  }),
};
