import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { sheet, times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

const slope = axonometric({ width: 22, depth: 36, depthScale: 0.9 });

/** Pans between standing seams on their deck, with clips at the open edge. */
export const standingSeamPanel: ProductSketch = (choose) => {
  const pan = choose([16, 12, 18]);
  const seam = choose([1.75, 2.5, 3]);
  const count = pan < 14 ? 4 : 3;
  const length = 34;
  const scene = new Scene(slope);
  scene.box([-3, -7, -2.6], [pan * count + 6, length + 7, 1.6], OUT, MED);
  scene.level(-1).line(uv(-3, -3.5, pan * count + 3, -3.5));
  const upper: [number, number][] = [[0, 0]];
  for (const index of times(count)) {
    const start = index * pan;
    if (index > 0) upper.push([start, 0], [start, seam], [start + 0.9, seam], [start + 0.9, 0]);
  }
  const end = count * pan;
  upper.push([end, 0], [end, seam], [end + 0.9, seam], [end + 0.9, 0]);
  scene.prism('y', sheet(upper, 0.3), 0, length);
  for (const index of times(count)) {
    const x = (index + 1) * pan;
    scene.box([x - 2.6, -2.4, -1], [2.6, 1.8, 0.25], MED, FINE);
    scene.side(x).rect(-2.4, -1, 1.8, seam, MED);
  }
  return scene;
};

/** Waves or trapezoids rolled into a sheet, two sheets lapped. */
export const corrugatedPanel: ProductSketch = (choose) => {
  const pitch = choose([5, 6.5, 8]);
  const depth = choose([1.4, 2]);
  const width = 40;
  const scene = new Scene(slope);
  const upper: [number, number][] = [];
  const count = Math.round(width / pitch);
  for (const index of times(count)) {
    const x = index * pitch;
    upper.push([x, 0], [x + pitch * 0.34, 0]);
    upper.push([x + pitch * (0.34 + 0.14), depth], [x + pitch * (1 - 0.14), depth]);
  }
  upper.push([count * pitch, 0]);
  const lift = upper.map(([u, v]): [number, number] => [u, v + 0.5]);
  scene.prism('y', sheet(upper, 0.3), 0, 24, OUT, MED);
  scene.prism('y', sheet(lift, 0.3), 20, 24, OUT, MED);
  const crest = upper.reduce((top, [, v]) => Math.max(top, v), 0);
  for (const [u, v] of upper.filter(([, value]) => value === crest))
    scene.cylinder('z', [u + 0.9, 4, v], 0.45, 0.35, MED);
  return scene;
};

/** A pre-engineered building: rigid frames, ribbed walls, a low gable roof. */
export const metalBuilding: ProductSketch = (choose) => {
  const bays = choose([4, 3, 5]);
  const rise = choose([5, 8]);
  const doors = choose([1, 2, 3]);
  const [span, eave, bay] = [40, 16, 15];
  const length = bays * bay;
  const scene = new Scene(axonometric({ width: 20, depth: 26, depthScale: 0.9 }));
  const gable = uv(0, 0, span, 0, span, eave, span / 2, eave + rise, 0, eave);
  scene.prism('y', gable, 0, length);
  const left = scene.side(0);
  left.hatch(corners(0, 0, length, eave), 90, 2.2, PATT);
  for (const index of times(bays)) {
    left.rect(index * bay + 4, eave - 6, bay - 8, 3.2, MED);
  }
  const front = scene.front(0);
  front.line(uv(0, eave, span, eave), FINE);
  for (const index of times(doors)) {
    const w = doors === 3 ? 9 : 11;
    const u = (span * (index + 1)) / (doors + 1) - w / 2;
    front.rect(u, 0, w, 11, MED);
    for (const panel of times(4)) front.line(uv(u, 2.2 * (panel + 1), u + w, 2.2 * (panel + 1)));
  }
  front.hatch(uv(0, eave, span, eave, span / 2, eave + rise), 90, 2.2, PATT);
  for (const step of times(bays * 5)) {
    const y = (step * length) / (bays * 5);
    scene.line(xyz(0, y, eave, span / 2, y, eave + rise), step % 5 === 0 ? MED : PATT);
  }
  return scene;
};
