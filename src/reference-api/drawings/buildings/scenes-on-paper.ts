import { FINE, MED, OUT, site } from '#src/reference-api/drawings/buildings/building-parts.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** What is read and reckoned. */
export const scenesOnPaper = {
  report: (choose) => {
    const bars = choose([6, 5, 7]);
    const s = site();
    s.box([10, 3, 0], [62, 2, 82], MED, FINE);
    s.box([0, 0, 0], [62, 2, 82]);
    const page = s.front(0);
    page.rect(6, 70, 34, 5, MED);
    for (const row of times(4)) page.line(uv(6, 63 - row * 4, 56 - (row % 2) * 10, 63 - row * 4), FINE);
    page.rect(6, 20, 50, 26, MED);
    for (const bar of times(bars)) page.rect(9 + bar * (44 / bars), 20, 30 / bars, 5 + ((bar * 7) % 18), MED);
    page.line(uv(6, 36, 56, 36), MED);
    for (const row of times(2)) page.line(uv(6, 14 - row * 4, 44, 14 - row * 4), FINE);
    page.circle(50, 11, 5);
    page.circle(50, 11, 3.4, FINE);
    // The reviewer's glass.
    s.disc('y', [62, -8, 34], 15, null);
    for (const r of [15, 13.4]) s.disc('y', [62, -8 + r * 0.001, 34], r, r === 15 ? OUT : MED);
    s.bar(xyz(73, -8, 23, 86, -8, 8), 1.8, MED);
    for (const row of times(4))
      s.front(-8.1).line(uv(53, 29 + row * 4, 70 - (row % 2) * 4, 29 + row * 4), FINE);
    return s;
  },
  carbon: (choose) => {
    const heights = choose([
      [44, 30, 22, 10],
      [38, 34, 16, 14],
      [50, 22, 26, 8],
    ]);
    const s = site();
    s.box([-4, -4, -3], [112, 30, 3]);
    for (const [index, high] of [...heights.entries()].toReversed()) {
      s.box([index * 26 + 2, 2, 0], [16, 16, high]);
      const face = s.front(2);
      face.line(uv(index * 26 + 2, high * 0.55, index * 26 + 18, high * 0.55), FINE);
      face.hatch(
        uv(index * 26 + 2, 0, index * 26 + 18, 0, index * 26 + 18, high * 0.55, index * 26 + 2, high * 0.55),
        45,
        2.6,
      );
    }
    s.line(xyz(-2, 2, 56, 84, 2, 22), MED);
    s.line(xyz(84, 2, 22, 78, 2, 22), MED);
    s.line(xyz(84, 2, 22, 81, 2, 27), MED);
    // A leaf over the lowest.
    s.face(xyz(86, 2, 34, 98, 2, 36, 106, 2, 50, 92, 2, 48), MED);
    s.line(xyz(82, 2, 28, 104, 2, 48), MED);
    return s;
  },
} satisfies Record<string, ProductSketch>;
