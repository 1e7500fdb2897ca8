import {
  corner,
  FINE,
  MED,
  OUT,
  PATT,
  rows,
  three,
  uv,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { sheet, times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Sheets, boards and units that looked alike as small pictures. */
export const sheetsAndUnits: Sketches = {
  'fleece-roll': (choose) => {
    const tufts = choose([9, 8]);
    const s = corner();
    s.box([0, 0, 0], [34, 40, 0.6]);
    // The sheet is turned over at its end, so that the fleece under it shows.
    s.prism(
      'x',
      sheet(
        arcPoints([0, 5], 6, 270, 90, 5, 10)
          .map(([u, v]) => [u, v] as const)
          .toReversed(),
        0.6,
      ),
      0,
      34,
      OUT,
      MED,
    );
    s.box([0, 0, 10], [34, 20, 0.8]);
    const fleece = s.level(10.8);
    for (const row of times(tufts))
      for (const column of times(11))
        fleece.line(arcPoints([2.4 + column * 3, 2 + (row * 17) / tufts], 1, 0, 300, 0.8, 7), FINE);
    s.cylinder('x', [0, 46, 7], 7, 34);
    for (const r of [5.6, 4, 2.4]) s.disc('x', [0, 46, 7], r, r === 2.4 ? MED : FINE);
    return s;
  },
  'walkway-roll': (choose) => {
    const lugs = choose([5, 4]);
    const s = corner();
    s.box([-6, -4, -2], [46, 66, 2], MED, FINE);
    s.box([6, 0, 0], [22, 52, 1]);
    const top = s.level(1);
    for (const row of times(lugs))
      top.hatch(corners(7, 1 + row * (50 / lugs), 20, 44 / lugs), row % 2 === 0 ? 45 : 135, 2.2);
    // Footprints that follow it.
    for (const step of times(2)) {
      const [u, v] = [12 + step * 8, 6 + step * 14];
      top.shape(arcPoints([u, v + 5], 2.4, 0, 360, 4.4, 16).slice(0, -1), MED);
      top.shape(arcPoints([u, v - 1.6], 1.8, 0, 360, 1.8, 12).slice(0, -1), MED);
    }
    s.cylinder('x', [6, 55, 6], 6, 22);
    for (const r of [4.4, 2.6]) s.disc('x', [6, 55, 6], r, MED);
    return s;
  },
  'turf-mat': (choose) => {
    const blades = choose([7, 6]);
    const s = corner();
    s.prism('x', uv(0, 0, 52, 0, 52, 20, 40, 18, 12, 6, 0, 4), 0, 44);
    // A slope under a net of wavy threads, grass coming through.
    const at = (v: number): number =>
      v < 12 ? 4 + v / 6 : v < 40 ? 6 + ((v - 12) * 12) / 28 : 18 + (v - 40) / 6;
    for (const line of times(12))
      s.line(
        times(27).map((step) => [1 + line * 3.8 + Math.sin(step) * 0.8, step * 2, at(step * 2)]),
        FINE,
      );
    for (const line of times(9))
      s.line(
        times(23).map((step) => [step * 2, 3 + line * 5.6 + Math.cos(step) * 0.6, at(3 + line * 5.6)]),
        FINE,
      );
    for (const tuft of times(blades * 2)) {
      const [x, y] = [4 + ((tuft * 17) % 38), 4 + ((tuft * 11) % 44)];
      for (const lean of [-1.6, 0, 1.6]) s.line(xyz(x, y, at(y), x + lean, y, at(y) + 6), MED);
    }
    return s;
  },
  'sound-damped-board': (choose) => {
    const waves = choose([3, 4]);
    const s = three();
    s.box([0, 5, 0], [40, 2.4, 50]);
    s.face(xyz(0, 4.9, 0, 34, 4.9, 0, 26, 4.9, 50, 0, 4.9, 50), MED);
    s.front(4.8).hatch(uv(0, 0, 34, 0, 26, 50, 0, 50), 45, 1.4, PATT);
    s.prism('y', uv(0, 0, 26, 0, 18, 50, 0, 50), 1.4, 2.4);
    // Waves meet the board and end in it.
    for (const wave of times(waves))
      s.front(-6).line(arcPoints([-14, 25], 6 + wave * 6, -42, 42), wave === 0 ? OUT : MED);
    return s;
  },
  'composite-sheet': (choose) => {
    const skin = choose([1, 1.4]);
    const s = corner();
    s.box([0, 0, 0], [40, 30, 1 + skin]);
    s.box([0, 0, 1 + skin], [40, 30, 7]);
    s.front(0).hatch(corners(0, 1 + skin, 40, 7), 45, 1.8);
    s.side(0).hatch(corners(0, 1 + skin, 30, 7), 45, 1.8);
    // The upper skin peels back from its core.
    s.box([12, 0, 8 + skin], [28, 30, 1 + skin]);
    s.prism(
      'y',
      sheet(
        [...arcPoints([12, 16 + skin], 8, 200, 270, 8, 8)].map(([u, v]) => [u, v] as const),
        1,
      ),
      0,
      30,
      OUT,
      MED,
    );
    s.level(9 + 2 * skin).glint(16, 4, 20, 22);
    return s;
  },
  'split-face-unit': (choose) => {
    const chips = choose([9, 11]);
    const s = three();
    s.box([0, 0, 0], [44, 20, 22], OUT, MED);
    s.level(22).rect(5, 4, 14, 12, MED);
    s.level(22).rect(25, 4, 14, 12, MED);
    // The broken face, chip by chip, over its edges.
    const front = s.front(0);
    const edge = times(chips * 2).map((step): [number, number] => [
      (step * 44) / (chips * 2 - 1),
      22 + (step % 2 ? 1.2 : -0.8),
    ]);
    front.shape([...uv(0, 0, 44, 0), ...edge.toReversed()], OUT);
    for (const row of times(4))
      front.line(
        times(chips).map(
          (step) => [(step * 44) / (chips - 1), 3.4 + row * 5 + ((step * 7 + row * 3) % 5) - 2] as const,
        ),
        MED,
      );
    for (const chip of times(chips * 2)) {
      const [u, v] = [2 + ((chip * 13) % 40), 2 + ((chip * 7) % 18)];
      front.line(uv(u, v, u + 2.4, v + 1.6, u + 2, v + 3.4), FINE);
    }
    return s;
  },
  'acoustical-masonry-unit': (choose) => {
    const slots = choose([2, 3]);
    const s = three();
    s.box([0, 0, 0], [44, 20, 22]);
    s.level(22).rect(5, 4, 14, 12, MED);
    s.level(22).rect(25, 4, 14, 12, MED);
    s.level(22).hatch(corners(5, 4, 14, 12), 45, 2);
    s.level(22).hatch(corners(25, 4, 14, 12), 45, 2);
    const front = s.front(0);
    for (const slot of times(slots)) {
      const u = ((slot + 1) * 44) / (slots + 1);
      front.shape(uv(u - 0.8, 3, u + 0.8, 3, u + 2.2, 22, u - 2.2, 22), OUT);
      front.hatch(uv(u - 0.8, 3, u + 0.8, 3, u + 2.2, 22, u - 2.2, 22), 0, 1.2, MED);
    }
    for (const wave of times(3)) front.line(arcPoints([-12, 11], 4 + wave * 4, -40, 40), MED);
    return s;
  },
  'metal-column-cover': (choose) => {
    const seams = choose([2, 1]);
    const s = three();
    // The steel column with one half of its cover on, the other drawn off.
    s.cylinder('z', [16, 26, 0], 12, 70);
    s.box([11, 21, 0], [10, 10, 82], MED, FINE);
    const half = arcPoints([16, 14], 13, 180, 360, 13, 14);
    s.prism('z', [...half, ...arcPoints([16, 14], 12, 360, 180, 12, 14)], 0, 70);
    for (const seam of times(seams))
      s.line(
        half.map(([u, v]) => [u, v, ((seam + 1) * 70) / (seams + 1)]),
        MED,
      );
    rows(s.side(3), 14, 0, 0, 70, 6, FINE);
    s.line(xyz(-14, 14, 0, 46, 14, 0), FINE);
    return s;
  },
};
