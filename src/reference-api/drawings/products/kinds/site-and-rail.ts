import { grate as grateSketch } from '#src/reference-api/drawings/products/kinds/drainage.ts';
import { fence, railing } from '#src/reference-api/drawings/products/kinds/railings.ts';
import { paver as paverSketch } from '#src/reference-api/drawings/products/kinds/masonry.ts';
import { pipe as pipeSketch } from '#src/reference-api/drawings/products/kinds/piping.ts';
import {
  fender as fenderSketch,
  railTrack,
} from '#src/reference-api/drawings/products/kinds/waterway-and-rail.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  cells,
  corner,
  ground,
  holes,
  only,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import {
  arcPoints,
  corners,
  moved,
  rounded,
  type Plane,
} from '#src/reference-api/drawings/products/plane.ts';
import { ring, type Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const bollard =
  (crash: boolean): ProductSketch =>
  (choose) => {
    const [r, n] = [choose([4.5, 5]), choose([2, 3])];
    const s = three();
    if (crash) s.box([-14, -14, -18], [n * 34 + 6, 28, 18], MED, FINE);
    if (crash) s.front(-14).speckle(-13, -17, n * 34 + 4, 16, 50, 1.2);
    for (const i of times(n).toReversed()) {
      const x = i * 34;
      s.turned(
        'z',
        [x, 0, 0],
        crash ? uv(r * 1.3, 0, r * 1.3, 40, r * 0.9, 41) : uv(r, 0, r, 36, r * 0.86, 39, r * 0.5, 40.6),
        { smooth: !crash },
      );
      if (!crash) s.turned('z', [x, 0, 0], uv(r * 1.7, 0, r * 1.7, 1.6), {});
      if (!crash)
        s.turned('z', [x, 0, 1.6], uv(r, 0, r, 34.4, r * 0.86, 37.4, r * 0.5, 39), { smooth: true });
      for (const z of crash ? [30, 34] : [31, 33]) s.band('z', [x, 0, z], crash ? r * 1.3 : r, MED);
    }
    ground(s, -20, n * 34 + 20, crash ? -14 : 0);
    return s;
  };
const siltFence: ProductSketch = (choose) => {
  const [n, sag] = [choose([5, 4]), choose([2, 3])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 26, 1, -8], [2, 2, 44], OUT, FINE);
  const top = times(n * 2 - 1).map((i): [number, number] => [i * 13, 30 - (i % 2) * sag]);
  s.front(0).shape(
    [
      ...uv(0, 0),
      ...top.map(([x, z]): [number, number] => [x + (x === 0 ? 0 : 2), z]),
      ...uv((n - 1) * 26 + 2, 0),
    ],
    OUT,
  );
  s.front(0).hatch(corners(0, 1, (n - 1) * 26 + 2, 26), 0, 3, PATT);
  s.face(xyz(-6, -7, 0, (n - 1) * 26 + 8, -7, 0, (n - 1) * 26 + 8, 0, 3, -6, 0, 3), MED);
  s.level(0).speckle(-10, -20, (n - 1) * 26 + 20, 12, 50, 1.6);
  return s;
};
const filterSock: ProductSketch = (choose) => {
  const [r, l] = [choose([5, 6]), choose([64, 56])];
  const s = three();
  s.level(0).speckle(-8, -16, l + 16, 34, 70, 1.4);
  for (const x of [l * 0.8, l * 0.3]) s.box([x, r * 2, -2], [1.6, 1.6, 20], MED, FINE);
  s.turned('x', [0, r, r], uv(r * 0.8, -1, r, 1, r, l - 1, r * 0.8, l + 1), { smooth: true });
  for (const k of times(24)) s.band('x', [1 + (k * l) / 24, r, r], r, PATT);
  s.disc('x', [-1, r, r], r * 0.8, MED);
  s.side(-1).speckle(r * 0.4, r * 0.4, r * 1.2, r * 1.2, 16, 0.6);
  return s;
};
const inlet: ProductSketch = (choose) => {
  const [size, deep] = [choose([26, 30]), choose([20, 24])];
  const s = three();
  s.silhouette([
    ...xyz(2, 2, 0, size - 2, 2, 0, size - 2, size - 2, 0, 2, size - 2, 0),
    ...xyz(6, 6, -deep, size - 6, 6, -deep, 6, size - 6, -deep),
  ]);
  for (const k of times(6)) s.line(xyz(3 + k * 4, 2, -2, 6 + k * 3.2, 6, -deep), PATT);
  for (const x of [0.3, 0.7])
    s.bar(xyz(size * x - 2, 2, -2, size * x, -1, -8, size * x + 2, 2, -2), 0.4, MED);
  s.box([0, 0, 0], [size, size, 2]);
  const on = s.level(2);
  on.rect(2, 2, size - 4, size - 4, MED);
  for (const i of times(7))
    for (const j of times(2))
      on.shape(rounded(4 + i * ((size - 8) / 7), 4 + j * (size / 2 - 2), 1.6, size / 2 - 6, 0.7), FINE);
  return s;
};
const geocell: ProductSketch = (choose) => {
  const [n, h] = [choose([6, 5]), choose([5, 6])];
  const s = corner();
  s.box([-2, -2, -2], [n * 9 + 2, n * 7 + 6, 2], MED, FINE);
  for (const j of times(n).toReversed()) {
    const wave = (z: number, flip: number): Place[] =>
      times(n * 4 + 1).map((i): Place => [
        (i * 9) / 4,
        j * 7 + 3.4 + Math.cos((i * Math.PI) / 2) * 3.2 * flip,
        z,
      ]);
    const flip = j % 2 ? 1 : -1;
    s.face([...wave(0, flip), ...wave(h, flip).toReversed()], MED);
    s.line(wave(h, flip), OUT);
    if (j > n - 3)
      for (const i of times(n))
        for (const k of times(5))
          s.level(h - 1).circle(2 + i * 9 + (k % 3) * 2, j * 7 + 1 + (k % 2) * 3, 0.8, FINE);
  }
  return s;
};
/** A grid with its fill spilling at one corner. */
const pavingGrid =
  (fill: 'grass' | 'gravel'): ProductSketch =>
  (choose) => {
    const [n, r] = [choose([7, 6]), choose([2.6, 3])];
    const s = corner();
    s.box([-2, -2, -6], [n * 6 + 4, n * 6 + 4, 5], MED, FINE);
    s.front(-2).speckle(-1, -5.4, n * 6 + 2, 4, 40, 1);
    s.box([0, 0, -1], [n * 6, n * 6, 1.6], OUT, MED);
    const on = s.level(0.6);
    for (const i of times(n).toReversed())
      for (const j of times(n).toReversed()) {
        const [x, y] = [3 + i * 6, 3 + j * 6];
        if (fill === 'grass') on.circle(x, y, r, MED);
        else
          on.shape(
            times(6).map((k): [number, number] => [x + Math.cos(k * 1.047) * r, y + Math.sin(k * 1.047) * r]),
            MED,
          );
        if (i + j < 3) continue;
        if (fill === 'grass')
          for (const k of times(4))
            s.line(xyz(x - 1 + k * 0.7, y, 0.6, x - 1.6 + k * 1.1, y - 0.6, 4 + ((i + k) % 3)), FINE);
        else for (const k of times(4)) on.circle(x - 1 + (k % 2) * 1.7, y - 1 + (k > 1 ? 1.6 : 0), 0.7, FINE);
      }
    return s;
  };
/** A surface course on its base, cut at the front. */
const course =
  (draw: (on: Plane, w: number) => void, thick: number): ProductSketch =>
  (choose) => {
    const [w, d] = [choose([52, 46]), choose([34, 38])];
    const s = corner();
    s.box([-3, -6, -10], [w + 6, d + 9, 6], MED, FINE);
    for (const i of times(16)) s.front(-6).circle(i * 3.4, -7 + (i % 3) * 1.2, 1.2, FINE);
    s.box([0, -3, -4], [w, d + 3, 4], MED, FINE);
    for (const i of times(20)) s.front(-3).circle(1.4 + i * 2.6, -2 + (i % 2) * 0.8, 0.8, FINE);
    s.box([0, 0, 0], [w, d, thick]);
    s.front(0).speckle(0.6, 0.3, w - 1, thick - 0.5, 40, 0.5);
    draw(s.level(thick), w);
    return s;
  };
/** Units in a pattern with one lifted out. */
const units =
  (
    w: number,
    d: number,
    t: number,
    joint: number,
    face: (on: Plane, u: number, v: number) => void,
    pedestals = false,
  ): ProductSketch =>
  (choose) => {
    const [n, lift] = [choose([4, 5]), choose([t * 0.8, t * 1.3])];
    const s = corner();
    if (!pedestals) s.box([-2, -2, -5], [n * w + 6, n * d + 6, 5], MED, FINE);
    if (!pedestals) s.front(-2).speckle(-1, -4.4, n * w + 4, 3.8, 40, 0.8);
    for (const j of times(n).toReversed())
      for (const i of times(n).toReversed()) {
        const x = i * w + (pedestals ? 0 : (j % 2) * w * 0.5 - w * 0.25);
        if (i === 0 && j === 0) continue;
        if (pedestals)
          for (const [u, v] of uv(x, j * d))
            s.turned('z', [u, v, -6], uv(3, 0, 3, 0.8, 1.4, 1, 1.4, 5, 3, 5.4, 3, 6), {
              layer: MED,
              crease: FINE,
            });
        s.box([x, j * d, 0], [w - joint, d - joint, t], OUT, FINE);
        face(s.level(t), x, j * d);
      }
    s.box([-w * 0.6, -d * 0.4, lift], [w - joint, d - joint, t]);
    face(s.level(lift + t), -w * 0.6, -d * 0.4);
    return s;
  };
const fenceOf =
  (draw: (s: Scene, x: number, bay: number, h: number) => void, h0: number, square = true): ProductSketch =>
  (choose) => {
    const [bays, h] = [choose([2, 3]), choose([h0, h0 * 1.15])];
    const s = three();
    const bay = 60;
    const put = (x: number): void => {
      if (square) s.box([x - 1.6, -1.6, 0], [3.2, 3.2, h + 4], OUT, FINE);
      else s.cylinder('z', [x, 0, 0], 1.6, h + 3);
    };
    for (const i of times(bays).toReversed()) {
      put((i + 1) * bay);
      draw(s, i * bay + 1.6, bay - 3.2, h);
    }
    put(0);
    ground(s, -10, bays * bay + 20);
    return s;
  };
const slideGate: ProductSketch = (choose) => {
  const [w, h] = [choose([110, 96]), choose([56, 64])];
  const s = three();
  for (const x of [w + 40, w * 0.72]) s.cylinder('z', [x, 4, 0], 2.2, h + 8);
  s.front(0).hatch(corners(0, 6, w, h - 6), 45, 5, FINE);
  s.front(0).hatch(corners(0, 6, w, h - 6), -45, 5, FINE);
  s.bar(xyz(0, 0, 5, w + 46, 0, 5), 1.6);
  s.bar(xyz(w + 46, 0, 6, w, 0, h), 1.1);
  s.bar(xyz(0, 0, 5, 0, 0, h, w, 0, h, w, 0, 5), 1.3);
  s.bar(xyz(w * 0.5, 0, 5, w * 0.5, 0, h), 1.1);
  for (const x of [w + 38, w * 0.72]) s.box([x - 3, -3, 2], [8, 4, 6], OUT, FINE);
  s.cylinder('z', [-8, 0, 0], 2.2, h + 8);
  s.box([w + 20, -16, 0], [12, 12, 22], OUT, FINE);
  ground(s, -16, w + 70, -3);
  return s;
};
const bikeRack: ProductSketch = (choose) => {
  const [n, r] = [choose([3, 4]), choose([15, 14])];
  const s = three();
  s.level(0).rect(-10, -8, n * 22 + 6, 48, FINE);
  for (const i of times(n).toReversed()) {
    const x = i * 22;
    for (const y of [30, 0]) s.cylinder('z', [x, y, 0], 3, 0.8, MED);
    s.bar(
      [[x, 0, 0.8], ...arcPoints([r, 18], r, 180, 0).map(([y, z]): Place => [x, y, z]), [x, r * 2, 0.8]],
      1.4,
    );
  }
  return s;
};
const picnic: ProductSketch = (choose) => {
  const [w, boards] = [choose([72, 84]), choose([5, 4])];
  const s = three();
  const slab = (y: number, z: number, n: number): void => {
    for (const i of times(n).toReversed()) s.box([0, y + i * 5.6, z], [w, 5, 1.6], OUT, FINE);
  };
  slab(48, 17, 2);
  for (const x of [w - 14, 10]) {
    s.bar(xyz(x, 44, 0, x, 22, 28), 1.4);
    s.bar(xyz(x, 10, 0, x, 32, 28), 1.4);
    s.bar(xyz(x, -4, 16, x, 58, 16), 1.4);
  }
  slab(14, 29, boards);
  slab(-8, 17, 2);
  return s;
};
const treeGrate: ProductSketch = (choose) => {
  const [size, rings] = [choose([52, 46]), choose([4, 5])];
  const s = corner();
  s.box([-6, -6, -4], [size + 12, size + 12, 4], MED, FINE);
  const on = s.level(0);
  on.rect(0, 0, size, size, OUT);
  on.line(uv(size / 2, 0, size / 2, size), MED);
  for (const i of times(rings))
    for (const k of times(16)) {
      const r = size * (0.17 + (i * 0.3) / rings);
      on.line(arcPoints([size / 2, size / 2], r, k * 22.5 + 3, k * 22.5 + 19), MED);
    }
  on.circle(size / 2, size / 2, size * 0.13, OUT);
  s.turned('z', [size / 2, size / 2, 0], uv(2.6, 0, 2, 8, 1.7, 34), { smooth: true });
  for (const k of times(9))
    s.line(
      arcPoints(
        [size / 2 + Math.cos(k * 0.7) * 7, 40 + Math.sin(k * 1.7) * 5],
        4.6,
        k * 40,
        k * 40 + 190,
      ).map(([x, z]): Place => [x, size / 2, z]),
      MED,
    );
  return s;
};
const catchBasin: ProductSketch = (choose) => {
  const [h, r] = [choose([44, 38]), choose([9, 10])];
  const s = three();
  s.box([0, 0, 0], [34, 34, h]);
  s.front(0).circle(17, 14, r * 1.2, MED);
  s.front(0).through(arcPoints([17, 14], r * 1.2), () => s.disc('y', [17, 3, 14], r * 1.2, FINE));
  s.cylinder('x', [-16, 17, 16], r, 16);
  s.disc('x', [-16, 17, 16], r * 0.78, MED);
  s.front(0).speckle(1, h * 0.64, 32, h * 0.3, 26, 0.9);
  s.box([4, 4, h], [26, 26, 4], OUT, FINE);
  const on = s.level(h + 4);
  on.rect(6, 6, 22, 22, MED);
  for (const i of times(8)) on.shape(rounded(7.4 + i * 2.5, 8, 1.3, 18, 0.6), FINE);
  return s;
};
const chamber: ProductSketch = (choose) => {
  const [n, r] = [choose([2, 3]), choose([22, 24])];
  const s = three();
  s.level(0).speckle(-10, -10, 110, n * 54 + 10, 90, 1.6);
  for (const j of times(n).toReversed()) {
    const y = 24 + j * 54;
    const arch = arcPoints([y, 0], r, 0, 180, r * 1.05);
    s.prism('x', arch, 0, 84, OUT, PATT);
    for (const k of times(9))
      s.line(
        arch.map(([v, z]): Place => [4 + k * 9.6, v, z]),
        k % 2 ? FINE : MED,
      );
    s.side(0).shape(arcPoints([y, 0], r * 0.86, 0, 180, r * 0.9), MED);
    s.side(0).circle(y, r * 0.4, r * 0.3, MED);
  }
  return s;
};
const separator: ProductSketch = (choose) => {
  const [r, h] = [choose([18, 20]), choose([62, 54])];
  const s = three();
  s.cylinder('x', [r - 2, 0, h * 0.62], 6, 18);
  s.cylinder('z', [0, 0, 0], r, h);
  s.through(
    [...ring('z', [0, 0, h * 0.1], r * 0.7), ...ring('z', [0, 0, h * 0.5], r * 0.7)].slice(0, 1),
    () => undefined,
  );
  const cut = uv(-r * 0.66, h * 0.1, r * 0.3, h * 0.1, r * 0.3, h * 0.5, -r * 0.66, h * 0.5);
  s.front(-r).shape(cut, MED);
  s.front(-r).through(cut, () => {
    for (const k of times(5))
      s.front(-r).line(arcPoints([-r * 0.2, h * 0.42 - k * 4.4], r * 0.5, 150, 390, 3), k % 2 ? FINE : MED);
    s.front(-r).speckle(-r * 0.64, h * 0.11, r * 0.9, h * 0.07, 26, 0.7);
  });
  s.cylinder('x', [-r - 14, 0, h * 0.68], 6, 16);
  s.disc('x', [-r - 14, 0, h * 0.68], 4.6, MED);
  s.turned('z', [0, 0, h], uv(r * 1.04, 0, r * 1.04, 3), {});
  s.turned('z', [0, 0, h + 3], uv(8, 0, 8, 5), {});
  s.disc('z', [0, 0, h + 8], 6.4, FINE);
  return s;
};
const bioretention: ProductSketch = (choose) => {
  const [w, tufts] = [choose([60, 54]), choose([9, 12])];
  const s = corner();
  s.box([0, 0, -24], [w, 34, 24]);
  for (const [z, n] of uv(-8, 30, -16, 60, -24, 0)) {
    s.front(0).line(uv(0, z, w, z), MED);
    s.front(0).speckle(1, z + 1, w - 2, 6, n, 0.7);
  }
  for (const i of times(14)) s.front(0).circle(3 + i * 4, -20.6 + (i % 2) * 1.6, 1.4, FINE);
  s.cylinder('y', [w * 0.8, -6, -20], 2.4, 6, MED);
  s.level(0).rect(2, 2, w - 4, 30, MED);
  for (const i of times(tufts).toReversed()) {
    const [x, y] = [6 + ((i * 0.7549) % 1) * (w - 12), 5 + ((i * 0.5698) % 1) * 24];
    for (const k of times(6)) s.line(xyz(x, y, 0, x - 4 + k * 1.6, y, 9 + (k % 3) * 3), k % 2 ? FINE : MED);
  }
  return s;
};
const crates: ProductSketch = (choose) => {
  const [n, m] = [choose([3, 2]), choose([2, 3])];
  const s = corner();
  for (const z of times(m))
    for (const y of [1, 0])
      for (const x of times(n).toReversed()) {
        if (z === m - 1 && x > n - 2) continue;
        s.box([x * 18, y * 18, z * 14], [17.6, 17.6, 13.6], OUT, MED);
        for (const k of times(3)) s.front(y * 18).rect(x * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
        for (const k of times(3)) s.side(x * 18).rect(y * 18 + 1.6 + k * 5.2, z * 14 + 1.6, 4, 10.4, FINE);
        cells(s.level(z * 14 + 13.6), x * 18, y * 18, 17.6, 17.6, 4, 4, FINE);
      }
  return s;
};
const roofModule: ProductSketch = (choose) => {
  const [n, k0] = [choose([2, 3]), choose([6, 7])];
  const s = corner();
  s.box([-6, -6, -3], [n * 26 + 10, 40, 3], MED, FINE);
  for (const i of times(n).toReversed()) {
    s.box([i * 26, 0, 0], [25, 28, 5], OUT, FINE);
    for (const k of times(9)) s.front(0).rect(i * 26 + 1.4 + k * 2.6, 0.8, 1.4, 1.6, FINE);
    for (const a of times(k0))
      for (const b of times(k0)) {
        const [x, y] = [i * 26 + 2 + (a * 22) / k0, 26 - (b * 24) / k0];
        for (const q of [-1, 0, 1]) s.line(xyz(x, y, 5, x + q * 1.2, y, 7.4 + ((a + b) % 3)), FINE);
      }
  }
  return s;
};
/** A rail's profile: base, web, head; a girder has its groove. */
const railProfile = (girder: boolean): [number, number][] =>
  girder
    ? uv(
        -3,
        0,
        3,
        0,
        3,
        0.5,
        0.5,
        1.2,
        0.5,
        4.4,
        2.4,
        5,
        2.4,
        6.2,
        1.8,
        6.4,
        1.7,
        5.4,
        0.9,
        5.4,
        0.8,
        7,
        -1.5,
        7,
        -1.5,
        5.4,
        -0.5,
        4.6,
        -0.5,
        1.2,
        -3,
        0.5,
      )
    : uv(
        -3,
        0,
        3,
        0,
        3,
        0.5,
        0.5,
        1.2,
        0.4,
        4.8,
        1.4,
        5.4,
        1.4,
        6.8,
        0.9,
        7.1,
        -0.9,
        7.1,
        -1.4,
        6.8,
        -1.4,
        5.4,
        -0.4,
        4.8,
        -0.5,
        1.2,
        -3,
        0.5,
      );
const rail =
  (girder: boolean, extra: (s: Scene) => void): ProductSketch =>
  (choose) => {
    const [l, n] = [choose([30, 34]), choose([1, 2])];
    const s = corner();
    extra(s);
    for (const i of times(n).toReversed()) {
      s.prism('y', moved(railProfile(girder), i * 8), 0, l, OUT, FINE);
      s.front(0).hatch(moved(railProfile(girder), i * 8), 45, 0.5);
    }
    return s;
  };
const fastener: ProductSketch = (choose) => {
  const [r, pad] = [choose([0.5, 0.6]), choose([0.6, 0.9])];
  const s = corner();
  s.box([-14, 4, -6], [28, 12, 6], OUT, FINE);
  s.front(4).speckle(-13, -5.4, 26, 4.6, 34, 0.6);
  s.box([-5, 5, 0], [10, 10, pad], MED, FINE);
  s.prism('y', moved(railProfile(false), 0, pad), -4, 30, OUT, FINE);
  s.front(-4).hatch(moved(railProfile(false), 0, pad), 45, 0.5);
  for (const k of [1, -1]) {
    s.box([k * 6 - 1.2, 8, 0], [2.4, 4, 2.4], MED, FINE);
    s.bar(
      xyz(
        k * 6,
        12,
        1.4,
        k * 7.4,
        14,
        2,
        k * 5,
        15,
        2.4,
        k * 3,
        13,
        1.6,
        k * 2.4,
        9,
        1.3,
        k * 4.4,
        7,
        2.4,
        k * 6,
        6,
        1.8,
      ),
      r,
    );
  }
  return s;
};
const boot: ProductSketch = (choose) => {
  const [l, t] = [choose([30, 34]), choose([0.9, 1.2])];
  const s = corner();
  s.box([-16, 2, -4], [32, l, 11], MED, FINE);
  s.front(2).speckle(-15, -3.4, 30, 9, 50, 0.7);
  const outer = uv(
    -3 - t,
    -t,
    3 + t,
    -t,
    3 + t,
    1.2,
    1.4 + t,
    2,
    1.2 + t,
    4.4,
    2.4 + t,
    5,
    2.4 + t,
    7,
    -2.4 - t,
    7,
    -2.4 - t,
    5,
    -1.2 - t,
    4.4,
    -1.4 - t,
    2,
    -3 - t,
    1.2,
  );
  s.prism('y', outer, -4, l, OUT, FINE);
  s.front(-4).hatch(outer, -45, 0.6);
  s.prism('y', railProfile(false), -9, l + 4, OUT, FINE);
  return s;
};
const turnout: ProductSketch = (choose) => {
  const [ties, div] = [choose([11, 13]), choose([22, 26])];
  const s = corner();
  const l = 110;
  for (const i of times(ties).toReversed())
    s.box([-5, (i * l) / ties, -2], [34 + (i / ties) ** 2 * div, 4, 2], MED, FINE);
  const line = (x0: number, bend: number, from: number): void =>
    s.bar(
      times(9).map((i): Place => [
        x0 + (from + ((1 - from) * i) / 8) ** 2 * bend,
        (from + ((1 - from) * i) / 8) * l,
        0.6,
      ]),
      0.75,
    );
  line(22, div, 0.16);
  line(0, div, 0.2);
  line(22, 0, 0);
  line(0, 0, 0);
  s.box([-16, 14, -2], [8, 8, 5], OUT, FINE);
  s.bar(xyz(-8, 18, 0.4, 22, 18, 0.4), 0.5, MED);
  return s;
};
const guiderail: ProductSketch = (choose) => {
  const [n, block] = [choose([4, 5]), choose([5, 6])];
  const s = three();
  const l = n * 26;
  for (const i of times(n).toReversed()) {
    s.box([8 + i * 26, block + 2, -6], [3, 5, 34], OUT, FINE);
    s.box([7.6 + i * 26, 2, 14], [4, block, 13], MED, FINE);
  }
  s.prism(
    'x',
    uv(
      2,
      14,
      2.4,
      14,
      2.4,
      15.4,
      0.4,
      17,
      0.4,
      19,
      2.4,
      20.2,
      2.4,
      21.4,
      0.4,
      22.6,
      0.4,
      24.6,
      2.4,
      26.2,
      2.4,
      27.6,
      2,
      27.6,
      2,
      26.4,
      0,
      24.8,
      0,
      22.4,
      2,
      21.2,
      2,
      20.4,
      0,
      19.2,
      0,
      16.8,
      2,
      15.2,
    ),
    0,
    l,
    OUT,
    FINE,
  );
  for (const i of times(n)) s.front(0).circle(9.4 + i * 26, 20.8, 0.8, MED);
  ground(s, -8, l + 16, 0);
  return s;
};
const jersey: ProductSketch = (choose) => {
  const [n, l] = [choose([2, 1]), choose([70, 84])];
  const s = three();
  for (const i of times(n).toReversed()) {
    const x = i * (l + 2);
    s.prism('x', uv(-12, 0, 12, 0, 12, 3, 5.4, 12, 3.4, 32, -3.4, 32, -5.4, 12, -12, 3), x, l);
    s.front(-12).line(uv(x, 0.6, x + l, 0.6), FINE);
    for (const u of [0.25, 0.7]) s.front(-12).rect(x + l * u, 0, 8, 2, MED);
    s.side(x).line(uv(0, 4, 0, 28), MED);
  }
  ground(s, -10, n * l + 24, -12);
  return s;
};
const wedge: ProductSketch = (choose) => {
  const [w, rise] = [choose([84, 96]), choose([26, 32])];
  const s = three();
  s.box([-10, -6, -4], [w + 20, 54, 4], OUT, FINE);
  s.prism('x', uv(0, 0, 40, 0, 4, rise, 0, rise), 0, w);
  for (const i of times(7))
    s.front(0).shape(
      uv((i * w) / 7, 0, ((i + 0.5) * w) / 7, 0, ((i + 1) * w) / 7, rise, ((i + 0.5) * w) / 7, rise),
      FINE,
    );
  for (const x of [-10, w + 4]) s.box([x, -2, 0], [6, 12, 14], OUT, FINE);
  s.box([w + 22, 0, -4], [10, 10, 30], OUT, FINE);
  s.front(0).circle(w + 27, 20, 2.4, MED);
  return s;
};
const cableBarrier: ProductSketch = (choose) => {
  const [n, cables] = [choose([6, 5]), choose([3, 4])];
  const s = three();
  for (const k of times(cables)) s.bar(xyz(-2, -1.6, 12 + k * 5, n * 22 + 2, -1.6, 12 + k * 5), 0.4, MED);
  for (const i of times(n).toReversed()) {
    s.prism(
      'z',
      uv(i * 22, 0, 3 + i * 22, 0, 3 + i * 22, 0.6, 0.6 + i * 22, 0.6, 0.6 + i * 22, 3, i * 22, 3),
      0,
      32,
      OUT,
      FINE,
    );
    s.cylinder('z', [i * 22 + 1.5, 1.4, -4], 4, 4, MED);
    for (const k of times(cables)) s.box([i * 22 + 0.4, -2, 11.4 + k * 5], [2, 2, 1.2], MED, FINE);
  }
  ground(s, -12, n * 22 + 10, -2);
  return s;
};
const water = (s: Scene, x: number, y: number, w: number, d: number): void => {
  for (const i of times(16))
    s.level(0).line(
      uv(
        x + ((i * 0.7549) % 1) * w,
        y + ((i * 0.5698) % 1) * d,
        x + ((i * 0.7549) % 1) * w + 7,
        y + ((i * 0.5698) % 1) * d,
      ),
      FINE,
    );
};
/** A deck afloat: its face and what holds it up. */
const dock =
  (kind: 'concrete' | 'aluminum' | 'attenuator'): ProductSketch =>
  (choose) => {
    const [l, w] = [choose([96, 84]), choose([30, 34])];
    const s = corner();
    water(s, -30, -34, l + 40, w + 60);
    for (const x of [l * 0.85, l * 0.12]) s.turned('z', [x, w + 5, -4], uv(3, 0, 3, 44, 0.3, 50), {});
    if (kind === 'aluminum')
      for (const x of [l * 0.66, l * 0.36, l * 0.04]) s.box([x, 1, -2], [l * 0.2, w - 2, 7], OUT, FINE);
    const z = kind === 'aluminum' ? 5 : 0;
    const h = kind === 'aluminum' ? 3 : kind === 'concrete' ? 9 : 12;
    s.box([0, 0, z], [l, w, h]);
    if (kind === 'aluminum')
      for (const i of times(22)) s.level(z + h).line(uv((i * l) / 22, 0, (i * l) / 22, w), FINE);
    else s.level(z + h).speckle(2, 2, l - 4, w - 4, 60, 1);
    if (kind !== 'aluminum')
      for (const k of [1, 2]) s.front(0).line(uv(0, h * 0.24 * k + h * 0.2, l, h * 0.24 * k + h * 0.2), MED);
    if (kind === 'concrete') s.level(h).line(uv(l / 2, 0, l / 2, w), MED);
    if (kind === 'attenuator')
      for (const i of times(12)) s.front(0).rect((i * l) / 12 + 1, -5, l / 12 - 2.4, 5, MED);
    for (const x of [l * 0.2, l * 0.55]) s.bar(xyz(x, 2.4, z + h + 1.6, x + 7, 2.4, z + h + 1.6), 0.9);
    return s;
  };
const cubes: ProductSketch = (choose) => {
  const [n, m] = [choose([6, 5]), choose([3, 2])];
  const s = corner();
  water(s, -20, -26, n * 14 + 40, m * 14 + 46);
  for (const j of times(m).toReversed())
    for (const i of times(n).toReversed()) {
      s.prism('z', rounded(i * 14, j * 14, 13.4, 13.4, 2.4), -2, 11, OUT, PATT);
      cells(s.level(9), i * 14 + 3, j * 14 + 3, 7.4, 7.4, 3, 3, PATT);
    }
  for (const i of times(n - 1))
    for (const j of times(m - 1)) s.level(9).circle((i + 1) * 14 - 0.3, (j + 1) * 14 - 0.3, 2, OUT);
  return s;
};
const gangway: ProductSketch = (choose) => {
  const [bays, slope] = [choose([6, 7]), choose([0.3, 0.22])];
  const s = three();
  const l = bays * 16;
  const at = (x: number, y: number, z: number): Place => [x, y, z + x * slope];
  water(s, -30, -30, l, 70);
  s.box([-30, -10, -4], [34, 44, 6], OUT, FINE);
  const side = (y: number): void => {
    for (const i of times(bays))
      s.bar([at(i * 16, y, 4), at(i * 16 + 8, y, 20), at(i * 16 + 16, y, 4)], 0.6, MED);
    s.bar([at(0, y, 20), at(l, y, 20)], 0.9);
    s.bar([at(0, y, 4), at(l, y, 4)], 0.9);
    for (const i of times(bays + 1)) s.bar([at(i * 16, y, 4), at(i * 16, y, 20)], 0.6, MED);
  };
  side(22);
  s.face([at(0, 0, 4), at(l, 0, 4), at(l, 22, 4), at(0, 22, 4)], MED);
  for (const i of times(bays * 3)) s.line([at(i * 5.33, 0, 4), at(i * 5.33, 22, 4)], FINE);
  side(0);
  s.box([l, -8, l * slope - 8], [26, 40, 14], OUT, FINE);
  return s;
};
const quay = (s: Scene): void => {
  s.box([0, 14, -26], [90, 26, 66], OUT, FINE);
  s.front(14).speckle(2, -24, 86, 60, 60, 1.4);
};
const archFender: ProductSketch = (choose) => {
  const [n, h] = [choose([2, 3]), choose([52, 46])];
  const s = three();
  quay(s);
  for (const i of times(n).toReversed()) {
    const x = 10 + i * (70 / n);
    s.prism(
      'z',
      uv(
        x,
        14,
        x,
        12,
        x + 4,
        11,
        x + 6,
        0,
        x + 14,
        0,
        x + 16,
        11,
        x + 20,
        12,
        x + 20,
        14,
        x + 14,
        14,
        x + 12,
        6,
        x + 8,
        6,
        x + 6,
        14,
      ),
      -22,
      h,
      OUT,
      MED,
    );
    for (const z of [-16, 0, 20]) for (const u of [1.4, 18.6]) s.front(12).circle(x + u, z, 0.9, MED);
  }
  return s;
};
const dFender: ProductSketch = (choose) => {
  const [r, l] = [choose([8, 9]), choose([84, 96])];
  const s = three();
  s.box([-4, r * 2, -16], [l + 8, 20, 44], OUT, FINE);
  const d: [number, number][] = [...uv(r * 2, 0, r * 2, r * 2), ...arcPoints([r, r], r, 90, 270)];
  s.prism('x', d, 0, l, OUT, PATT);
  s.side(0).circle(r * 1.1, r, r * 0.4, MED);
  for (const i of times(5)) s.front(0).circle(8 + (i * l) / 5, r, 1.2, MED);
  s.line(xyz(0, 1, r * 1.5, l, 1, r * 1.5), FINE);
  return s;
};
const foamFender: ProductSketch = (choose) => {
  const [r, net] = [choose([13, 14]), choose([1, 0])];
  const s = three();
  water(s, -20, -30, 110, 40);
  s.turned('x', [0, 0, 4], uv(2, -9, r * 0.7, -5, r, 2, r, 52, r * 0.7, 59, 2, 63), { smooth: true });
  if (net) for (const k of times(7)) s.band('x', [3 + k * 8, 0, 4], r, FINE);
  if (net)
    for (const a of [-2.9, -2.3, -1.7, 2.6])
      s.line(xyz(2, Math.cos(a) * r, 4 + Math.sin(a) * r, 52, Math.cos(a) * r, 4 + Math.sin(a) * r), FINE);
  s.bar(xyz(-9, 0, 4, -16, 2, 14, -20, 4, 30), 0.9, MED);
  s.bar(xyz(63, 0, 4, 70, 2, 14, 74, 4, 30), 0.9, MED);
  return s;
};
const fenderPanel: ProductSketch = (choose) => {
  const [n, chains] = [choose([3, 4]), choose([1, 0])];
  const s = three();
  quay(s);
  for (const z of [12, -14]) s.turned('y', [45, 4, z + 4], uv(9, 0, 11, 10), {});
  s.box([14, 0, -22], [62, 4, 56]);
  cells(s.front(0), 14, -22, 62, 56, n, 3, MED);
  for (const i of times(n))
    for (const j of times(3))
      holes(s.front(0), 14 + (i * 62) / n, -22 + (j * 56) / 3, 62 / n, 56 / 3, 2, 2, 0.8, FINE);
  if (chains) for (const x of [18, 72]) s.bar(xyz(x, 2, 34, x - 2, 14, 40), 0.7, MED);
  else s.bar(xyz(45, 2, 34, 45, 14, 40), 0.7, MED);
  return s;
};
/** Railing of pipe on its posts, or along a wall or stair. */
const handrail: ProductSketch = (choose) => {
  const [l, n] = [choose([72, 60]), choose([3, 4])];
  const s = three();
  wall(s, -8, -24, l + 16, 44, 4);
  for (const i of times(n).toReversed()) {
    const x = 5 + (i * (l - 10)) / (n - 1);
    s.cylinder('y', [x, 3.4, -3], 1.6, 0.6);
    s.bar(xyz(x, 3.4, -3, x, 0.6, -3, x, 0, -1.4), 0.5, MED);
  }
  s.bar(xyz(-2, 4, 0, -2, 0.6, 0, -1, 0, 0, l, 0, 0, l + 1, 0.6, 0, l + 1, 4, 0), 0.95);
  return s;
};
const stairRail: ProductSketch = (choose) => {
  const [n, mid] = [choose([5, 6]), choose([1, 0])];
  const s = three();
  for (const i of times(n).toReversed()) s.box([i * 11, 4, 0], [11 * (n - i), 34, (i + 1) * 7], OUT, FINE);
  const l = n * 11;
  const at = (x: number, z: number): Place => [x, 6, z + (x / 11) * 7];
  for (const x of [l - 6, 5]) s.bar([at(x, 4), at(x, 36)], 0.9);
  if (mid) for (const z of [14, 24]) s.bar([at(5, z), at(l - 6, z)], 0.6, MED);
  s.bar([[-12, 6, 33], [-2, 6, 35], at(l - 4, 36), [l + 8, 6, 36 + n * 7], [l + 8, 6, 30 + n * 7]], 1);
  return s;
};
const screenPanel: ProductSketch = (choose) => {
  const [n, w] = [choose([4, 5]), choose([52, 44])];
  const s = three();
  for (const x of [w, -3]) s.box([x, 0, 0], [3, 3, 76], OUT, FINE);
  s.box([0, 0.6, 4], [w, 1.6, 68], OUT, FINE);
  const f = s.front(0.6);
  const c = w / n;
  for (const i of times(n))
    for (const j of times(Math.round(68 / c))) {
      const [u, v] = [c * (i + 0.5), 4 + c * (j + 0.5)];
      if (v > 68) continue;
      f.shape(
        times(8).map((k): [number, number] => [
          u + Math.cos(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
          v + Math.sin(k * 0.785) * c * (k % 2 ? 0.24 : 0.44),
        ]),
        MED,
      );
      f.circle(u, v, c * 0.1, FINE);
    }
  ground(s, -12, w + 24);
  return s;
};

export const siteSketches: Sketches = {
  'silt-fence': siltFence,
  'filter-sock': filterSock,
  'inlet-protection': inlet,
  geocell,
  'grass-grid': pavingGrid('grass'),
  'gravel-grid': pavingGrid('gravel'),
  'rubber-paving': course((on, w) => {
    on.speckle(1, 1, w - 2, 32, 150, 1.2);
  }, 2),
  'resin-paving': course((on, w) => {
    for (const i of times(130))
      on.circle(1 + ((i * 0.7549) % 1) * (w - 2), 1 + ((i * 0.5698) % 1) * 32, 0.5, FINE);
  }, 1.4),
  paver: only(paverSketch, 'running'),
  'permeable-paver': units(10, 10, 3.2, 1.3, (on, u, v) => {
    on.line(uv(u, v + 5, u + 1.4, v + 5), MED);
    on.line(uv(u + 7.2, v + 5, u + 8.6, v + 5), MED);
    on.line(uv(u + 4.4, v, u + 4.4, v + 1.4), MED);
  }),
  'clay-paver': only(paverSketch, 'herringbone'),
  'roof-paver': units(20, 20, 1, 0.6, (on, u, v) => on.speckle(u + 1, v + 1, 17, 17, 16, 0.8), true),
  'granite-sett': units(7, 7, 6, 0.9, (on, u, v) => {
    on.line(uv(u + 1, v + 2, u + 2.6, v + 2.8, u + 3.4, v + 1.8), FINE);
    on.line(uv(u + 3, v + 4.6, u + 5, v + 4), FINE);
  }),
  'ornamental-fence': fenceOf((s, x, w, h) => {
    for (const i of times(12).toReversed()) {
      const u = x + ((i + 0.5) * w) / 12;
      s.box([u - 0.5, -0.5, 3], [1, 1, h - 2], MED, FINE);
      s.face(
        [
          [u - 0.9, 0, h + 1],
          [u, 0, h + 4],
          [u + 0.9, 0, h + 1],
        ],
        MED,
      );
    }
    for (const z of [8, h - 10, h - 3]) s.box([x, -1, z], [w, 2, 1.8], OUT, FINE);
  }, 52),
  'mesh-fence': fenceOf((s, x, w, h) => {
    for (const i of times(15)) s.front(0).line(uv(x + (i * w) / 14, 2, x + (i * w) / 14, h), FINE);
    for (const j of times(8))
      s.front(0).line(uv(x, 2 + (j * (h - 2)) / 7, x + w, 2 + (j * (h - 2)) / 7), FINE);
    for (const z of [h * 0.2, h * 0.6, h * 0.95]) {
      s.line(xyz(x, 0, z, x + w, 0, z), MED);
      s.line(xyz(x, -1.4, z + 1.4, x + w, -1.4, z + 1.4), MED);
    }
  }, 56),
  fence: only(fence, 'chain link'),
  'privacy-fence': fenceOf(
    (s, x, w, h) => {
      for (const i of times(9)) s.box([x + (i * w) / 9, 0, 2], [w / 9 - 0.5, 0.6, h - 3], MED, FINE);
      s.front(-0.2).hatch(corners(x, 2, w, h - 3), 45, 5, PATT);
      for (const z of [2, h]) s.cylinder('x', [x, -0.4, z], 0.9, w, MED);
    },
    56,
    false,
  ),
  'slide-gate': slideGate,
  'bike-rack': bikeRack,
  'picnic-table': picnic,
  'tree-grate': treeGrate,
  bollard: bollard(false),
  'crash-bollard': bollard(true),
  'concrete-pipe': only(pipeSketch, 'bell'),
  'corrugated-pipe': only(pipeSketch, 'corrugated'),
  pipe: only(pipeSketch, 'plain'),
  'catch-basin': catchBasin,
  grate: only(grateSketch, 'trench'),
  'detention-chamber': chamber,
  'hydrodynamic-separator': separator,
  'bioretention-filter': bioretention,
  'infiltration-tank': crates,
  'roof-drain-module': roofModule,
  'rail-track': railTrack,
  'tee-rail': rail(false, () => undefined),
  'girder-rail': rail(true, () => undefined),
  'rail-fastener': fastener,
  'rail-boot': boot,
  turnout,
  guiderail,
  'concrete-barrier': jersey,
  'wedge-barrier': wedge,
  'cable-barrier': cableBarrier,
  'floating-pier': dock('concrete'),
  'floating-dock': dock('aluminum'),
  'wave-attenuator': dock('attenuator'),
  'cube-dock': cubes,
  gangway,
  'arch-fender': archFender,
  fender: only(fenderSketch, 'cone'),
  'foam-fender': foamFender,
  'fender-panel': fenderPanel,
  'd-fender': dFender,
  'noise-barrier': fenceOf((s, x, w, h) => {
    for (const j of times(5)) {
      s.box([x, -1, 1 + (j * h) / 5], [w, 2.4, h / 5 - 0.6], OUT, FINE);
      holes(s.front(-1), x + 2, 2 + (j * h) / 5, w - 4, h / 5 - 3, 15, 3, 0.7, PATT);
    }
  }, 80),
  'picket-railing': only(railing, 'pickets'),
  'pipe-railing': fenceOf(
    (s, x, w, h) => {
      for (const z of [h * 0.36, h * 0.68, h]) s.bar(xyz(x - 1, 0, z, x + w + 1, 0, z), 1.3);
    },
    36,
    false,
  ),
  'glass-railing': only(railing, 'glass'),
  'stair-handrail': stairRail,
  'wall-handrail': handrail,
  'metal-screen': screenPanel,
};
