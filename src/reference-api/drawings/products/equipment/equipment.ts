import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { rows, wall, vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';

/** A dock opening in its wall with pads or curtains around. */
const dock = (shelter: boolean): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, deep] = [choose([96, 84]), choose([18, 24])];
    wall(scene, -34, -48, width + 68, 172, 0);
    scene.box([-34, -2, -48], [width + 68, 2, 46], MEDIUM, FINE);
    scene.front(0).rect(0, 0, width, 96, OUTLINE);
    rows(scene.front(0), 0, 0, width, 96, 5);
    if (shelter) {
      scene.box([width + 12, -deep, 0], [8, deep, 112], OUTLINE, FINE);
      scene.box([-20, -deep, 0], [8, deep, 112], OUTLINE, FINE);
      scene.prism('x', uv(-deep, 108, 0, 114, 0, 120, -deep, 112), -20, width + 40);
      scene.front(-deep).shape(uv(-14, 88, width + 14, 88, width + 14, 109, -14, 109));
      for (const i of times(7)) scene.front(-deep).line(uv(-6 + i * 16, 88, -6 + i * 16, 109));
      for (const x of [-14, width + 2]) scene.front(-deep).shape(rectangle(x, 0, 12, 90));
    } else {
      scene.box([width, -12, 0], [14, 12, 100]);
      scene.box([-14, -12, 0], [14, 12, 100]);
      scene.box([-14, -14, 96], [width + 28, 14, 16]);
      for (const x of [-14, width])
        for (const j of times(8))
          scene
            .front(-12)
            .shape(uv(x, 2 + j * 12, x + 14, 2 + j * 12, x + 14, 10 + j * 12, x, 12 + j * 12), FINE);
      scene.front(-14).line(uv(-14, 104, width + 14, 104));
    }
    for (const x of [-10, width - 2]) scene.box([x, -6, -16], [12, 4, 12], OUTLINE, FINE);
  });

/** A fume hood or biosafety cabinet with its sash, airfoil, and base. */
const hood = (form: 'bench' | 'walk-in' | 'safety'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, sash] = [choose([60, 48]), choose([16, 10])];
    const base = form === 'bench' ? 36 : form === 'safety' ? 30 : 3;
    const height = form === 'walk-in' ? 84 : 52;
    if (form === 'safety') legs(scene, [1, 1, 0], width - 2, 26, base, 2, OUTLINE);
    else if (form === 'bench') {
      scene.box([0, 2, 0], [width, 28, base - 2]);
      for (const i of times(3)) scene.front(2).rect((i * width) / 3 + 1, 3, width / 3 - 2, base - 8);
      for (const i of times(3)) scene.front(2).rect((i * width) / 3 + width / 6 - 2, base - 8, 4, 1, FINE);
      scene.box([-1, 0, base - 2], [width + 2, 31, 2], OUTLINE, FINE);
    }
    scene.box([0, 1, base], [width, 29, height]);
    if (form !== 'safety') scene.cylinder('z', [width / 2, 18, base + height], 6, 10);
    else scene.box([4, 8, base + height], [width - 8, 18, 5], OUTLINE, FINE);
    const plane = scene.front(1);
    const [u, iw, v, ih] = [5, width - 10, base + 2, height * 0.72];
    plane.rect(u, v, iw, ih, OUTLINE);
    plane.rect(u, v, iw, sash);
    plane.hatch(rectangle(u, v, iw, sash), 90, 3);
    plane.glint(u, v + sash, iw, ih - sash);
    plane.line(uv(u, v + sash, u + iw, v + sash), OUTLINE);
    plane.line(uv(u, v + sash + 1.4, u + iw, v + sash + 1.4));
    if (form === 'walk-in') {
      plane.line(uv(u + iw / 2, v, u + iw / 2, v + ih), MEDIUM);
      plane.line(uv(u, v + ih * 0.55, u + iw, v + ih * 0.55), MEDIUM);
    }
    plane.rect(width - 4.2, base + height * 0.36, 3.2, 9);
    if (form === 'safety') {
      scene.prism('x', uv(-2, v, 1, v, 1, v + 1.4, -2, v + 0.6), u, iw, OUTLINE, FINE);
      vents(plane, 6, base + height * 0.84, width - 12, 5, 4);
    } else plane.rect(6, base + height * 0.84, width - 12, 4, FINE);
  });

export const equipment = {
  /** A dock leveler: lip and deck over the pit, bumpers each side. */
  'dock-leveler': view.from({ width: 22, depth: 32, depthScale: 0.8 }, (scene, choose) => {
    const width = choose([72, 84, 66]);
    const ribs = choose([4, 6]);
    const [depth, pit, slope] = [96, 24, 6];
    const side = 16;
    const floor = 48;
    scene.box([-side, 0, 0], [width + 2 * side, depth + 20, floor]);
    scene.level(floor).speckle(-side + 2, depth + 2, width + 2 * side - 4, 16, 30, 1.5);
    const front = scene.front(0);
    front.rect(0, floor - pit, width, pit);
    const opening: [number, number, number][] = [
      [0, 0, floor - pit],
      [width, 0, floor - pit],
      [width, 0, floor],
      [width, depth, floor],
      [0, depth, floor],
      [0, 0, floor],
    ];
    scene.face(opening, MEDIUM);
    scene.through(opening, () => {
      scene.box([0, depth - 1, floor - pit], [width, 1, pit], FINE, FINE);
      for (const rib of times(ribs))
        scene.box([((rib + 0.5) * width) / ribs - 1, 2, floor - pit * 0.6], [2, depth - 4, 5], FINE, FINE);
      scene.bar(xyz(width / 2, 8, floor - pit, width / 2, 40, floor - 2), 2, MEDIUM);
    });
    const deck: [number, number][] = [
      [2, floor + slope],
      [depth, floor],
      [depth, floor - 1.6],
      [2, floor + slope - 3],
    ];
    scene.prism('x', deck.toReversed(), 1, width - 2);
    scene.prism(
      'x',
      uv(-15, floor + slope - 6, 2, floor + slope - 2, 2, floor + slope, -15, floor + slope - 5),
      3,
      width - 6,
    );
    for (const line of times(9)) {
      const f = (line + 0.7) / 9;
      scene.line(
        xyz(4, 2 + depth * f, floor + slope * (1 - f), width - 4, 2 + depth * f, floor + slope * (1 - f)),
        HATCH,
      );
    }
    for (const x of [-13, width + 2]) {
      scene.box([x, -5, floor - 18], [11, 5, 16]);
      for (const layer of times(3))
        scene.front(-5).line(uv(x, floor - 14 + layer * 4, x + 11, floor - 14 + layer * 4));
    }
  }),
  'mechanical-leveler': view.corner((scene, choose) => {
    const rise = choose([12, 15]);
    scene.box([0, 0, -14], [60, 76, 14]);
    scene.level(0).rect(8, 0, 44, 62);
    scene.through(xyz(8, 0, 0, 52, 0, 0, 52, 62, 0, 8, 62, 0), () => {
      scene.front(62).hatch(rectangle(8, -14, 44, 14), 45, 2, FINE);
    });
    // The platform is up on its springs, its chain in hand.
    scene.prism('x', uv(0, rise, 2, rise - 2, 62, -2, 62, 0), 8, 44);
    scene.prism('x', uv(-12, rise - 6, -11, rise - 7.4, 0, rise - 2, 0, rise), 10, 40, MEDIUM, FINE);
    for (const tread of times(6))
      scene.line([
        [9, 8 + tread * 9, rise * (1 - (8 + tread * 9) / 62) + 0.2],
        [51, 8 + tread * 9, rise * (1 - (8 + tread * 9) / 62) + 0.2],
      ]);
    const links = times(10).map((link): [number, number, number] => [
      30,
      18 + link * 0.5,
      rise * 0.7 + link * 2.6,
    ]);
    scene.line(links, MEDIUM);
    for (const link of links) scene.ball(link, 0.8, MEDIUM);
    scene.disc('y', [30, 23.4, rise * 0.7 + 27], 3, MEDIUM);
  }),
  'dock-seal': dock(false),
  'dock-shelter': dock(true),
  'vehicle-restraint': view.threeQuarter((scene, choose) => {
    const [hook, lights] = [choose([1, 0]), choose([1, 0])];
    scene.box([-20, 0, -4], [64, 6, 66], MEDIUM, FINE);
    scene.box([2, -1, 0], [20, 1.6, 46]);
    scene.box([5, -4, 2], [14, 3, 30]);
    for (const x of [4, 18]) scene.box([x, -3, 0], [2, 2.4, 44], MEDIUM, FINE);
    scene.prism(
      'x',
      hook
        ? uv(-16, 16, -4, 10, -4, 20, -10, 22, -10, 28, -14, 28)
        : uv(-18, 12, -4, 10, -4, 20, -14, 18, -14, 26, -18, 26),
      8,
      8,
    );
    scene.box([5, -5, 32], [14, 4.4, 8], OUTLINE, FINE);
    if (lights) {
      scene.box([30, -1.6, 34], [8, 1.6, 16], OUTLINE, FINE);
      for (const z of [46, 41, 37]) scene.front(-1.6).circle(34, z, 1.7);
    }
    scene.line(xyz(-24, -16, -4, 46, -16, -4));
  }),
  'dock-bumper': view.front((scene, choose) => {
    const [wide, pads] = [choose([96, 104]), choose([8, 9])];
    // Below the dock's door, where trailers touch the wall.
    wall(scene, -24, -50, wide + 48, 140, 2);
    const front = scene.front(2);
    front.rect(0, 0, wide, 82, OUTLINE);
    for (const slat of times(5)) front.line(uv(0, 14 + slat * 14, wide, 14 + slat * 14), MEDIUM);
    scene.box([-24, -4, -6], [wide + 48, 6, 6]);
    for (const x of [4, wide - 24]) {
      scene.box([x, -14, -30], [20, 14, 26]);
      for (const pad of times(pads - 1))
        scene.front(-14).line(uv(x + ((pad + 1) * 20) / pads, -30, x + ((pad + 1) * 20) / pads, -4), MEDIUM);
      scene.box([x - 2, -14.6, -24], [24, 1, 2.4], MEDIUM, FINE);
      scene.box([x - 2, -14.6, -12], [24, 1, 2.4], MEDIUM, FINE);
    }
  }),
  'fume-hood': hood('bench'),
  'walk-in-hood': hood('walk-in'),
  /** A laboratory or shop bench: top, frame, drawers, reagent shelf. */
  workbench: view.from({ width: 17, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([72, 60, 84]);
    const shelves = choose([1, 2, 0]);
    const drawers = choose([3, 4]);
    const [depth, height] = [30, 34];
    for (const [x, y] of [
      [width - 3, depth - 3],
      [1, depth - 3],
    ] as const)
      scene.box([x, y, 0], [2, 2, height], MEDIUM, FINE);
    scene.box([1, depth - 3, 8], [width - 2, 1.6, 2], MEDIUM, FINE);
    scene.box([width - 3, 1, 0], [2, 2, height]);
    scene.box([4, 3, 6], [18, depth - 6, height - 6]);
    const front = scene.front(3);
    for (const drawer of times(drawers)) {
      const v = 6.5 + (drawer * (height - 7)) / drawers;
      front.rect(4.6, v, 16.8, (height - 7) / drawers - 0.6);
      front.rect(10, v + (height - 7) / drawers - 2.8, 6, 0.9, FINE);
    }
    scene.box([1, 1, 0], [2, 2, height]);
    scene.box([0, 0, height], [width, depth, 1.6]);
    if (shelves > 0)
      for (const x of [width - 4, width / 2, 2])
        scene.box([x, depth - 9, height + 1.6], [1.6, 6, shelves * 13 + 4], MEDIUM, FINE);
    for (const shelf of times(shelves)) scene.box([0, depth - 11, height + 13 + shelf * 13], [width, 9, 1.2]);
    if (shelves === 0) {
      scene.box([width * 0.6, 6, height + 1.6], [7, 9, 4], MEDIUM, FINE);
      scene.box([width * 0.6 + 7, 8, height + 2.6], [3, 5, 2], MEDIUM, FINE);
      scene.bar(xyz(width * 0.6 - 1, 5, height + 3, width * 0.6 - 1, -2, height + 3), 0.5, FINE);
    }
  }),
  'biosafety-cabinet': hood('safety'),
};
