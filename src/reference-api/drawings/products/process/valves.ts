import {
  flange,
  handwheel,
  withChoices,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** A device between two flanges of a pipe along x; `body` draws the device. */
export const inPipe =
  (half: number, r: number, body: (s: Scene, r: number) => void): ProductSketch =>
  (choose) => {
    const [k, tail] = [choose([1, 1.2]), choose([6, 4])];
    const s = threeQuarterView();
    s.cylinder('x', [half + 1, 0, 0], r * k * 0.72, tail);
    s.cylinder('x', [half, 0, 0], r * k * 1.35, 1);
    body(s, r * k);
    flange(s, 'x', [-half - 1, 0, 0], r * k * 1.35, 1);
    return s;
  };

const stemAndWheel = (s: Scene, z: number, r: number): void => {
  s.cylinder('z', [0, 0, z], 0.5, 4, MED);
  handwheel(s, [0, 0, z + 4], r);
};

/** A flanged gate valve with handwheel, or a butterfly valve. */
const valve: ProductSketch = (choose) => {
  const form = choose(['gate', 'butterfly'] as const);
  const bolts = choose([8, 6]);
  const size = choose([3, 3.6, 2.6]);
  const scene = new Scene(axonometric({ width: 26, depth: 30 }));
  const flange = size * 1.75;
  const half = form === 'butterfly' ? 1.8 : size * 2;
  const bolt = (x: number): void => {
    for (const index of times(bolts)) {
      const a = ((index + 0.5) * 2 * Math.PI) / bolts;
      scene.disc('x', [x, Math.cos(a) * flange * 0.82, Math.sin(a) * flange * 0.82], 0.42, FINE);
    }
  };
  if (form !== 'butterfly') scene.cylinder('x', [half, 0, 0], size, 5, MED);
  scene.cylinder('x', [half - 1, 0, 0], flange, 1);
  if (form === 'gate') {
    scene.turned('x', [-half, 0, 0], uv(size, 0, size * 1.25, half, size, half * 2 - 1));
    scene.turned(
      'z',
      [0, 0, size * 0.6],
      [
        [size * 1.1, 0],
        [size * 0.9, size],
        [size * 1.3, size],
        [size * 1.3, size + 1],
        [size * 0.8, size + 1],
        [size * 0.45, size * 2.2],
      ],
      { crease: FINE },
    );
    scene.cylinder('z', [0, 0, size * 2.8], 0.5, size * 1.3, MED);
    const wheel = size * 3.7;
    scene.disc('z', [0, 0, wheel], size * 1.5);
    scene.disc('z', [0, 0, wheel], size * 1.25, MED);
    for (const spoke of times(3)) {
      const a = (spoke * 2 * Math.PI) / 3 + 0.5;
      scene.bar(xyz(0, 0, wheel, Math.cos(a) * size * 1.25, Math.sin(a) * size * 1.25, wheel), 0.3, MED);
    }
    scene.turned('z', [0, 0, wheel - 0.2], uv(0.7, 0, 0.7, 1.2), { layer: MED });
  }

  if (form === 'butterfly') {
    scene.cylinder('x', [-half, 0, 0], flange * 0.96, half * 2 - 1);
    scene.cylinder('z', [0, 0, flange * 0.9], 0.9, size * 1.6);
    scene.box([-size * 0.7, -size * 0.6, flange * 0.9 + size * 1.5], [size * 1.4, size * 1.2, size * 0.9]);
    scene.cylinder('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], 0.35, size * 1.1, MED);
    scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.8);
    scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.6, MED);
  }
  scene.cylinder('x', [-half - 1, 0, 0], flange, 1);
  scene.disc('x', [-half - 1, 0, 0], size * 1.15, FINE);
  bolt(-half - 1);
  const bore = ring('x', [-half - 1, 0, 0], size * 0.85);
  scene.face(bore, MED);
  if (form === 'butterfly')
    scene.through(bore, () => {
      scene.line(xyz(-half - 1, 0, -size, -half - 1, 0, size), MED);
      scene.line(xyz(-half - 1, -0.5, -size, -half - 1, -0.5, size), FINE);
    });
  else scene.through(bore, () => scene.line(ring('x', [half, 0, 0], size * 0.8), FINE));
  return scene;
};

export const valves = {
  valve: withChoices(valve, 'gate'),
  'butterfly-valve': withChoices(valve, 'butterfly'),
  'plug-valve': inPipe(7, 3.4, (s, r) => {
    s.turned('x', [-7, 0, 0], uv(r, 0, r * 1.2, 4, r * 1.2, 10, r, 14), { crease: FINE });
    s.turned(
      'z',
      [0, 0, -r * 1.2],
      uv(r, 0, r * 1.25, 1, r * 1.25, r * 2.4, r * 1.5, r * 2.4, r * 1.5, r * 2.6),
      { crease: FINE },
    );
    s.box([-3, -4, r * 1.5], [8, 8, 5], OUT, FINE);
    s.cylinder('y', [1, -8, r * 1.5 + 2.4], 0.5, 4, MED);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 4, OUT);
    s.disc('y', [1, -8, r * 1.5 + 2.4], 3.2, MED);
  }),
  'check-valve': inPipe(8, 3.4, (s, r) => {
    s.turned('x', [-8, 0, 0], uv(r, 0, r * 1.3, 5, r * 1.3, 11, r, 16), { crease: FINE });
    s.prism('y', uv(-5, r, 5, r, 4, r + 4, -4, r + 5), -r, 2 * r, OUT, MED);
    s.box([-5.4, -r - 0.6, r + 4.4], [10.4, 2 * r + 1.2, 1.4], OUT, FINE);
    for (const x of [-4, 0, 4]) s.cylinder('z', [x, -r, r + 5.8], 0.6, 0.9, MED);
    s.cylinder('y', [-4, -r - 3, r + 2], 0.8, 3, MED);
    s.bar(xyz(-4, -r - 3, r + 2, 6, -r - 3, r - 1), 0.6);
    s.box([5, -r - 4, r - 3], [3, 2, 4], OUT, FINE);
  }),
  'knife-gate': inPipe(1.6, 4, (s, r) => {
    s.box([-1.4, -r * 1.5, -r * 1.5], [2.8, r * 3, r * 3], OUT, FINE);
    s.box([-1, -r * 1.4, r * 1.5], [2, r * 2.8, 1.6], OUT, FINE);
    for (const y of [r * 1.1, -r * 1.3]) s.box([-0.8, y, r * 1.5], [1.6, 1, r * 3], OUT, FINE);
    s.box([-0.3, -r, r * 1.8], [0.6, r * 2, r * 1.4], MED, FINE);
    s.box([-1, -r * 1.4, r * 4.5], [2, r * 2.8, 1], OUT, FINE);
    stemAndWheel(s, r * 4.2, r);
  }),
} satisfies Sketches;
