import { times, xyz, arcPoints, uv, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { legs, motor, rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { ground, vents } from '#src/reference-api/drawings/axonometric/parts.ts';

/** A conveyor: belt or rollers between side frames on supports. */
const conveyor = (form: 'roller' | 'belt') =>
  view.from({ width: 22, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const rollers = choose([14, 10, 18]);
    const supports = choose([2, 3]);
    const [length, width, height] = [96, 24, 30];
    for (const index of times(supports).toReversed()) {
      const x = 8 + (index * (length - 20)) / (supports - 1);
      scene.box([x, width - 1, 0], [3, 3, height], MEDIUM, FINE);
      scene.box([x, 2, 9], [2, width - 4, 2], MEDIUM, FINE);
      scene.box([x - 2, width - 2, 0], [7, 5, 0.8], MEDIUM, FINE);
      scene.box([x - 2, -4, 0], [7, 5, 0.8], MEDIUM, FINE);
      scene.box([x, -2, 0], [3, 3, height], OUTLINE, FINE);
    }
    scene.box([0, width, height], [length, 2, 6]);
    if (form === 'roller')
      for (const roller of times(rollers).toReversed())
        scene.cylinder(
          'y',
          [3 + (roller * (length - 6)) / (rollers - 1), 0, height + 4.2],
          1.8,
          width,
          MEDIUM,
        );
    else {
      scene.box([1.5, 0, height + 2.4], [length - 3, width, 3.2]);
      scene.cylinder('y', [2, 0, height + 4], 1.8, width, MEDIUM);
      for (const line of times(rollers))
        scene
          .level(height + 5.6)
          .line(
            uv(4 + (line * (length - 6)) / rollers, 1, 4 + (line * (length - 6)) / rollers, width),
            HATCH,
          );
    }
    scene.box([0, -2, height], [length, 2, 6]);
    for (const bolt of times(rollers))
      scene.front(-2).circle(3 + (bolt * (length - 6)) / (rollers - 1), height + 4, 0.55, FINE);
    if (form === 'belt') {
      scene.cylinder('x', [length * 0.6, -1, height - 5], 4, 13, MEDIUM);
      scene.box([length * 0.6 + 13, -5, height - 9], [7, 8, 8], MEDIUM, FINE);
    }
    scene.box([length * 0.34, 4, height + 6], [17, 14, 11]);
    scene.level(height + 17).line(uv(length * 0.34, 11, length * 0.34 + 17, 11));
  });

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

export const materialHandling = {
  conveyor: conveyor('roller'),
  'belt-conveyor': conveyor('belt'),
  'vertical-conveyor': view.threeQuarter((scene, choose) => {
    const [height, lift] = [choose([96, 86]), choose([44, 30])];
    for (const [x, y] of uv(46, 40, 0, 40)) scene.box([x, y, 0], [4, 4, height], OUTLINE, FINE);
    for (const z of [height - 4, height * 0.5]) scene.box([0, 41, z], [50, 2, 3], MEDIUM, FINE);
    scene.box([3, 2, lift], [44, 40, 3]);
    scene.box([10, 10, lift + 3], [24, 22, 18], OUTLINE, FINE);
    scene.front(10).line(uv(22, lift + 3, 22, lift + 21));
    scene.box([46, 0, 0], [4, 4, height], OUTLINE, FINE);
    scene.box([0, 0, 0], [4, 4, height], OUTLINE, FINE);
    scene.box([0, 0, height], [50, 44, 3], OUTLINE, FINE);
    for (const y of [14, 30]) scene.line(xyz(25, y, height, 25, y, lift + 22), MEDIUM);
    motor(scene, 'x', [14, 20, height + 8], 5, 16);
  }),
  'trolley-conveyor': view.threeQuarter((scene, choose) => {
    const [count, length] = [choose([4, 5]), choose([24, 22])];
    for (const x of [count * length - 6, 6]) scene.box([x, 2, 62], [2, 2, 14], MEDIUM, FINE);
    scene.box([-6, 1, 52], [count * length + 12, 4, 1.4], OUTLINE, FINE);
    scene.box([-6, 2.4, 54], [count * length + 12, 1, 6], MEDIUM, FINE);
    scene.box([-6, 1, 60], [count * length + 12, 4, 1.4], OUTLINE, FINE);
    for (const i of times(count).toReversed()) {
      const x = i * length + 8;
      for (const k of [-2, 2]) scene.cylinder('y', [x + k, 0, 54.6], 1.6, 1, MEDIUM);
      scene.bar(xyz(x, -0.4, 54, x, -0.4, 44), 0.6);
      scene.bar(xyz(x, -0.4, 44, x - 5, -0.4, 38, x + 5, -0.4, 38, x, -0.4, 44), 0.4, MEDIUM);
      scene.box([x - 8, -6, 14 + (i % 2) * 4], [16, 8, 22 - (i % 2) * 4], OUTLINE, FINE);
    }
    for (const i of times(count * 5))
      scene.line(arcPoints([i * (length / 5), 50.6], 1.7, 0, 360, 0.7).map(([u, z]): Place => [u, -0.4, z]));
  }),
  'pallet-conveyor': view.threeQuarter((scene, choose) => {
    const [length, boxes] = [choose([96, 84]), choose([2, 3])];
    for (const x of [length - 8, 4]) legs(scene, [x, 0, 0], 4, 40, 14, 3, OUTLINE);
    for (const y of [36, 18, 0]) {
      scene.box([0, y, 14], [length, 3, 5], OUTLINE, FINE);
      for (const k of times(24))
        scene.level(19).line(uv((k * length) / 24 + 1, y + 0.4, (k * length) / 24 + 1, y + 2.6));
    }
    const x = length * 0.24;
    for (const y of [34, 17, 1]) scene.box([x, y, 19], [48, 5, 3.4], MEDIUM, FINE);
    scene.box([x, 0, 22.4], [48, 40, 1.6], OUTLINE, FINE);
    for (const j of times(boxes))
      for (const i of [1, 0]) scene.box([x + 2 + i * 22, 2, 24 + j * 12], [21, 36, 11.6], OUTLINE, FINE);
  }),
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
