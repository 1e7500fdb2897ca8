import { bench } from '#src/reference-api/drawings/products/kinds/furnishings.ts';
import { FINE, MED, OUT, PATT, legs, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type ProductSketch, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/products/view.ts';

const planter: ProductSketch = (choose) => {
  const [size, leaves] = [choose([22, 26]), choose([15, 19])];
  const s = three();
  s.prism('z', rounded(0, 0, size, size, 2), 0, size * 0.8, OUT, PATT);
  s.level(size * 0.8).shape(rounded(1.6, 1.6, size - 3.2, size - 3.2, 1.4), MED);
  for (const i of times(leaves)) {
    const [a, l] = [(i * 2.4) % 6.28, 16 + (i % 4) * 5];
    const c: Place = [size / 2, size / 2, size * 0.8];
    const tip: Place = [
      c[0] + Math.cos(a) * l * 0.7,
      c[1] + Math.sin(a) * l * 0.7,
      c[2] + l * (0.7 + (i % 3) * 0.22),
    ];
    const side = (k: number, o: number): Place => [
      c[0] + (tip[0] - c[0]) * k - Math.sin(a) * o,
      c[1] + (tip[1] - c[1]) * k + Math.cos(a) * o,
      c[2] + (tip[2] - c[2]) * k + Math.sin(k * 3.1) * 3,
    ];
    s.face([c, side(0.5, 2.2), tip, side(0.5, -2.2)], MED);
    s.line([c, side(0.5, 0), tip], FINE);
  }
  return s;
};
const receptacle =
  (round: boolean, holesUp: number): ProductSketch =>
  (choose) => {
    const [n, hood2] = [round ? 1 : choose([3, 2]), choose([1, 0])];
    const [slat] = [choose([18, 22])];
    const s = three();
    if (round) {
      s.cylinder('z', [0, 0, 2], 9, 30);
      for (const i of times(slat)) {
        const a = Math.PI + (i * Math.PI * 1.3) / slat - 0.2;
        s.line(xyz(Math.cos(a) * 9, Math.sin(a) * 9, 2, Math.cos(a) * 9, Math.sin(a) * 9, 32), FINE);
      }
      for (const z of [2, 16, 32]) s.band('z', [0, 0, z], 9.2, MED);
      s.turned('z', [0, 0, 32], hood2 ? uv(10, 0, 10, 2, 6, 6, 4.4, 6.6) : uv(10, 0, 10, 2));
      s.disc('z', [0, 0, hood2 ? 38.6 : 34], 4.4, MED);
      s.cylinder('z', [0, 0, 0], 7, 1.4, MED);
      return s;
    }
    for (const i of times(n).toReversed()) {
      s.box([i * 15, 0, 0], [14.4, 16, 36]);
      const f = s.front(0);
      f.rect(i * 15 + 1, 2, 12.4, 26, MED);
      f.rect(i * 15 + 3, 15, 8.4, 7, FINE);
      if (i % 2)
        for (const k of times(3)) f.line(arcPoints([i * 15 + 7.2, 18.5], 2.4, k * 120, k * 120 + 80), MED);
      else f.line(uv(i * 15 + 5, 18.5, i * 15 + 9.4, 18.5), MED);
      if (holesUp && i === 0) f.shape(rounded(i * 15 + 3, 30.4, 8.4, 3, 1.4), OUT);
      else f.circle(i * 15 + 7.2, 32, 2, OUT);
    }
    return s;
  };
const lounge: ProductSketch = (choose) => {
  const [n, arm] = [choose([3, 2]), choose([1, 0])];
  const s = three();
  const w = n * 27;
  for (const x of [w - 4, 2]) for (const y of [24, 2]) s.box([x, y, 0], [2, 2, 4], MED, FINE);
  s.box([0, 20, 4], [w, 9, 28]);
  if (arm) s.box([w, 0, 4], [5, 29, 20]);
  for (const i of times(n).toReversed()) {
    s.prism('x', rounded(0, 4, 20, 6, 0.8), i * 27, 26.6, OUT, PATT);
    s.prism('x', rounded(-0.6, 10, 21, 7, 2.4), i * 27 + 0.4, 26, OUT, PATT);
    s.prism('x', rounded(16.6, 17, 5, 15, 1.6), i * 27 + 0.6, 25.6, OUT, PATT);
  }
  s.box([-26, 2, 12], [22, 22, 1.2], OUT, FINE);
  legs(s, [-25, 3, 0], 20, 20, 12, 1.2);
  return s;
};

export const furnishingPiecesFromPlanter: Sketches = {
  planter,
  'recycling-receptacle': receptacle(false, 1),
  'litter-receptacle': receptacle(true, 0),
  'lounge-seating': lounge,
  bench: bench,
};
