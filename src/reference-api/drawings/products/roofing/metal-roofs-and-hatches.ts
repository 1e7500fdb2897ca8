import { smallest } from '#src/lib/long-lists.ts';
import {
  sheetProfile,
  times,
  arcPoints,
  shifted,
  uv,
  rectangle,
  xyz,
} from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place, Axes } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';

const slope: Axes = { width: 22, depth: 36, depthScale: 0.9 };

const foam = (plane: Plane, outline: [number, number][]): void =>
  plane.speckle(
    smallest(outline.map(([u]) => u)) + 0.4,
    smallest(outline.map(([, v]) => v)) + 0.4,
    38,
    2.6,
    60,
    0.4,
  );

export const metalRoofsAndHatches = {
  /** Pans between standing seams on their deck, with clips at the open edge. */
  'standing-seam-panel': view.from(slope, (scene, choose) => {
    const pan = choose([16, 12, 18]);
    const seam = choose([1.75, 2.5, 3]);
    const count = pan < 14 ? 4 : 3;
    const length = 34;
    scene.box([-3, -7, -2.6], [pan * count + 6, length + 7, 1.6]);
    scene.level(-1).line(uv(-3, -3.5, pan * count + 3, -3.5));
    const upper: [number, number][] = [[0, 0]];
    for (const index of times(count)) {
      const start = index * pan;
      if (index > 0) upper.push([start, 0], [start, seam], [start + 0.9, seam], [start + 0.9, 0]);
    }
    const end = count * pan;
    upper.push([end, 0], [end, seam], [end + 0.9, seam], [end + 0.9, 0]);
    scene.prism('y', sheetProfile(upper, 0.3), 0, length);
    for (const index of times(count)) {
      const x = (index + 1) * pan;
      scene.box([x - 2.6, -2.4, -1], [2.6, 1.8, 0.25], MEDIUM, FINE);
      scene.side(x).rect(-2.4, -1, 1.8, seam);
    }
  }),
  'snap-lock-panel': view.corner((scene, choose) => {
    const [pan, count] = [choose([16, 12]), choose([3, 4])];
    for (const i of times(count).toReversed()) {
      const x = i * pan + (i === count - 1 ? 5 : 0);
      const z = i === count - 1 ? 2.6 : 0;
      scene.prism(
        'y',
        shifted(
          sheetProfile(uv(0, 1.8, 0.3, 2.1, 0.6, 1.8, 0.6, 0.2, pan, 0.2, pan, 1.9, pan + 0.5, 1.6), 0.15),
          x,
          z,
        ),
        0,
        46,
      );
      for (const k of [0.35, 0.7]) scene.level(z + 0.2).line(uv(x + pan * k, 0, x + pan * k, 46));
    }
  }),
  'insulated-roof-panel': view.corner((scene, choose) => {
    const [t, count] = [choose([4, 3]), choose([2, 1])];
    for (const i of times(count).toReversed()) {
      const [x, z] = [i * 40, i * -0.01];
      const ribs: [number, number][] = [
        [0, 0],
        [40, 0],
        [40, t],
        [38, t],
        [37, t + 2],
        [35, t + 2],
        [34, t],
        [23, t],
        [22, t + 2],
        [20, t + 2],
        [19, t],
        [6, t],
        [5, t + 2],
        [3, t + 2],
        [2, t],
        [0, t],
      ];
      scene.prism('y', shifted(ribs, x, z), 0, 54);
      foam(scene.front(0), shifted(ribs, x, z));
      scene.front(0).line(uv(x, 0.4, x + 40, 0.4));
    }
  }),
  'curved-roof-panel': view.threeQuarter((scene, choose) => {
    const [count, radius] = [choose([5, 4]), choose([60, 70])];
    const arc = (x: number, q = radius): Place[] =>
      arcPoints([0, 0], q, 30, 112).map(([y, z]): Place => [x, -y * 1, z]);
    const width = count * 14;
    scene.face([...arc(0), ...arc(0, radius - 1).toReversed()]);
    scene.face([...arc(0), ...arc(width).toReversed()]);
    for (const i of times(count + 1)) {
      scene.line(arc(i * 14, radius + 1.6), OUTLINE);
      scene.line(arc(i * 14 + 1));
      const [a, b] = [arc(i * 14)[0], arc(i * 14, radius + 1.6)[0]];
      if (a && b) scene.line([a, b], OUTLINE);
      if (i < count) for (const k of [0.35, 0.7]) scene.line(arc(i * 14 + 14 * k), HATCH);
    }
  }),
  /** Two lapped sheets with trapezoidal ribs. */
  'corrugated-panel': view.from(slope, (scene, choose) => {
    const pitch = choose([5, 6.5, 8]);
    const depth = choose([1.4, 2]);
    const width = 40;
    const upper: [number, number][] = [];
    const count = Math.round(width / pitch);
    for (const index of times(count)) {
      const x = index * pitch;
      upper.push([x, 0], [x + pitch * 0.34, 0]);
      upper.push([x + pitch * (0.34 + 0.14), depth], [x + pitch * (1 - 0.14), depth]);
    }
    upper.push([count * pitch, 0]);
    const lift = upper.map(([u, v]): [number, number] => [u, v + 0.5]);
    scene.prism('y', sheetProfile(upper, 0.3), 0, 24);
    scene.prism('y', sheetProfile(lift, 0.3), 20, 24);
    const crest = upper.reduce((top, [, v]) => Math.max(top, v), 0);
    for (const [u, v] of upper.filter(([, value]) => value === crest))
      scene.cylinder('z', [u + 0.9, 4, v], 0.45, 0.35, MEDIUM);
  }),
  /** A roof hatch with its cover held open over the curb and the ladder below. */
  'roof-hatch': view.from({ width: 24, depth: 32, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([36, 48, 30]);
    const lift = choose([62, 48]);
    const rungs = choose([2, 3]);
    const [depth, curb] = [30, 12];
    scene.level(0).shape(uv(-16, -16, width + 16, -16, width + 16, depth + 10, -16, depth + 10));
    const tilt = (lift * Math.PI) / 180;
    const lid = (d: number, off: number): [number, number] => [
      depth - d * Math.cos(tilt) + off * Math.sin(tilt),
      curb + d * Math.sin(tilt) + off * Math.cos(tilt),
    ];
    const cover = [lid(-1, 0), lid(depth + 2, 0), lid(depth + 2, 3.4), lid(-1, 3.4)];
    scene.prism('x', cover.toReversed(), -1.5, width + 3);
    const panel = [lid(2, -0.05), lid(depth - 1, -0.05)];
    for (const x of [3, width - 3]) scene.line(panel.map(([y, z]): [number, number, number] => [x, y, z]));
    for (const [y, z] of panel) scene.line(xyz(3, y, z, width - 3, y, z));
    const t = 2.5;
    scene.box([0, 0, 0], [width, depth, curb]);
    const top = scene.level(curb);
    const opening = rectangle(t, t, width - 2 * t, depth - 2 * t);
    top.shape(opening);
    top.through(opening, () => {
      scene.line(xyz(width - t, depth - t, curb, width - t, depth - t, 0), MEDIUM);
      scene.side(width - t).hatch(rectangle(t, 0, depth - 2 * t, curb), 0, 1.6);
      for (const rail of [width * 0.36, width * 0.64])
        scene.bar(xyz(rail, depth - 5, curb - 1, rail, depth - 5, -30), 0.9, MEDIUM);
      for (const rung of times(rungs))
        scene.bar(
          xyz(width * 0.36, depth - 5, curb - 4 - rung * 6, width * 0.64, depth - 5, curb - 4 - rung * 6),
          0.6,
          FINE,
        );
    });
    const arm = lid(depth * 0.62, 0);
    scene.bar(xyz(width - 5, depth * 0.35, curb, width - 5, arm[0], arm[1]), 0.6, MEDIUM);
    scene.bar(xyz(5, depth * 0.35, curb, 5, arm[0], arm[1]), 0.6, MEDIUM);
    scene.box([-3, -3, 0], [width + 6, 3, 1], MEDIUM, FINE);
    scene.box([-3, -3, 0], [3, depth + 3, 1], MEDIUM, FINE);
    scene.front(0).line(uv(0, curb - 2, width, curb - 2));
    scene.side(0).line(uv(0, curb - 2, depth, curb - 2));
  }),
  'ship-stair-hatch': view.threeQuarter((scene, choose) => {
    const [rungs, rail] = [choose([7, 8]), choose([1, 0])];
    for (const x of [26, 4]) rod(scene, [x, 4, 2], [x, -26, -64], 1.4, OUTLINE);
    for (const i of times(rungs)) {
      const f = (i + 0.6) / rungs;
      scene.box([4, 4 - 30 * f - 3, 2 - 66 * f], [22, 6, 1.2], MEDIUM, FINE);
    }
    if (rail) for (const x of [29, 1]) rod(scene, [x, -4, 6], [x, -31, -54], 0.8);
    scene.prism('z', uv(-8, -14, 44, -14, 44, 46, -8, 46), -2, 2, MEDIUM, FINE);
    scene.face(xyz(0, 0, 0, 32, 0, 0, 32, 40, 0, 0, 40, 0), null);
    scene.box([0, 38, 0], [32, 2, 10], OUTLINE, FINE);
    scene.box([30, 0, 0], [2, 40, 10], OUTLINE, FINE);
    for (const x of [26, 4]) rod(scene, [x, 8, 8], [x, 4, -2], 1.4, OUTLINE);
    scene.box([0, 0, 0], [2, 40, 10], OUTLINE, FINE);
    scene.box([0, 0, 0], [32, 2, 10], OUTLINE, FINE);
    scene.face(xyz(-1, 41, 11, 33, 41, 11, 33, 50, 44, -1, 50, 44));
    scene.face(xyz(-1, 41, 11, -1, 38, 12, -1, 47, 45, -1, 50, 44));
    scene.line(xyz(4, 41.6, 14, 29, 41.6, 14, 29, 49, 41, 4, 49, 41, 4, 41.6, 14));
  }),
  'equipment-hatch': view.corner((scene, choose) => {
    const [width, lift] = [choose([72, 84]), choose([26, 30])];
    scene.level(0).shape(rectangle(-10, -10, width + 20, 60), FINE);
    scene.box([0, 0, 0], [width, 40, 10]);
    scene.level(10).rect(3, 3, width - 6, 34);
    scene.level(10).hatch(rectangle(3, 3, width - 6, 34), 45, 3);
    for (const [x, dx] of [
      [width + 1, 14],
      [-1, -14],
    ] as const) {
      scene.face(xyz(x, -1, 11, x, 41, 11, x + dx, 41, 11 + lift, x + dx, -1, 11 + lift));
      scene.face(xyz(x, -1, 11, x + dx, -1, 11 + lift, x + dx - 2, -1, 12 + lift, x - 2, -1, 12));
      scene.line(xyz(x + dx * 0.2, 4, 11 + lift * 0.2, x + dx * 0.2, 36, 11 + lift * 0.2));
    }
  }),
  'hatch-railing': view.corner((scene, choose) => {
    const [height, gate] = [choose([42, 44]), choose([1, 0])];
    scene.level(0).shape(rectangle(-14, -14, 70, 74), FINE);
    const rail = (a: [number, number], b: [number, number]): void => {
      for (const z of [height * 0.5, height]) rod(scene, [a[0], a[1], z], [b[0], b[1], z], 0.9, OUTLINE);
    };
    const post = (x: number, y: number): void => rod(scene, [x, y, 0], [x, y, height], 0.9, OUTLINE);
    post(46, 50);
    post(-4, 50);
    rail([-4, 50], [46, 50]);
    scene.box([0, 4, 0], [42, 42, 12]);
    scene.box([-2, 2, 12], [46, 46, 2.4]);
    post(46, 0);
    rail([46, 0], [46, 50]);
    post(-4, 0);
    rail([-4, 0], [-4, 50]);
    if (gate) {
      for (const z of [height * 0.5, height]) rod(scene, [-4, 0, z], [14, -22, z], 0.8, OUTLINE);
      rod(scene, [14, -22, height * 0.5], [14, -22, height], 0.8, OUTLINE);
    } else rod(scene, [-4, 0, height], [46, 0, height], 0.4);
  }),
};
