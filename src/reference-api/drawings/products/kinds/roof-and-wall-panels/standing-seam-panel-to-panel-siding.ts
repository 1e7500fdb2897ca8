import { smallest } from '#src/lib/long-lists.ts';
import {
  corrugatedPanel,
  standingSeamPanel,
} from '#src/reference-api/drawings/products/kinds/metal-panels.ts';
import { shingleSiding } from '#src/reference-api/drawings/products/kinds/roof-coverings.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  corner,
  frontal,
  only,
  three,
  uv,
  wall,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners, moved, type Plane } from '#src/reference-api/drawings/products/plane.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import {
  sheet,
  times,
  type ProductSketch,
  type Sketches,
} from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const snapLock: ProductSketch = (choose) => {
  const [pan, n] = [choose([16, 12]), choose([3, 4])];
  const s = corner();
  for (const i of times(n).toReversed()) {
    const x = i * pan + (i === n - 1 ? 5 : 0);
    const z = i === n - 1 ? 2.6 : 0;
    s.prism(
      'y',
      moved(sheet(uv(0, 1.8, 0.3, 2.1, 0.6, 1.8, 0.6, 0.2, pan, 0.2, pan, 1.9, pan + 0.5, 1.6), 0.15), x, z),
      0,
      46,
    );
    for (const k of [0.35, 0.7]) s.level(z + 0.2).line(uv(x + pan * k, 0, x + pan * k, 46), FINE);
  }
  return s;
};
const foam = (f: Plane, outline: [number, number][]): void =>
  f.speckle(
    smallest(outline.map(([u]) => u)) + 0.4,
    smallest(outline.map(([, v]) => v)) + 0.4,
    38,
    2.6,
    60,
    0.4,
  );
const insulatedRoof: ProductSketch = (choose) => {
  const [t, n] = [choose([4, 3]), choose([2, 1])];
  const s = corner();
  for (const i of times(n).toReversed()) {
    const [x, z] = [i * 40, i * -0.01];
    const ribs = uv(
      0,
      0,
      40,
      0,
      40,
      t,
      38,
      t,
      37,
      t + 2,
      35,
      t + 2,
      34,
      t,
      23,
      t,
      22,
      t + 2,
      20,
      t + 2,
      19,
      t,
      6,
      t,
      5,
      t + 2,
      3,
      t + 2,
      2,
      t,
      0,
      t,
    );
    s.prism('y', moved(ribs, x, z), 0, 54);
    foam(s.front(0), moved(ribs, x, z));
    s.front(0).line(uv(x, 0.4, x + 40, 0.4));
  }
  return s;
};
const curved: ProductSketch = (choose) => {
  const [n, r] = [choose([5, 4]), choose([60, 70])];
  const s = three();
  const arc = (x: number, q = r): Place[] =>
    arcPoints([0, 0], q, 30, 112).map(([y, z]): Place => [x, -y * 1, z]);
  const w = n * 14;
  s.face([...arc(0), ...arc(0, r - 1).toReversed()]);
  s.face([...arc(0), ...arc(w).toReversed()]);
  for (const i of times(n + 1)) {
    s.line(arc(i * 14, r + 1.6), OUT);
    s.line(arc(i * 14 + 1), FINE);
    const [a, b] = [arc(i * 14)[0], arc(i * 14, r + 1.6)[0]];
    if (a && b) s.line([a, b], OUT);
    if (i < n) for (const k of [0.35, 0.7]) s.line(arc(i * 14 + 14 * k), PATT);
  }
  return s;
};
/** Panels standing on a wall; `face` draws one of them. */
const upright =
  (
    n: number,
    w: number,
    h: number,
    t: number,
    face: (f: Plane, x: number, s: Scene) => void,
  ): ProductSketch =>
  (choose) => {
    const [count, cut] = [n + choose([0, 1]), choose([0, 12])];
    const s = frontal();
    for (const z of [14, h * 0.55, h - 12]) s.box([-4, t, z], [count * w + 8, 3, 4], MED, FINE);
    for (const i of times(count).toReversed()) {
      const drop = i === count - 1 ? cut : 0;
      s.box([i * w, 0, 0], [w - 0.5, t, h - drop], OUT, FINE);
      s.front(0).through(corners(i * w, 0, w - 0.5, h - drop), () => face(s.front(0), i * w, s));
    }
    return s;
  };
const corrugatedWall: ProductSketch = (choose) => {
  const [pitch, depth] = [choose([5, 7]), choose([2, 2.6])];
  const s = frontal();
  for (const z of [12, 40, 66]) s.box([-3, 3, z], [84, 3, 4], MED, FINE);
  const wave = times(Math.round(78 / pitch) * 4 + 1).map((i): [number, number] => [
    (i * pitch) / 4,
    depth * 0.5 * (1 - Math.cos((i * Math.PI) / 2)),
  ]);
  s.prism(
    'z',
    [...wave, ...wave.toReversed().map(([x, y]): [number, number] => [x, y + 0.4])],
    0,
    78,
    OUT,
    FINE,
  );
  return s;
};
/** Trays on rails, open joints between. */
const trays =
  (cols: number, up: number, t: number, folded: boolean): ProductSketch =>
  (choose) => {
    const [w, h] = [choose([34, 40]), choose([26, 30])];
    const s = three();
    wall(s, -6, -6, cols * w + 12, up * h + 12, t + 5);
    for (const i of times(cols + 1)) s.box([i * w - 1.5, t, -2], [3, 3, up * h + 4], MED, FINE);
    for (const j of times(up))
      for (const i of times(cols).toReversed()) {
        if (i === cols - 1 && j === up - 1) continue;
        s.box([i * w + 0.6, 0, j * h + 0.6], [w - 1.2, t, h - 1.2], OUT, FINE);
        if (!folded)
          for (const [u, v] of uv(3, 3, w - 3, 3, 3, h - 3, w - 3, h - 3))
            s.front(0).circle(i * w + u, j * h + v, 0.6, FINE);
        else if ((i + j) % 2 === 0) s.front(0).glint(i * w, j * h, w, h);
      }
    if (folded) {
      const [x, z] = [cols * w - w + 4, up * h - h + 8];
      s.box([x, -14, z], [w - 1.2, t, h - 1.2], OUT, FINE);
      s.side(x).line(uv(-14 + 0.6, z + 0.6, -14 + t, z + 0.6), FINE);
    }
    return s;
  };
const fascia: ProductSketch = (choose) => {
  const [d, joints] = [choose([14, 18]), choose([2, 3])];
  const s = three();
  s.box([0, 6, -18], [84, 20, 18 + d - 5], MED, FINE);
  s.prism('x', uv(0, 0, 6, 0, 6, 1, 1.2, 1, 1.2, d - 1.2, 26, d - 1.2, 26, d, 0, d), 0, 84);
  for (const i of times(joints)) {
    const x = (84 * (i + 1)) / (joints + 1);
    s.front(0).line(uv(x, 0, x, d), MED);
    s.level(d).line(uv(x, 0, x, 26), MED);
  }
  s.front(0).glint(20, 0, 30, d);
  return s;
};
const panelSiding: ProductSketch = (choose) => {
  const [n, batten] = [choose([4, 5]), choose([2, 2.6])];
  const s = frontal();
  s.box([0, 0, 0], [n * 16, 1, 72], OUT, FINE);
  s.front(0).speckle(1, 1, n * 16 - 2, 70, 60, 1.4);
  for (const i of times(n + 1).toReversed()) s.box([i * 16 - batten / 2, -1, 0], [batten, 1, 72], OUT, FINE);
  return s;
};

export const roofAndWallPanelsFromStandingSeamPanel: Sketches = {
  'standing-seam-panel': standingSeamPanel,
  'snap-lock-panel': snapLock,
  'insulated-roof-panel': insulatedRoof,
  'curved-roof-panel': curved,
  'corrugated-panel': corrugatedPanel,
  'concealed-fastener-panel': upright(4, 16, 74, 1.4, (f, x) => {
    f.line(uv(x + 1.4, 0, x + 1.4, 80), MED);
    f.line(uv(x + 8, 0, x + 8, 80), FINE);
  }),
  'flush-metal-plank': upright(7, 10, 74, 1.2, () => undefined),
  'corrugated-wall-panel': corrugatedWall,
  'perforated-screen-panel': upright(2, 30, 66, 1.2, (f, x) => {
    for (const i of times(9))
      for (const j of times(20)) f.circle(x + 2.4 + i * 3.1 + (j % 2) * 1.5, 2 + j * 3.2, 0.95, FINE);
  }),
  'perforated-panel': upright(1, 52, 60, 1, (f, x) => {
    for (const i of times(13))
      for (const j of times(15))
        f.circle(x + 3 + i * 3.9, 3 + j * 3.9, 0.5 + 0.9 * Math.abs(Math.sin(i * 0.35 + j * 0.3)), FINE);
  }),
  'mcm-panel': trays(2, 2, 3, true),
  'mcm-rainscreen': trays(3, 2, 1.4, true),
  'rainscreen-panel': trays(3, 3, 0.8, false),
  'mcm-fascia': fascia,
  'lap-siding': only(shingleSiding, 'lap'),
  'shingle-siding': only(shingleSiding, 'shingle'),
  'panel-siding': panelSiding,
};
