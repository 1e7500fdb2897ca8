import { diffuser } from '#src/reference-api/drawings/products/kinds/air.ts';
import {
  FINE,
  MED,
  OUT,
  PATT,
  bolts,
  holes,
  label,
  three,
  under,
  uv,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { rounded } from '#src/reference-api/drawings/products/plane.ts';
import { ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

const heater =
  (kind: 'condensing' | 'storage' | 'indirect'): ProductSketch =>
  (choose) => {
    const [r, h] = [choose([14, 13]), choose([58, 66])];
    const s = three();
    for (const a of [0.8, 2.6, 4.6])
      s.box([Math.cos(a) * r * 0.7 - 1, Math.sin(a) * r * 0.7 - 1, -4], [2, 2, 4], MED, FINE);
    if (kind === 'condensing') {
      s.bar(xyz(5, 6, h, 5, 6, h + 16), 1.6);
      s.bar(xyz(-1, 8, h, -1, 8, h + 12), 1.6);
    }
    if (kind === 'storage') {
      s.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      s.cylinder('z', [8, 0, h], 1, 9, MED);
      s.cylinder('z', [-8, 0, h], 1, 9, MED);
    }
    s.turned('z', [0, 0, 0], uv(r * 0.96, 0, r, 1.4, r, h - 2, r * 0.94, h), { crease: FINE });
    if (kind === 'storage') {
      s.turned('z', [0, 0, h], uv(r * 0.5, 0, 3, 3, 3, 16));
      for (const x of [8, -8]) s.cylinder('z', [x, 0, h], 1, 9, MED);
    } else if (kind === 'condensing') {
      s.prism('z', rounded(-r * 0.66, -r * 0.66, r * 1.3, r * 1.2, 3), h, 8, OUT, PATT);
      for (const [x, y, t] of [
        [6, 4, 18],
        [-1, 6, 14],
      ] as const)
        s.cylinder('z', [x, y, h + 8], 1.7, t);
      s.front(-r * 0.66).rect(-5, h + 2, 8, 4, MED);
    } else {
      for (const z of [h * 0.24, h * 0.62])
        s.bar(xyz(-r * 0.7, -r * 0.72, z, -r * 1.4, -r * 1.3, z), 1.3, OUT);
      s.cylinder('z', [0, 0, h], 1.4, 6, MED);
      s.turned('y', [-2, -r - 2.4, h * 0.3], uv(6, 0, 6, 2.6), {});
      bolts(s, 'y', [-2, -r - 2.4, h * 0.3], 4.8, 8, 0.5);
    }
    s.bar(
      xyz(r * 0.5, -r * 0.84, h * 0.82, r * 0.9, -r * 1.2, h * 0.82, r * 0.9, -r * 1.2, h * 0.2),
      0.6,
      MED,
    );
    if (kind !== 'indirect') {
      s.front(-r).rect(-r * 0.62, 5, r * 0.8, 9, MED);
      vents(s.front(-r), -r * 0.5, 6, r * 0.56, 5, 3);
      s.front(-r).circle(-r * 0.3, 18, 2, MED);
    } else label(s.front(-r), -r * 0.7, h * 0.68, r * 0.9, 9, 3, MED);
    return s;
  };
const tankless: ProductSketch = (choose) => {
  const [h, pipes] = [choose([26, 24]), choose([4, 3])];
  const s = three();
  wall(s, -6, -16, 30, h + 32, 10);
  s.bar(xyz(9, 6, h, 9, 6, h + 12), 2);
  for (const i of times(pipes)) {
    s.cylinder('z', [3 + (i * 13) / (pipes - 1), 4, -10], 0.8, 10, MED);
    s.turned('z', [3 + (i * 13) / (pipes - 1), 4, -5], uv(1.3, 0, 1.3, 1.8), { layer: MED });
  }
  s.prism('y', rounded(0, 0, 18, h, 1.2), 0, 9, OUT, PATT);
  s.cylinder('z', [9, 5, h], 2.4, 10);
  s.front(0).rect(6, h * 0.2, 6, 4, MED);
  s.front(0).line(uv(1, h * 0.42, 17, h * 0.42), FINE);
  for (const k of times(3)) s.front(0).circle(6.8 + k * 2.2, h * 0.14, 0.5, FINE);
  s.front(0).shape(
    uv(9, h * 0.56, 7.4, h * 0.64, 9, h * 0.76, 9.7, h * 0.68, 10.7, h * 0.63, 10, h * 0.56),
    MED,
  );
  return s;
};
const vav: ProductSketch = (choose) => {
  const [r, l] = [choose([5, 6]), choose([22, 26])];
  const s = three();
  s.box([l, 2, 2], [10, 12, 10], OUT, MED);
  s.box([0, 0, 0], [l, 16, 14]);
  label(s.front(0), l - 10, 4, 8, 6, 3, FINE);
  s.box([1, -4, 3], [8, 4, 8], OUT, FINE);
  s.front(-4).circle(3, 9, 0.6, FINE);
  s.front(-4).rect(4.4, 4.4, 3.6, 2, FINE);
  s.cylinder('x', [-10, 8, 7], r, 10);
  for (const x of [-9, -6]) s.band('x', [x, 8, 7], r, FINE);
  const bore = ring('x', [-10, 8, 7], r * 0.94);
  s.face(bore, MED);
  s.through(bore, () => {
    s.line(xyz(-9, 8 - r * 0.4, 7 - r, -9, 8 + r * 0.4, 7 + r), MED);
    s.line(xyz(-9, 8 - r * 0.7, 7 - r, -9, 8 + r * 0.1, 7 + r), FINE);
  });
  return s;
};
const exhaustValve: ProductSketch = (choose) => {
  const [r, arm] = [choose([6, 7]), choose([1, 0])];
  const s = three();
  s.turned('x', [-16, 0, 0], uv(r, 0, r, 6, r * 0.68, 16, r, 26, r, 32), { smooth: true });
  for (const x of [-16, -10, 10, 15]) s.band('x', [x, 0, 0], r, FINE);
  s.band('x', [0, 0, 0], r * 0.68, FINE);
  s.disc('x', [-16, 0, 0], r * 0.94, MED);
  s.through(ring('x', [-16, 0, 0], r * 0.94), () =>
    s.turned('x', [-12, 0, 0], uv(0.4, 0, r * 0.5, 5, r * 0.3, 12), { layer: MED }),
  );
  s.box([-3, -r - 3, -2], [8, 4, 5], OUT, FINE);
  if (arm) s.bar(xyz(-3, -r - 1, 0, -9, -r * 0.9, 1), 0.5, MED);
  else s.bar(xyz(1, -r - 1, 3, 1, -r * 0.4, r * 0.7), 0.5, MED);
  return s;
};
const chilledBeam: ProductSketch = (choose) => {
  const [l, slots] = [choose([72, 60]), choose([2, 1])];
  const s = under();
  s.cylinder('y', [l * 0.8, 24, 7], 3.4, 8);
  for (const z of [4, 8]) s.bar(xyz(l * 0.2, 24, z, l * 0.2, 31, z), 0.8, MED);
  s.box([1, 1, 0], [l - 2, 22, 10], OUT, MED);
  s.box([0, 0, -1], [l, 24, 1.4], OUT, FINE);
  const f = s.level(-1);
  f.rect(4, 6, l - 8, 12, MED);
  holes(f, 5, 7, l - 10, 10, 26, 4, 0.7, FINE);
  for (const y of [2.6, 19.6]) for (const k of times(slots)) f.rect(3, y + k * 1.2, l - 6, 0.8, MED);
  return s;
};
const displacement: ProductSketch = (choose) => {
  const [r, h] = [choose([14, 16]), choose([42, 36])];
  const s = three();
  s.cylinder('z', [0, 0, h + 4], r * 0.4, 12);
  s.cylinder('z', [0, 0, 0], r, h + 4);
  for (const z of [3, h + 1]) s.band('z', [0, 0, z], r, MED);
  for (const j of times(12))
    for (const i of times(15)) {
      const a = -3.7 + (i * 2.9) / 14 + (j % 2) * 0.1;
      s.line(
        xyz(
          Math.cos(a) * r,
          Math.sin(a) * r,
          5 + (j * (h - 6)) / 12,
          Math.cos(a) * r,
          Math.sin(a) * r,
          6.2 + (j * (h - 6)) / 12,
        ),
        FINE,
      );
    }
  s.disc('z', [0, 0, h + 4], r * 0.94, FINE);
  s.cylinder('z', [0, 0, h + 4], r * 0.4, 12);
  return s;
};

export const mechanicalFromWaterHeater: Sketches = {
  'water-heater': heater('condensing'),
  'storage-heater': heater('storage'),
  'indirect-heater': heater('indirect'),
  'tankless-heater': tankless,
  'vav-terminal': vav,
  'exhaust-valve': exhaustValve,
  'chilled-beam': chilledBeam,
  diffuser: diffuser,
  'displacement-diffuser': displacement,
};
