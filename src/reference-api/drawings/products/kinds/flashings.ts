import { flashing } from '#src/reference-api/drawings/products/kinds/roof-coverings.ts';
import { roofHatch } from '#src/reference-api/drawings/products/kinds/roof-openings.ts';
import { jointCover, firestopCollar } from '#src/reference-api/drawings/products/kinds/joints.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  only,
  rod,
  three,
  under,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { wideFlange } from '#src/reference-api/drawings/products/kinds/steel.ts';
import { arcPoints, corners, moved } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import {
  sheet,
  times,
  type ProductSketch,
  type Sketches,
} from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

/** A folded sheet of one profile (y, z), with what it stands on drawn before and marked after. */
const folded =
  (
    profile: readonly [number, number][],
    before: (s: Scene, l: number) => void,
    after: (s: Scene, l: number) => void = () => undefined,
  ): ProductSketch =>
  (choose) => {
    const [l, t] = [choose([48, 40]), choose([0.35, 0.25])];
    const s = corner();
    before(s, l);
    s.prism('x', sheet(profile, t), 0, l);
    after(s, l);
    return s;
  };
const bricks = (s: Scene, x: number, y: number, z: number, w: number, d: number, n: number): void => {
  for (const j of times(n)) {
    s.box([x, y, z + j * 2.8], [w, d, 2.5], OUT, FINE);
    for (const i of times(Math.round(w / 8)))
      s.front(y).line(
        uv(x + i * 8 + (j % 2) * 4, z + j * 2.8, x + i * 8 + (j % 2) * 4, z + j * 2.8 + 2.5),
        FINE,
      );
  }
};
const gutter: ProductSketch = (choose) => {
  const [depth, round] = [choose([6, 5]), choose([1, 0])];
  const s = three();
  s.box([-2, 6, -14], [70, 2, 20], MED, FINE);
  s.prism(
    'x',
    uv(
      0,
      0,
      4,
      0,
      5.6,
      depth,
      6,
      depth,
      6,
      depth + 0.6,
      5,
      depth + 0.6,
      3.6,
      0.5,
      0.5,
      0.5,
      -0.6,
      depth * 0.6,
      -0.6,
      depth + 0.4,
      -1.6,
      depth + 0.4,
      -1.6,
      depth * 0.5,
    ),
    0,
    64,
  );
  for (const x of [20, 42, 62]) s.bar(xyz(x, -1, depth, x, 5.6, depth + 0.6), 0.3, MED);
  if (round) s.bar(xyz(10, 2, 0, 10, 2, -4, 10, 5, -9, 10, 5, -40), 1.7);
  else {
    s.box([8, 0.5, -5], [4, 3, 5], OUT, FINE);
    s.box([8, 3, -40], [4, 3, 33], OUT, FINE);
    s.face(xyz(8, 0.5, -5, 12, 0.5, -5, 12, 3, -9, 8, 3, -9));
  }
  for (const z of [-16, -32]) s.box([7, 2.6, z], [6, 3.4, 1.4], MED, FINE);
  return s;
};
const throughWall: ProductSketch = (choose) => {
  const [n, weeps] = [choose([3, 4]), choose([3, 2])];
  const s = corner();
  s.box([0, 8, 0], [48, 6, 26], OUT, FINE);
  s.front(8).speckle(1, 12, 46, 13, 30, 0.8);
  bricks(s, 0, 0, 0, 48, 4, 2);
  s.prism('x', uv(-1, 5.2, 4, 5.4, 7.6, 5.6, 7.6, 16, 8, 16, 8, 5.9, 4, 5.8, -1, 5.5), 0, 48);
  bricks(s, 14, 0, 5.9, 34, 4, n);
  for (const i of times(weeps)) s.front(-0.01).rect(18 + i * 11, 6, 0.8, 2.2, OUT);
  return s;
};
const hatchRailing: ProductSketch = (choose) => {
  const [h, gate] = [choose([42, 44]), choose([1, 0])];
  const s = corner();
  s.level(0).shape(corners(-14, -14, 70, 74), FINE);
  const rail = (a: [number, number], b: [number, number]): void => {
    for (const z of [h * 0.5, h]) rod(s, [a[0], a[1], z], [b[0], b[1], z], 0.9, OUT);
  };
  const post = (x: number, y: number): void => rod(s, [x, y, 0], [x, y, h], 0.9, OUT);
  post(46, 50);
  post(-4, 50);
  rail([-4, 50], [46, 50]);
  s.box([0, 4, 0], [42, 42, 12]);
  s.box([-2, 2, 12], [46, 46, 2.4], OUT, MED);
  post(46, 0);
  rail([46, 0], [46, 50]);
  post(-4, 0);
  rail([-4, 0], [-4, 50]);
  if (gate) {
    for (const z of [h * 0.5, h]) rod(s, [-4, 0, z], [14, -22, z], 0.8, OUT);
    rod(s, [14, -22, h * 0.5], [14, -22, h], 0.8, OUT);
  } else rod(s, [-4, 0, h], [46, 0, h], 0.4, MED);
  return s;
};
const equipmentHatch: ProductSketch = (choose) => {
  const [w, lift] = [choose([72, 84]), choose([26, 30])];
  const s = corner();
  s.level(0).shape(corners(-10, -10, w + 20, 60), FINE);
  s.box([0, 0, 0], [w, 40, 10]);
  s.level(10).rect(3, 3, w - 6, 34, MED);
  s.level(10).hatch(corners(3, 3, w - 6, 34), 45, 3);
  for (const [x, dx] of [
    [w + 1, 14],
    [-1, -14],
  ] as const) {
    s.face(xyz(x, -1, 11, x, 41, 11, x + dx, 41, 11 + lift, x + dx, -1, 11 + lift));
    s.face(xyz(x, -1, 11, x + dx, -1, 11 + lift, x + dx - 2, -1, 12 + lift, x - 2, -1, 12));
    s.line(xyz(x + dx * 0.2, 4, 11 + lift * 0.2, x + dx * 0.2, 36, 11 + lift * 0.2), FINE);
  }
  return s;
};
const shipStairHatch: ProductSketch = (choose) => {
  const [rungs, rail] = [choose([7, 8]), choose([1, 0])];
  const s = three();
  for (const x of [26, 4]) rod(s, [x, 4, 2], [x, -26, -64], 1.4, OUT);
  for (const i of times(rungs)) {
    const f = (i + 0.6) / rungs;
    s.box([4, 4 - 30 * f - 3, 2 - 66 * f], [22, 6, 1.2], MED, FINE);
  }
  if (rail) for (const x of [29, 1]) rod(s, [x, -4, 6], [x, -31, -54], 0.8);
  s.prism('z', uv(-8, -14, 44, -14, 44, 46, -8, 46), -2, 2, MED, FINE);
  s.face(xyz(0, 0, 0, 32, 0, 0, 32, 40, 0, 0, 40, 0), null);
  s.box([0, 38, 0], [32, 2, 10], OUT, FINE);
  s.box([30, 0, 0], [2, 40, 10], OUT, FINE);
  for (const x of [26, 4]) rod(s, [x, 8, 8], [x, 4, -2], 1.4, OUT);
  s.box([0, 0, 0], [2, 40, 10], OUT, FINE);
  s.box([0, 0, 0], [32, 2, 10], OUT, FINE);
  s.face(xyz(-1, 41, 11, 33, 41, 11, 33, 50, 44, -1, 50, 44));
  s.face(xyz(-1, 41, 11, -1, 38, 12, -1, 47, 45, -1, 50, 44));
  s.line(xyz(4, 41.6, 14, 29, 41.6, 14, 29, 49, 41, 4, 49, 41, 4, 41.6, 14), FINE);
  return s;
};
const coated =
  (round: boolean): ProductSketch =>
  (choose) => {
    const [d, l] = [choose([14, 12]), choose([46, 52])];
    const s = corner();
    const steel = wideFlange(9, d, 1, 0.8);
    s.prism('y', steel, -14, 16);
    s.front(-14).hatch(steel, 45, 0.7);
    const grown = uv(
      -1.4,
      -1.4,
      10.4,
      -1.4,
      10.4,
      2.4,
      6.3,
      2.4,
      6.3,
      d - 2.4,
      10.4,
      d - 2.4,
      10.4,
      d + 1.4,
      -1.4,
      d + 1.4,
      -1.4,
      d - 2.4,
      2.7,
      d - 2.4,
      2.7,
      2.4,
      -1.4,
      2.4,
    );
    s.prism('y', grown, 0, l);
    s.front(0).speckle(-1, -1, 11, 3, 14, 0.5);
    s.level(d + 1.4).speckle(-1, 1, 11, l - 2, 70, 0.9);
    s.side(-1.4).speckle(1, -1, l - 2, 3, 40, 0.6);
    s.side(2.7).speckle(4, 3, l - 8, d - 6, round ? 20 : 70, 0.9);
    return s;
  };
const sprayedDeck: ProductSketch = (choose) => {
  const [flutes, beams] = [choose([6, 7]), choose([1, 0])];
  const s = under();
  const w = flutes * 10;
  const deck: [number, number][] = times(flutes).flatMap((i) =>
    uv(i * 10, 3, i * 10 + 2, 0, i * 10 + 5, 0, i * 10 + 7, 3),
  );
  s.prism('y', [...deck, ...uv(w, 3, w, 7, 0, 7)], 0, 50);
  for (const i of times(flutes)) s.level(0).speckle(i * 10 + 2.2, 1, 2.6, 48, 22, 0.8);
  for (const i of times(flutes)) s.level(3).speckle(i * 10 - 2.4, 1, 4, 48, 14, 0.8);
  if (beams)
    s.prism(
      'x',
      moved(uv(-3, -12, 3, -12, 3, -10.6, 0.6, -10.6, 0.6, -1, -0.6, -1, -0.6, -10.6, -3, -10.6), 26),
      0,
      w,
    );
  s.front(0).speckle(1, 3.6, w - 2, 3, 60, 0.8);
  return s;
};
const intumescent: ProductSketch = (choose) => {
  const [w, swollen] = [choose([9, 10]), choose([14, 18])];
  const s = three();
  const outline = wideFlange(w, 10, 1, 0.8);
  s.box([-4, -5, -2], [w + 8, 20, 2], OUT, FINE);
  s.prism('z', outline, 0, 60);
  for (const z of times(7)) s.front(0).line(uv(1, 26 + z * 4, w - 1, 26.6 + z * 4), FINE);
  const lump = (f: number, z: number): Place[] =>
    times(24).map((i): Place => {
      const a = (i * Math.PI) / 12;
      return [w / 2 + Math.cos(a) * (w * 0.66 + (i % 3)) * f, 5 + Math.sin(a) * (7 + ((i * 5) % 3)) * f, z];
    });
  s.silhouette([...lump(1, 0), ...lump(1.08, swollen * 0.5), ...lump(0.86, swollen)]);
  for (const i of times(26)) {
    const [x, z] = [-2 + ((i * 0.7549) % 1) * (w + 2), 1 + ((i * 0.5698) % 1) * (swollen - 3)];
    s.front(-3).line(arcPoints([x, z], 1, 20, 200), FINE);
  }
  return s;
};
const sleeve: ProductSketch = (choose) => {
  const [r, h] = [choose([4, 5]), choose([9, 11])];
  const s = three();
  s.box([-16, -14, 0], [34, 30, h - 2], MED, FINE);
  s.front(-14).speckle(-15, 0.6, 32, h - 3, 40, 0.8);
  s.level(h - 2).speckle(-14, -12, 30, 26, 36, 0.9);
  s.turned('z', [0, 0, h - 2], uv(r * 1.3, 0, r * 1.3, 2, r * 1.5, 2, r * 1.5, 3.2));
  s.disc('z', [0, 0, h + 1.2], r * 1.1, MED);
  s.cylinder('z', [0, 0, h], r * 0.74, 18);
  s.disc('z', [0, 0, h + 18], r * 0.6, MED);
  for (const i of times(3))
    s.disc('z', [Math.cos(i * 2.1 + 4) * r * 1.3, Math.sin(i * 2.1 + 4) * r * 1.3, h + 1.2], 0.5, MED);
  return s;
};
const pathway: ProductSketch = (choose) => {
  const [n, cables] = [choose([2, 1]), choose([4, 5])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 7, 3, 0], [5, 16, 5], OUT, FINE);
  s.box([-10, 0, -8], [n * 7 + 18, 3, 22], MED, FINE);
  s.front(0).speckle(-9, -7, n * 7 + 16, 20, 50, 0.6);
  s.box([-2, -0.6, -2], [n * 7 + 2, 0.6, 9], OUT, FINE);
  for (const i of times(n).toReversed()) {
    s.box([i * 7, -14, 0], [5, 14, 5]);
    s.front(-14).rect(i * 7 + 0.5, 0.5, 4, 4, MED);
    for (const k of times(cables))
      s.bar(
        xyz(i * 7 + 1 + k * 0.8, -13.6, 1.4 + (k % 2), i * 7 + 0.6 + k, -22, 0.6 + (k % 2) - k * 0.2),
        0.42,
        MED,
      );
    s.front(-14).rect(i * 7 + 0.5, 3, 4, 1.5, MED);
  }
  return s;
};
const wallJoint: ProductSketch = (choose) => {
  const [gap, plate] = [choose([4, 6]), choose([1, 0])];
  const s = three();
  s.box([26 + gap, 0, 0], [26, 8, 56], OUT, FINE);
  s.box([0, 0, 0], [26, 8, 56], OUT, FINE);
  for (const x of [0, 26 + gap]) for (const j of times(8)) s.front(0).line(uv(x, j * 7, x + 26, j * 7), FINE);
  if (plate) s.prism('z', uv(21, -0.2, 31 + gap, -0.2, 30 + gap, -1.2, 22, -1.2), 0, 56);
  else
    s.prism(
      'z',
      uv(
        23,
        -0.2,
        26,
        -0.8,
        26 + gap / 4,
        1,
        26 + gap / 2,
        -1,
        26 + gap * 0.75,
        1,
        26 + gap,
        -0.8,
        29 + gap,
        -0.2,
        26 + gap,
        -0.3,
        26 + gap * 0.75,
        1.6,
        26 + gap / 2,
        -0.4,
        26 + gap / 4,
        1.6,
        26,
        -0.3,
      ),
      0,
      56,
      OUT,
      MED,
    );
  return s;
};
const seismic: ProductSketch = (choose) => {
  const [gap, l] = [choose([10, 12]), choose([40, 46])];
  const s = corner();
  s.box([0, 20 + gap, -8], [l, 22, 8], OUT, FINE);
  s.box([0, 0, -8], [l, 20, 8], OUT, FINE);
  for (const y of [0, 20 + gap]) s.side(0).speckle(y + 1, -7, 18, 6, 26, 0.8);
  for (const x of [l * 0.75, l * 0.25]) s.bar(xyz(x, 18, -3, x + 5, 22 + gap, -3), 0.7, MED);
  s.prism('x', uv(11, 0, 28 + gap, 0, 27 + gap, 1.2, 12, 1.2), 0, l);
  for (const k of times(4))
    s.level(1.2).line(uv(0, 14 + (k * (11 + gap)) / 3, l, 14 + (k * (11 + gap)) / 3), k % 3 ? FINE : MED);
  for (const i of times(4)) s.level(1.2).circle(4 + i * (l / 4), 19.5 + gap / 2, 0.8, MED);
  return s;
};
const fireBlanket: ProductSketch = (choose) => {
  const [sag, l] = [choose([7, 9]), choose([40, 46])];
  const s = corner();
  s.box([0, 28, -14], [l, 20, 14], OUT, FINE);
  s.side(0).speckle(29, -13, 18, 12, 30, 0.8);
  const curve = arcPoints([24, -1], 4.4, 180, 360, sag);
  for (const k of [3.2, 1.6, 0])
    s.prism(
      'x',
      sheet(
        [...uv(17, 0 - k * 0), ...curve.map(([u, v]): [number, number] => [u, v - k]), ...uv(31, 0)].map(
          ([u, v]) => [u, v + 0.6],
        ),
        1.4,
      ),
      0,
      l,
      OUT,
      PATT,
    );
  s.box([0, 0, -14], [l, 20, 14], OUT, FINE);
  s.side(0).speckle(1, -13, 18, 12, 30, 0.8);
  for (const i of times(5)) s.level(0.1).circle(4 + i * (l / 5), 18, 0.7, MED);
  return s;
};
export const flashingSketches: Sketches = {
  'sheet-metal-flashing': folded(uv(-1, -6, 0, -5, 0, 0, 8, 1, 8, 7), (s, l) =>
    s.box([0, 8, -8], [l, 8, 16], MED, FINE),
  ),
  'through-wall-flashing': throughWall,
  counterflashing: folded(uv(-2.4, -5, -0.6, -4, -0.6, 0, 2, 0.8), (s, l) => {
    bricks(s, 0, 0, -14, l, 8, 5);
    bricks(s, 0, 0, 0.4, l, 8, 3);
    s.face(xyz(0, -20, -14, l, -20, -14, l, 0, -14, 0, 0, -14), FINE);
    s.face(xyz(0, -1, -14, l, -1, -14, l, -0.6, -3, 0, -0.6, -3), MED);
  }),
  gutter,
  'copper-flashing': folded(
    uv(-22, 11, 0, 0, 22, 11),
    (s, l) => {
      s.prism('x', uv(-26, 8, 0, -5, 26, 8, 26, 12, 0, -1, -26, 12), -2, l + 4, MED, FINE);
    },
    (s, l) => {
      for (const i of times(3))
        s.line(xyz((l * (i + 1)) / 4, -22, 11, (l * (i + 1)) / 4, 0, 0, (l * (i + 1)) / 4, 22, 11), MED);
      s.line(xyz(0, -18, 9, l, -18, 9), FINE);
    },
  ),
  coping: only(flashing, 'coping'),
  'roof-fascia': folded(uv(-1.6, -9, -0.6, -8, -0.6, 1, 0.6, 1, 1, 0, 7, 0), (s, l) => {
    s.box([0, 0, -14], [l, 22, 13.6], MED, FINE);
    s.level(-0.3).speckle(2, 9, l - 4, 12, 30, 0.8);
  }),
  'gravel-stop': folded(uv(-1.4, -6, -0.6, -5, -0.6, 0.4, 0.4, 2.6, 2, 0, 6, 0), (s, l) => {
    s.box([0, 0, -12], [l, 22, 11.6], MED, FINE);
    for (const i of times(60))
      s.level(-0.3).circle(2 + ((i * 0.7549) % 1) * (l - 4), 7 + ((i * 0.5698) % 1) * 14, 0.6, FINE);
  }),
  'edge-anchor': folded(
    uv(-1.2, -4, -0.4, -4, -0.4, 1.8, 0.6, 1.8, 0.6, 0.2, 6, 0.2, 6, 0.8),
    (s, l) => s.box([0, 0, -9], [l, 18, 9], MED, FINE),
    (s, l) => {
      for (const i of times(6)) s.level(0.2).circle(3 + (i * l) / 6, 3.4, 0.5, MED);
      for (const i of times(5)) s.front(-0.4).rect(4 + (i * l) / 5, -3, 3, 1.2, FINE);
    },
  ),
  flashing: only(flashing, 'drip edge'),
  'frp-trim': folded(uv(-6, 0, -0.4, 0, -0.4, 5, 0.4, 5, 0.4, 0, 6, 0), (s, l) => {
    s.box([0, -22, -2], [l, 21.6, 1.4], MED, FINE);
    s.box([0, 1, -2], [l, 20, 1.4], MED, FINE);
  }),
  'roof-joint-cover': only(jointCover, 'bellows', 6),
  'joint-cover': only(jointCover, 'plate'),
  'compression-seal': only(jointCover, 'compression'),
  'joint-bellows': only(jointCover, 'bellows', 4),
  'wall-joint-cover': wallJoint,
  'seismic-joint-cover': seismic,
  'fire-blanket': fireBlanket,
  'roof-hatch': roofHatch,
  'ship-stair-hatch': shipStairHatch,
  'equipment-hatch': equipmentHatch,
  'hatch-railing': hatchRailing,
  'fireproofed-beam': coated(false),
  'sprayed-deck': sprayedDeck,
  'intumescent-column': intumescent,
  'firestop-collar': firestopCollar,
  'cast-in-sleeve': sleeve,
  'cable-pathway': pathway,
};
