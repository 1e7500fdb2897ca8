import {
  handwheel,
  motor,
  threeQuarterView,
  vents,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export const plastics = {
  'injection-machine': (choose) => {
    const [l, h] = [choose([96, 108]), choose([26, 28])];
    const scene = threeQuarterView();
    scene.box([0, 0, 0], [l, 30, h]);
    for (const i of times(4)) vents(scene.front(0), 5 + (i * (l - 8)) / 4, 5, l / 4 - 8, h - 12, 5);
    scene.box([l * 0.52, 4, h], [l * 0.44, 22, 8], OUTLINE, FINE);
    scene.turned('x', [l * 0.52, 14, h + 14], uv(3, 0, 4.6, 3, 4.6, l * 0.34), {});
    scene.box([l * 0.84, 6, h + 8], [12, 16, 14], OUTLINE, FINE);
    scene.turned('z', [l * 0.78, 14, h + 18], uv(2, 0, 2, 4, 9, 14), {});
    scene.box([l * 0.46, 2, h], [6, 26, 26], OUTLINE, FINE);
    for (const [y, z] of uv(24, h + 21, 6, h + 21, 24, h + 6, 6, h + 6))
      scene.bar(xyz(4, y, z, l * 0.46, y, z), 1, MEDIUM);
    scene.box([l * 0.27, 4, h + 2], [8, 22, 22], OUTLINE, FINE);
    scene.box([l * 0.02, 2, h], [6, 26, 26], OUTLINE, FINE);
    scene.box([l * 0.2, -1.4, h + 2], [l * 0.24, 1.4, 26], MEDIUM, FINE);
    scene.front(-1.4).glint(l * 0.2, h + 2, l * 0.24, 26);
    return scene;
  },
  extruder: (choose) => {
    const [zones, l] = [choose([4, 5]), choose([60, 66])];
    const scene = threeQuarterView();
    scene.box([0, 0, -20], [l + 40, 22, 18], OUTLINE, FINE);
    vents(scene.front(0), 8, -16, 20, 10, 4);
    motor(scene, 'x', [l + 24, 11, 8], 8, 22);
    scene.box([l + 4, 2, -2], [20, 18, 20], OUTLINE, FINE);
    scene.turned('z', [l - 4, 11, 12], uv(3, 0, 3, 5, 12, 22), {});
    scene.cylinder('x', [0, 11, 8], 4, l + 4);
    for (const i of times(zones).toReversed())
      scene.cylinder('x', [4 + (i * (l - 14)) / zones, 11, 8], 6.4, (l - 14) / zones - 3);
    scene.cylinder('x', [-7, 11, 8], 5, 7);
    scene.cylinder('x', [-18, 11, 8], 1.6, 11, MEDIUM);
    scene.box([l * 0.4, 0, -2], [2, 1, 2], MEDIUM, FINE);
    return scene;
  },
  'resin-dryer': (choose) => {
    const [r, h] = [choose([14, 15]), choose([34, 38])];
    const scene = threeQuarterView();
    for (const a of [0.9, 2.4, 4.1, 5.6])
      scene.box([Math.cos(a) * r * 0.9 - 1, Math.sin(a) * r * 0.9 - 1, -36], [2, 2, 38], OUTLINE, FINE);
    scene.turned('z', [0, 0, -26], uv(3, 0, r, 24), {});
    scene.turned('z', [0, 0, -2], uv(r, 0, r, h, r * 0.9, h + 2), {});
    scene.bar(xyz(r, -2, h - 2, r + 14, -6, h - 2, r + 16, -6, h - 10), 2.4);
    scene.box([r + 8, -14, -36], [18, 18, h + 24]);
    scene.front(-14).rect(r + 11, h - 26, 12, 8, MEDIUM);
    vents(scene.front(-14), r + 11, -32, 12, 12, 5);
    scene.bar(xyz(r + 8, -8, -20, r - 2, -8, -16), 2);
    scene.front(-r).rect(-r * 0.7, h * 0.4, r * 0.5, 12, MEDIUM);
    scene.cylinder('z', [0, 0, h], 4, 6, MEDIUM);
    return scene;
  },
  granulator: (choose) => {
    const [w, h] = [choose([30, 34]), choose([26, 24])];
    const scene = threeQuarterView();
    scene.box([0, 0, -22], [w, 26, 20]);
    scene.front(0).rect(5, -20, w - 10, 14, MEDIUM);
    scene.box([-2, -2, -2], [w + 4, 30, 12], OUTLINE, FINE);
    scene.cylinder('x', [-6, 13, 4], 5.4, 4);
    scene.prism('x', uv(2, 10, 24, 10, 24, h + 12, -12, h + 12, -12, h, 2, h - 8), 3, w - 6);
    scene.face(xyz(5, -12, h + 1, w - 5, -12, h + 1, w - 5, -12, h + 11, 5, -12, h + 11), MEDIUM);
    for (const i of times(7))
      scene.line(xyz(6 + (i * (w - 12)) / 6, -12, h + 1, 6 + (i * (w - 12)) / 6, -12, h + 11), FINE);
    scene.front(-2).circle(w * 0.3, 4, 2, MEDIUM);
    scene.front(-2).circle(w * 0.7, 4, 2, MEDIUM);
    return scene;
  },
  'roll-mill': (choose) => {
    const [l, r] = [choose([48, 54]), choose([8, 9])];
    const scene = threeQuarterView();
    scene.box([-10, -4, -14], [l + 40, 34, 8], OUTLINE, FINE);
    motor(scene, 'x', [l + 12, 12, 4], 7, 18);
    scene.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), l, 6);
    scene.cylinder('x', [0, 21, 6], r, l);
    scene.cylinder('x', [0, 5, 6], r, l);
    scene.line(xyz(2, 13, 13, l - 2, 13, 13), MEDIUM);
    for (const k of times(6))
      scene.line(xyz(4 + k * 8, 13, 13, 6 + k * 8, 11, 15, 9 + k * 8, 13, 13.6), FINE);
    scene.prism('x', uv(-2, -6, 30, -6, 28, 16, 22, 20, 6, 20, 0, 16), -6, 6);
    for (const y of [5, 21]) scene.disc('x', [-6, y, 6], 3.4, MEDIUM);
    handwheel(scene, [-3, 8, 20], 4);
    scene.bar(xyz(0, -4, 26, l, -4, 26), 0.7, MEDIUM);
    return scene;
  },
} satisfies Sketches;
