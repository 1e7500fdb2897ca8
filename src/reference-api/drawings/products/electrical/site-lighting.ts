import { times, xyz, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { bolts } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A site light: the head on its arm and pole, base and anchor bolts. */
const poleLight = (form: 'area' | 'post top') =>
  view.from({ width: 20, depth: 34 }, (scene, choose) => {
    const height = choose([74, 66]);
    const round = choose([1, 0]);
    scene.cylinder('z', [0, 0, 0], 11, 12);
    const base = 12;
    scene.box([-7, -7, base], [14, 14, 1.2], MEDIUM, FINE);
    for (const [x, y] of [
      [5.4, -5.4],
      [-5.4, -5.4],
      [-5.4, 5.4],
    ] as const)
      scene.cylinder('z', [x, y, base + 1.2], 0.9, 2, MEDIUM);
    const head = (x: number): void => {
      const direction = Math.sign(x);
      scene.box([direction > 0 ? 2 : -16, -1, height - 3], [14, 2, 2], MEDIUM, FINE);
      const from = direction > 0 ? 14 : -42;
      scene.box([from, -8, height - 4], [28, 16, 4]);
      scene.level(height).rect(from + 3, -6, 22, 12, FINE);
      for (const fin of times(6))
        scene.level(height).line(uv(from + 5 + fin * 3.4, -6, from + 5 + fin * 3.4, 6));
      scene.front(-8).line(uv(from + 1, height - 2.6, from + 27, height - 2.6));
    };
    if (form !== 'post top') head(1);
    if (round)
      scene.turned('z', [0, 0, base + 1.2], uv(4.4, 0, 4.4, 3, 3, 5, 2.4, height - base), { crease: FINE });
    else scene.box([-3, -3, base + 1.2], [6, 6, height - base]);
    scene.front(round ? -3.2 : -3).rect(-1.4, base + 14, 2.8, 7);

    if (form === 'post top') {
      scene.turned('z', [0, 0, height], uv(4, 0, 5, 3, 13, 6, 14, 20), { crease: FINE });
      for (const post of times(4)) {
        const a = Math.PI * (1 + post * 0.2);
        scene.line([
          [Math.cos(a) * 13, Math.sin(a) * 13, height + 6],
          [Math.cos(a) * 14, Math.sin(a) * 14, height + 20],
        ]);
      }
      scene.turned('z', [0, 0, height + 20], uv(18, 0, 18, 1.4, 9, 6, 2, 8, 2, 10), { crease: FINE });
    }
    const ground = form === 'post top' ? 40 : 26;
    scene.line(xyz(-ground, -ground * 0.2, 2, -12, -4, 2));
    scene.line(xyz(12, 2, 2, ground, 6, 2));
  });

export const siteLighting = {
  'pole-light': poleLight('area'),
  'post-top': poleLight('post top'),
  'lighted-bollard': view.threeQuarter((scene, choose) => {
    const [radius, dome] = [choose([3.4, 4]), choose([1, 0])];
    scene.cylinder('z', [0, 0, -4], radius * 2, 4);
    scene.turned('z', [0, 0, 0], uv(radius, 0, radius, 26));
    for (const k of times(4)) scene.cylinder('z', [0, 0, 26 + k * 2.4], radius * 0.8, 1.6, MEDIUM);
    for (const k of times(4))
      scene.turned('z', [0, 0, 27.4 + k * 2.4], uv(radius, 0, radius, 0.8), { layer: MEDIUM });
    scene.turned(
      'z',
      [0, 0, 36.4],
      dome ? uv(radius, 0, radius, 2, radius * 0.7, 3.6, radius * 0.2, 4.2) : uv(radius, 0, radius, 3),
      {
        smooth: dome === 1,
      },
    );
    for (const a of [-2.9, -2.4, -1.9, -1.4])
      scene.line(
        [
          [Math.cos(a) * radius * 1.8, Math.sin(a) * radius * 1.8, 30],
          [Math.cos(a) * radius * 4, Math.sin(a) * radius * 4, 14],
        ],
        HATCH,
      );
    ground(scene, -16, 32, 0);
  }),
  'wall-pack': view.threeQuarter((scene, choose) => {
    const [width, deep] = [choose([14, 16]), choose([8, 9])];
    wall(scene, -7, -12, width + 14, 30, 0);
    for (const j of times(6)) scene.front(0).line(uv(-7, -8 + j * 5, width + 7, -8 + j * 5), HATCH);
    scene.prism('x', uv(0, 0, 0, 10, -deep * 0.6, 10, -deep, 4, -deep, 2.6), 0, width);
    scene.face(xyz(0.8, -deep, 2.6, width - 0.8, -deep, 2.6, width - 0.8, -0.4, 0, 0.8, -0.4, 0), MEDIUM);
    for (const i of times(7))
      scene.line(xyz(1 + (i * (width - 2)) / 6, -deep, 2.8, 1 + (i * (width - 2)) / 6, -deep, 4));
    for (const i of times(6))
      scene.line(
        xyz(2 + (i * (width - 4)) / 5, -deep * 0.62, 9.6, 2 + (i * (width - 4)) / 5, -deep * 0.94, 4.6),
      );
  }),
  'in-grade-light': view.corner((scene, choose) => {
    const [radius, bolted] = [choose([9, 10]), choose([6, 8])];
    scene.box([-26, -4, -16], [44, 30, 14], MEDIUM, FINE);
    scene.box([-26, -26, -2], [52, 52, 2], MEDIUM, FINE);
    for (const i of times(2)) scene.level(0).line(uv(-26 + (i + 1) * 17, -26, -26 + (i + 1) * 17, 26));
    scene.turned('z', [0, 0, 0], uv(radius, 0, radius, 0.8, radius * 0.92, 1.2), { crease: FINE });
    bolts(scene, 'z', [0, 0, 1.2], radius * 0.8, bolted, 0.6);
    scene.disc('z', [0, 0, 1.2], radius * 0.66, MEDIUM);
    scene.disc('z', [0, 0, 1.2], radius * 0.3, FINE);
    for (const a of times(5))
      scene.line(xyz((a - 2) * 2.4, (2 - a) * 2.4, 3, (a - 2) * 5, (2 - a) * 5, 22), a % 2 ? HATCH : FINE);
  }),
  'light-pole': view.threeQuarter((scene, choose) => {
    const [height, square] = [choose([92, 104]), choose([1, 0])];
    scene.turned('z', [0, 0, -10], uv(9, 0, 9, 10));
    scene.box([-6.4, -6.4, 0], [12.8, 12.8, 1.4], OUTLINE, FINE);
    for (const [x, y] of uv(5, 5, -5, 5, 5, -5, -5, -5)) scene.cylinder('z', [x, y, 1.4], 0.7, 2.4, MEDIUM);
    if (square) scene.box([-2.6, -2.6, 1.4], [5.2, 5.2, height]);
    else scene.turned('z', [0, 0, 1.4], uv(3.4, 0, 2, height));
    scene.front(square ? -2.6 : -3.3).shape(roundedRectangle(-1.4, 10, 2.8, 7, 1.2));
    scene.turned('z', [0, 0, height + 1.4], uv(square ? 3.4 : 2.3, 0, square ? 3.4 : 2.3, 1.4), {
      layer: MEDIUM,
    });
    scene.bar(xyz(1, -1, height - 4, 14, -1, height + 2), 1, MEDIUM);
    ground(scene, -24, 48, 0);
  }),
};
