import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { ground, holes, threeQuarterView } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const noiseControl = {
  'sound-enclosure': (choose) => {
    const [n, h] = [choose([4, 3]), choose([56, 62])];
    const s = threeQuarterView();
    const w = n * 24;
    s.box([0, 0, 0], [w, 50, h]);
    const f = s.front(0);
    for (const i of times(n)) {
      f.rect(i * 24 + 1, 2, 22, h - 4, MED);
      if (i !== 1) holes(f, i * 24 + 3, 4, 18, h - 8, 7, 16, 0.5, PATT);
    }
    f.rect(26, 2, 20, h - 10, OUT);
    f.rect(31, h * 0.5, 10, 12, MED);
    f.rect(43, h * 0.4, 1.6, 6, OUT);
    for (const x of [w * 0.25, w * 0.65]) s.box([x, 16, h], [18, 18, 12], OUT, FINE);
    return s;
  },
  'duct-silencer': (choose) => {
    const [baffles, l] = [choose([3, 4]), choose([56, 64])];
    const s = threeQuarterView();
    const w = 44;
    s.box([0, 0, 0], [l, w, 30]);
    const f = s.side(0);
    f.rect(1.4, 1.4, w - 2.8, 27.2, MED);
    for (const i of times(baffles)) {
      const u = 2 + (i * (w - 4)) / baffles;
      f.shape(rectangle(u + 1.6, 1.4, ((w - 4) / baffles) * 0.56, 27.2), OUT);
      holes(f, u + 2, 2, ((w - 4) / baffles) * 0.5, 26, 2, 12, 0.4, PATT);
    }
    for (const x of [l * 0.3, l * 0.65]) s.front(0).line(uv(x, 0, x, 30), FINE);
    s.box([-1.4, -1.4, -1.4], [1.4, w + 2.8, 1.4], OUT, FINE);
    return s;
  },
  'sound-curtain': (choose) => {
    const [n, folds] = [choose([4, 5]), choose([3, 2])];
    const s = threeQuarterView();
    const w = n * 20;
    s.box([-6, -1, 74], [w + 12, 4, 3], OUT, FINE);
    for (const i of times(n).toReversed()) {
      const x = i * 20;
      s.front((i % 2) * 1.6).shape(uv(x, 0, x + 20.4, 0, x + 20.4, 72, x, 72), OUT);
      for (const a of times(folds + 1))
        for (const b of times(9)) {
          const [u, v] = [x + 3 + (a * 14) / folds, 5 + b * 7.6];
          s.front((i % 2) * 1.6).line(uv(u - 3, v, u, v + 3.4, u + 3, v), FINE);
        }
      for (const u of [3, 10, 17]) s.cylinder('y', [x + u, 0, 73], 1, 1.4, MED);
    }
    ground(s, -10, w + 20, -2);
    return s;
  },
} satisfies Sketches;
