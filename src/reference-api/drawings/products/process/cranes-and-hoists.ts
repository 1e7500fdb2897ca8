import { ground, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { motor, rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const hoist = (rope: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [length, drop] = [choose([60, 68]), choose([26, 20])];
    scene.box([0, 0, 40], [length, 9, 1.4], OUTLINE, FINE);
    scene.box([0, 4, 30], [length, 1, 10], MEDIUM, FINE);
    scene.box([0, 0, 28.6], [length, 9, 1.4], OUTLINE, FINE);
    const x = length * 0.4;
    for (const u of [x + 14, x + 2]) scene.cylinder('y', [u, -1.6, 32], 2.6, 3);
    scene.box([x, -2, 20], [20, 2, 12], OUTLINE, FINE);
    if (rope) {
      scene.cylinder('x', [x - 8, 2, 14], 7, 30);
      for (const k of times(11)) scene.band('x', [x - 4 + k * 2, 2, 14], 7);
      motor(scene, 'x', [x + 22, 2, 14], 6, 18);
      scene.box([x - 18, -4, 8], [10, 12, 12], OUTLINE, FINE);
    } else {
      scene.prism('y', roundedRectangle(x - 2, 8, 24, 14, 4), -4, 12, OUTLINE, HATCH);
      vents(scene.front(-4), x + 12, 11, 8, 8, 4);
    }
    const cx = x + 8;
    if (rope)
      for (const k of [-3, -1, 1, 3]) scene.line(xyz(cx + k, -2, 8, cx + k * 0.6, -2, 2 - drop), MEDIUM);
    else
      for (const k of times(Math.round(drop / 2.4)))
        scene.line(
          arcPoints([cx, 7 - k * 2.4], 0.9, 0, 360, 1.5).map(([u, z]): Place => [u, -2, z]),
          MEDIUM,
        );
    scene.box([cx - 3, -4, -2 - drop], [6, 4, 5], OUTLINE, FINE);
    scene.bar(
      arcPoints([cx, -6 - drop], 2.6, 110, -150).map(([u, z]): Place => [u, -2, z]),
      0.8,
    );
    scene.bar(xyz(x + 18, -5, 8, x + 22, -8, -8 - drop * 0.5), 0.3, MEDIUM);
    scene.box([x + 20.6, -9, -15 - drop * 0.5], [3, 2, 7], OUTLINE, FINE);
  });

const crane = (kind: 'top' | 'under'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [span, trolley] = [choose([96, 84]), choose([0.4, 0.6])];
    for (const x of [span - 2, -2]) {
      if (kind === 'top') for (const y of [56, 4]) scene.box([x - 1, y, 0], [6, 6, 48], OUTLINE, FINE);
      scene.box([x, -10, 48], [4, 84, kind === 'top' ? 8 : 6], OUTLINE, FINE);
      if (kind === 'under') for (const y of [64, 0]) rod(scene, [x + 2, y, 54], [x + 2, y, 70], 0.9);
    }
    const z = kind === 'top' ? 57 : 38;
    scene.box([-6, 20, z], [span + 12, 8, 10]);
    scene.front(20).line(uv(-6, z + 2, span + 6, z + 2));
    for (const x of [span - 4, -6])
      scene.box([x, 14, z - (kind === 'top' ? 2 : -4)], [8, 20, 4], OUTLINE, FINE);
    const t = span * trolley;
    scene.box([t, 12, z - 8], [18, 14, 8]);
    scene.cylinder('x', [t + 3, 11, z - 5], 2.4, 12, MEDIUM);
    for (const k of [5, 10]) scene.line(xyz(t + k, 16, z - 8, t + 7.5 + (k - 7.5) * 0.4, 16, 16), MEDIUM);
    scene.box([t + 5, 14, 11], [5, 4, 6], OUTLINE, FINE);
    scene.bar(
      arcPoints([t + 7.5, 8], 2.4, 110, -150).map(([x, q]): Place => [x, 16, q]),
      0.7,
    );
  });

export const cranesAndHoists = {
  'bridge-crane': crane('top'),
  'underhung-crane': crane('under'),
  'jib-crane': view.threeQuarter((scene, choose) => {
    const [length, brace] = [choose([64, 76]), choose([1, 0])];
    scene.turned('z', [0, 0, 0], uv(9, 0, 9, 1.6));
    scene.cylinder('z', [0, 0, 1.6], 4, 70);
    for (const a of [3.6, 4.6, 5.6])
      scene.face(
        [
          [Math.cos(a) * 4, Math.sin(a) * 4, 1.6],
          [Math.cos(a) * 8, Math.sin(a) * 8, 1.6],
          [Math.cos(a) * 4, Math.sin(a) * 4, 10],
        ],
        MEDIUM,
      );
    scene.box([-3, -2, 62], [length, 4, 6]);
    if (brace) scene.bar(xyz(0, 0, 82, length * 0.7, 0, 68), 0.9, MEDIUM);
    scene.cylinder('z', [0, 0, 70], 3, 14, MEDIUM);
    scene.box([length * 0.6, -3, 53], [9, 6, 8], OUTLINE, FINE);
    scene.line(xyz(length * 0.6 + 4, 0, 53, length * 0.6 + 4, 0, 26), OUTLINE);
    scene.bar(
      arcPoints([length * 0.6 + 4, 23], 2.4, 110, -150).map(([x, z]): Place => [x, 0, z]),
      0.7,
    );
    ground(scene, -16, length * 0.7 + 30);
  }),
  'monorail-hoist': hoist(false),
  'rope-hoist': hoist(true),
};
