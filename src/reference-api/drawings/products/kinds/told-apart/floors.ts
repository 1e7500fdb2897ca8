import { corner, FINE, MED, OUT, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Floors and paving that looked alike as small pictures. */
export const floorsToldApart: Sketches = {
  'composition-tile': (choose) => {
    const count = choose([4, 5]);
    const s = corner();
    s.box([0, 0, -1], [48, 48, 1]);
    const size = 48 / count;
    const top = s.level(0);
    for (const row of times(count))
      for (const column of times(count)) {
        top.rect(column * size, row * size, size, size, MED);
        if ((row + column) % 2 === 0) top.hatch(corners(column * size, row * size, size, size), 45, 1.1, MED);
      }
    return s;
  },
  'rubber-tile': (choose) => {
    const studs = choose([4, 5]);
    const s = corner();
    for (const [x, y] of uv(24.4, 24.4, 0, 24.4, 24.4, 0, 0, 0)) {
      s.box([x, y, -1.6], [24, 24, 1.6]);
      for (const row of times(studs).toReversed())
        for (const column of times(studs).toReversed()) {
          const at = (index: number) => ((index + 0.5) * 24) / studs;
          s.cylinder('z', [x + at(column), y + at(row), 0], 24 / studs / 3, 0.8, MED);
        }
    }
    return s;
  },
  'linoleum-tile': (choose) => {
    const veins = choose([6, 7]);
    const s = corner();
    for (const [x, y, z] of xyz(20, 14, 0, 10, 7, 2.4, 0, 0, 4.8)) {
      s.box([x, y, z], [36, 36, 2]);
      if (z < 4) continue;
      // Marbled across, jute on its back at the corner that is turned up.
      for (const vein of times(veins))
        s.level(z + 2).line(
          times(19).map(
            (step) => [step * 2, 3 + vein * (32 / veins) + Math.sin(step * 0.7 + vein * 1.7) * 1.8] as const,
          ),
          vein % 2 ? MED : FINE,
        );
    }
    s.face(xyz(0, 0, 6.8, 12, 0, 6.8, 5, 5, 12, 0, 12, 6.8), OUT);
    s.line(xyz(3, 1, 8, 2, 8, 8), FINE);
    s.line(xyz(6, 1, 8.4, 3, 6, 9.4), FINE);
    s.line(xyz(9, 1, 8, 4, 5, 11), FINE);
    return s;
  },
  'entry-carpet-tile': (choose) => {
    const ribs = choose([12, 14]);
    const s = corner();
    s.box([0, 0, -1.4], [50, 40, 1.4]);
    const top = s.level(0);
    for (const rib of times(ribs)) top.rect((rib * 50) / ribs, 0, 26 / ribs, 40, MED);
    // A wet sole crosses it.
    for (const [u, v] of uv(15, 7, 30, 21)) {
      top.shape(arcPoints([u, v + 7], 4, 0, 360, 6, 18).slice(0, -1), OUT);
      top.shape(arcPoints([u, v - 2.4], 3, 0, 360, 2.6, 14).slice(0, -1), OUT);
      for (const tread of times(4)) top.line(uv(u - 3, v + 3 + tread * 2.6, u + 3, v + 3 + tread * 2.6), MED);
    }
    return s;
  },
  'flake-floor': (choose) => {
    const flakes = choose([46, 54]);
    const s = corner();
    s.box([0, 0, -5], [48, 40, 4], MED, FINE);
    s.box([0, 0, -1], [48, 40, 1]);
    const top = s.level(0);
    for (const flake of times(flakes)) {
      const [u, v] = [2 + 44 * ((flake * 0.754877) % 1), 2 + 36 * ((flake * 0.569841) % 1)];
      const turn = flake * 1.3;
      const chip = times(5).map((side): [number, number] => [
        u + Math.cos(turn + side * 1.26) * (1.2 + (side % 2)),
        v + Math.sin(turn + side * 1.26) * (1 + (side % 3) * 0.5),
      ]);
      top.shape(chip, MED);
      if (flake % 3 === 0) top.hatch(chip, 45, 0.7, FINE);
    }
    return s;
  },
  'rubber-paving': (choose) => {
    const squares = choose([5, 4]);
    const s = corner();
    s.box([0, 0, -6], [56, 40, 4], MED, FINE);
    s.front(0).speckle(1, -6, 54, 4, 40, 0.9);
    s.box([0, 0, -2], [56, 40, 2]);
    const top = s.level(0);
    top.speckle(1, 1, 54, 38, 70, 0.6);
    // A game marked on it.
    for (const square of times(squares)) top.rect(6 + square * 8, 14, 8, 8, MED);
    top.rect(6 + 2 * 8, 22, 8, 8, MED);
    top.rect(6 + 2 * 8, 6, 8, 8, MED);
    top.shape(arcPoints([6 + squares * 8, 18], 4, -90, 90), MED);
    return s;
  },
  'resin-paving': (choose) => {
    const trunk = choose([2.4, 3]);
    const s = corner();
    s.box([0, 0, -4], [54, 44, 4]);
    const top = s.level(0);
    for (const pebble of times(110))
      top.circle(
        1.6 + 51 * ((pebble * 0.754877) % 1),
        1.6 + 41 * ((pebble * 0.569841) % 1),
        0.9 + (pebble % 3) * 0.25,
        FINE,
      );
    // Close around a tree, without a grate.
    top.circle(27, 22, trunk + 3);
    s.cylinder('z', [27, 22, 0], trunk, 26, MED);
    s.line(xyz(27, 22, 26, 21, 22, 34), MED);
    s.line(xyz(27, 22, 26, 34, 22, 36), MED);
    return s;
  },
};
