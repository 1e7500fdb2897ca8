import { rectangle, uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const lighting = {
  luminaire: view.ceiling((scene, choose) => {
    const [tiles, louvers] = [choose([3, 4]), choose([3, 4])];
    // Laid into the grid of a ceiling, and lit.
    for (const tile of times(tiles))
      for (const row of times(2)) {
        scene.level(0).rect(tile * 24, row * 24, 24, 24);
        scene.level(0).speckle(tile * 24 + 2, row * 24 + 2, 20, 20, 14, 1.6);
      }
    scene.level(0).rect(24, 0, 24, 48, OUTLINE);
    scene.level(0).rect(26, 2, 20, 44);
    for (const louver of times(louvers))
      scene.level(0).rect(26 + (louver * 20) / louvers + 1, 3, 20 / louvers - 2, 42);
    for (const ray of times(4)) {
      const x = 27 + ray * 6;
      scene.line(xyz(x, 10, -3, x + (ray - 1.5) * 4, 4, -22), MEDIUM);
      scene.line(xyz(x, 38, -3, x + (ray - 1.5) * 4, 34, -22));
    }
  }),
  'linear-luminaire': view.ceiling((scene, choose) => {
    const [lens, size] = [choose([2, 3]), choose([48, 40])];
    const width = size * 1.3;
    for (const u of [width * 0.12, width * 0.88]) {
      scene.line(xyz(u, 2.5, 4, u, 2.5, 24), MEDIUM);
      scene.turned('z', [u, 2.5, 23], uv(2.4, 0, 2.2, 1), { layer: MEDIUM });
    }
    scene.line(xyz(width * 0.15, 2.5, 4, width * 0.15, 2.5, 24));
    scene.prism('x', uv(0, 0, 5, 0, 5, 2.6, 4, 4, 1, 4, 0, 2.6), 0, width);
    const plane = scene.level(0);
    plane.rect(0.5, 0.6, width - 1, 3.8);
    const cells = lens * 8;
    for (const cell of times(cells - 1))
      plane.line(
        uv(0.5 + ((cell + 1) * (width - 1)) / cells, 0.6, 0.5 + ((cell + 1) * (width - 1)) / cells, 4.4),
      );
    for (const u of [width / 3, (2 * width) / 3]) scene.front(0).line(uv(u, 0, u, 2.6));
  }),
  downlight: view.from({ width: 26, depth: 26, below: true }, (scene, choose) => {
    const [lens, size] = [choose([2, 3]), choose([48, 40])];
    const radius = size / 16;
    scene.level(0).shape(rectangle(-8, -8, 16, 16), FINE);
    scene.box([-7, -1, 1.2], [5, 3, 3], MEDIUM, FINE);
    scene.turned('z', [0, 0, 0], uv(radius * 1.25, 0, radius * 1.25, 1, radius * 0.9, 1, radius * 0.9, 6), {
      crease: FINE,
    });
    for (const fin of times(6)) scene.band('z', [0, 0, 2 + fin * 0.7], radius * 0.9);
    scene.turned('z', [0, 0, -0.3], uv(radius * 1.3, 0, radius * 1.3, 0.3));
    const bore = ring('z', [0, 0, -0.3], radius);
    scene.face(bore, MEDIUM);
    scene.through(bore, () => {
      for (const [f, z] of [
        [0.9, 0.6],
        [0.74, 1.6],
        [0.55, 2.4],
      ] as const)
        scene.face(ring('z', [0, 0, z], radius * f), FINE);
    });
    for (const ray of times(lens * 4)) {
      const a = (ray * Math.PI) / (lens * 2);
      scene.line([
        [Math.cos(a) * radius * 0.3, Math.sin(a) * radius * 0.3, -3],
        [Math.cos(a) * radius * 0.8, Math.sin(a) * radius * 0.8, -6],
      ]);
    }
  }),
  'wall-grazer': view.threeQuarter((scene, choose) => {
    const [length, beam] = [choose([48, 56]), choose([5, 6])];
    wall(scene, -4, -46, length + 8, 52, 5);
    for (const j of times(7)) scene.front(5).line(uv(-4, -40 + j * 6, length + 4, -40 + j * 6), HATCH);
    for (const i of times(beam)) {
      const x = (length * (i + 0.5)) / beam;
      scene.front(4.9).line(uv(x, -3, x - 5, -20, x - 6.4, -34));
      scene.front(4.9).line(uv(x, -3, x + 5, -20, x + 6.4, -34));
    }
    scene.prism('x', uv(-2, 0, 3, 0, 3, 3.4, -2, 3.4), 0, length);
    for (const i of times(beam * 2))
      scene.front(-2).circle((length * (i + 0.5)) / (beam * 2), 1.2, 0.6, FINE);
    for (const x of [length * 0.2, length * 0.8]) scene.box([x, 0, 0.6], [2, 5, 2], MEDIUM, FINE);
  }),
  wraparound: view.ceiling((scene, choose) => {
    const [long, prisms] = [choose([48, 42]), choose([5, 6])];
    scene.level(2).shape(rectangle(-10, -10, long + 20, 32), FINE);
    for (const board of times(3)) scene.level(2).line(uv(-10, -2 + board * 8, long + 10, -2 + board * 8));
    // Below the ceiling, with a lens around three sides.
    const profile = uv(0, 2, 0, -1, 2, -3.4, 10, -3.4, 12, -1, 12, 2);
    scene.prism('x', profile, 0, long);
    for (const groove of times(prisms))
      scene
        .level(-3.4)
        .line(uv(1, 3 + (groove * 6) / (prisms - 1), long - 1, 3 + (groove * 6) / (prisms - 1)));
    scene.side(0).shape(profile, OUTLINE);
    for (const ray of times(6)) {
      const x = 4 + (ray * (long - 8)) / 5;
      scene.line(xyz(x, 4, -6, x + (ray - 2.5) * 1.2, 2, -13), MEDIUM);
    }
  }),
  'exit-sign': view.threeQuarter((scene, choose) => {
    const [width, arrow] = [choose([24, 22]), choose([1, 0])];
    scene.box([-6, -6, 17], [width + 12, 16, 1], MEDIUM, FINE);
    scene.cylinder('z', [width / 2, 1, 13], 1.6, 4, MEDIUM);
    scene.prism('y', roundedRectangle(0, 0, width, 13, 1), 0, 2.2, OUTLINE, HATCH);
    const plane = scene.front(0);
    const bar = (pts: number[]): void => plane.shape(uv(...pts), OUTLINE);
    const x = (i: number): number => width * 0.17 + i * width * 0.19;
    bar([
      x(0),
      3,
      x(0) + 3.2,
      3,
      x(0) + 3.2,
      4.2,
      x(0) + 1.2,
      4.2,
      x(0) + 1.2,
      6,
      x(0) + 2.8,
      6,
      x(0) + 2.8,
      7.2,
      x(0) + 1.2,
      7.2,
      x(0) + 1.2,
      9,
      x(0) + 3.2,
      9,
      x(0) + 3.2,
      10.2,
      x(0),
      10.2,
    ]);
    plane.line(uv(x(1), 3, x(1) + 3.2, 10.2), OUTLINE);
    plane.line(uv(x(1), 10.2, x(1) + 3.2, 3), OUTLINE);
    bar([x(2) + 0.9, 3, x(2) + 2.1, 3, x(2) + 2.1, 10.2, x(2) + 0.9, 10.2]);
    bar([
      x(3) + 1,
      3,
      x(3) + 2.2,
      3,
      x(3) + 2.2,
      9,
      x(3) + 3.2,
      9,
      x(3) + 3.2,
      10.2,
      x(3),
      10.2,
      x(3),
      9,
      x(3) + 1,
      9,
    ]);
    if (arrow) plane.shape(uv(width - 2.6, 5.4, width - 1, 6.6, width - 2.6, 7.8));
    for (const k of [-1, 1]) {
      const c: Place = [width / 2 + k * (width / 2 + 3), 0, 2];
      scene.cylinder('y', [c[0], -2, 2], 2.6, 3);
      scene.disc('y', [c[0], -2, 2], 1.8, FINE);
    }
  }),
};
