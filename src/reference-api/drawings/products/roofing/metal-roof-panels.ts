import { smallest } from '#src/lib/long-lists.ts';
import { sheetProfile, times, arcPoints, shifted, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place, Axes } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

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

export const metalRoofPanels = {
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
};
