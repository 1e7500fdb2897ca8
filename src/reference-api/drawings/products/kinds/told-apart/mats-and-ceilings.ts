import { corner, FINE, MED, OUT, three, uv, xyz } from '#src/reference-api/drawings/products/parts.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Mats, ceilings and levelers that looked alike as small pictures. */
export const matsAndCeilings: Sketches = {
  'mat-insert': (choose) => {
    const stripes = choose([9, 11]);
    const s = corner();
    s.box([0, 0, -2], [52, 38, 2]);
    s.level(0).rect(3, 3, 46, 32, MED);
    s.level(-0.4).hatch(corners(3, 3, 46, 32), 0, 3, FINE);
    // The carpet rolls out of its frame.
    s.box([16, 3, -0.6], [33, 32, 1], MED, FINE);
    const top = s.level(0.4);
    for (const stripe of times(stripes))
      top.line(uv(16, 4.5 + (stripe * 30) / stripes, 49, 4.5 + (stripe * 30) / stripes), MED);
    s.cylinder('y', [13, 3, 4.4], 4.4, 32);
    s.disc('y', [13, 3, 4.4], 3, MED);
    s.disc('y', [13, 3, 4.4], 1.5, MED);
    return s;
  },
  'entrance-grille': (choose) => {
    const bars = choose([12, 10]);
    const s = corner();
    s.box([0, 0, -9], [52, 38, 9]);
    s.level(0).rect(3, 3, 46, 32, MED);
    // Bars over an open pit.
    s.through(xyz(3, 3, 0, 49, 3, 0, 49, 35, 0, 3, 35, 0), () => {
      s.front(35).hatch(corners(3, -9, 46, 9), 45, 1.4, MED);
      s.level(-7).rect(3, 3, 46, 32, MED);
    });
    for (const bar of times(bars).toReversed())
      s.box([3, 4 + (bar * 31) / bars, -1.4], [46, 1.1, 1.4], MED, FINE);
    for (const x of [16, 34]) s.box([x, 3, -2], [1, 32, 0.5], FINE, FINE);
    return s;
  },
  'fiberglass-ceiling-panel': (choose) => {
    const thick = choose([6, 5]);
    const s = three();
    // Yellow wool behind a facing that comes away at its corner.
    s.box([0, 0, 0], [48, thick, 48]);
    s.side(0).speckle(0.6, 1, thick - 1.2, 46, 30, 1.8);
    const front = s.front(0);
    front.speckle(1, 1, 46, 46, 60, 2.4);
    s.face(xyz(0, -0.2, 0, 48, -0.2, 0, 48, -0.2, 30, 30, -0.2, 48, 0, -0.2, 48), OUT);
    s.face(xyz(48, -0.2, 30, 30, -0.2, 48, 34, -7, 34), OUT);
    s.line(xyz(41, -1, 36, 35, -5, 36), FINE);
    return s;
  },
  'wet-formed-ceiling-panel': (choose) => {
    const worms = choose([34, 40]);
    const s = three();
    s.box([0, 0, 0], [48, 3, 48]);
    s.prism('y', uv(3, 3, 45, 3, 45, 45, 3, 45), -2, 2, MED, FINE);
    const front = s.front(-2);
    for (const worm of times(worms)) {
      const [u, v] = [5 + 36 * ((worm * 0.754877) % 1), 5 + 37 * ((worm * 0.569841) % 1)];
      front.line(
        times(5).map((step) => [u + step * 0.9, v + Math.sin(step * 1.4 + worm) * 1.2] as const),
        MED,
      );
    }
    for (const hole of times(60))
      front.circle(4.6 + ((hole * 7.7) % 39), 4.6 + ((hole * 13.1) % 39), 0.35, FINE);
    return s;
  },
  'clean-ceiling-panel': (choose) => {
    const swipe = choose([3, 4]);
    const s = three();
    s.box([0, 0, 0], [48, 2.4, 48]);
    s.front(0).rect(2.4, 2.4, 43.2, 43.2, MED);
    s.front(0).rect(3.6, 3.6, 40.8, 40.8, FINE);
    for (const line of times(swipe)) s.front(0).line(arcPoints([18, 6], 22 + line * 4, 20, 84), MED);
    // A cloth wipes it.
    s.prism('y', uv(26, 6, 42, 8, 44, 20, 32, 24, 24, 16), -3, 3);
    for (const fold of times(3))
      s.front(-3).line(uv(28 + fold * 4, 8 + fold, 31 + fold * 4, 20 - fold), FINE);
    return s;
  },
  'mechanical-leveler': (choose) => {
    const rise = choose([12, 15]);
    const s = corner();
    s.box([0, 0, -14], [60, 76, 14]);
    s.level(0).rect(8, 0, 44, 62, MED);
    s.through(xyz(8, 0, 0, 52, 0, 0, 52, 62, 0, 8, 62, 0), () => {
      s.front(62).hatch(corners(8, -14, 44, 14), 45, 2, FINE);
    });
    // The platform is up on its springs, its chain in hand.
    s.prism('x', uv(0, rise, 2, rise - 2, 62, -2, 62, 0), 8, 44);
    s.prism('x', uv(-12, rise - 6, -11, rise - 7.4, 0, rise - 2, 0, rise), 10, 40, MED, FINE);
    for (const tread of times(6))
      s.line(
        xyz(
          9,
          8 + tread * 9,
          rise * (1 - (8 + tread * 9) / 62) + 0.2,
          51,
          8 + tread * 9,
          rise * (1 - (8 + tread * 9) / 62) + 0.2,
        ),
        FINE,
      );
    const links = times(10).map((link): [number, number, number] => [
      30,
      18 + link * 0.5,
      rise * 0.7 + link * 2.6,
    ]);
    s.line(links, MED);
    for (const link of links) s.ball(link, 0.8, MED);
    s.disc('y', [30, 23.4, rise * 0.7 + 27], 3, MED);
    return s;
  },
};
