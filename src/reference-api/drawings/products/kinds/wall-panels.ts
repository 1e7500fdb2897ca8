import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, dimetric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A foamed-core panel: two faces, the core in hatching, the tongue-and-groove side joint. */
export const insulatedPanel: ProductSketch = (choose) => {
  const thick = choose([4, 6, 3]);
  const ribs = choose([7, 4, 11]);
  const width = choose([42, 36]);
  const scene = new Scene(axonometric({ width: 26, depth: 30 }));
  const height = 34;
  const core: [number, number][] = [
    [0, 0],
    [width, 0],
    [width, thick],
    [0, thick],
    [0, thick * 0.68],
    [-1.8, thick * 0.6],
    [-1.8, thick * 0.4],
    [0, thick * 0.32],
  ];
  scene.prism('z', core, 0, height);
  const front = scene.front(0);
  for (const rib of times(ribs)) {
    const u = ((rib + 0.5) * width) / ribs;
    front.line(uv(u - 0.4, 0, u - 0.4, height), MED);
    front.line(uv(u + 0.4, 0, u + 0.4, height));
  }
  const top = scene.level(height);
  top.line(uv(0, 0.4, width, 0.4), MED);
  top.line(uv(0, thick - 0.4, width, thick - 0.4), MED);
  top.hatch(corners(0, 0.4, width, thick - 0.8), 45, 1.5);
  top.hatch(corners(0, 0.4, width, thick - 0.8), -45, 1.5);
  return scene;
};

/** An architectural precast panel with reveals, an opening and lifting points. */
export const precastPanel: ProductSketch = (choose) => {
  const openings = choose([1, 2, 0]);
  const reveals = choose([2, 3]);
  const thick = choose([8, 12]);
  const [width, height] = [120, 90];
  const scene = new Scene(axonometric({ width: 16, depth: 40, depthScale: 0.9 }));
  scene.box([0, 0, 0], [width, thick, height]);
  const front = scene.front(0);
  for (const reveal of times(reveals)) {
    const v = (height * (reveal + 1)) / (reveals + 1);
    front.line(uv(0, v, width, v), MED);
    front.line(uv(0, v + 1.6, width, v + 1.6));
  }
  for (const opening of times(openings)) {
    const w = openings === 1 ? 48 : 34;
    const u = (width * (opening + 1)) / (openings + 1) - w / 2;
    front.rect(u, 26, w, 40, OUT);
    front.through(corners(u, 26, w, 40), () => {
      scene.front(thick).rect(u, 26, w, 40, MED);
      scene.line(xyz(u + w, 0, 26, u + w, thick, 26), MED);
      scene.level(26).hatch(corners(u, 0, w, thick), 0, 2);
    });
  }
  front.speckle(3, 2, width - 6, 20, 60, 1.2);
  front.speckle(3, height - 22, width - 6, 20, 40, 1.2);
  for (const u of [0.25, 0.75])
    scene.bar(
      [
        [width * u - 4, thick / 2, height],
        [width * u - 3, thick / 2, height + 5],
        [width * u + 3, thick / 2, height + 5],
        [width * u + 4, thick / 2, height],
      ],
      0.8,
      MED,
    );
  return scene;
};

/** Wood paneling on battens: veneer grain, slats or kerfs. */
export const woodPanel: ProductSketch = (choose) => {
  const form = choose(['veneer', 'slats', 'grooves'] as const);
  const count = choose([3, 4, 2]);
  const thick = choose([2, 3]);
  const height = 40;
  const width = 16;
  const scene = new Scene(dimetric);
  for (const z of [6, 30]) scene.box([0, thick + 0.1, z], [width * count + 6, 3, 4], MED, FINE);
  for (const index of times(count).toReversed()) {
    const x = index * (width + 0.8);
    if (form === 'slats') {
      for (const slat of times(4).toReversed()) scene.box([x + slat * 4.2, 0, 0], [2.6, thick, height]);
      continue;
    }
    scene.box([x, 0, 0], [width, thick, height]);
    const front = scene.front(0);
    if (form === 'grooves')
      for (const groove of times(5)) {
        front.line(uv(x + 2.4 + groove * 2.8, 0, x + 2.4 + groove * 2.8, height), MED);
        front.line(uv(x + 2.9 + groove * 2.8, 0, x + 2.9 + groove * 2.8, height));
      }
    else
      for (const arch of times(4)) {
        const middle = x + width / 2 + (index % 2 ? 1.4 : -1.2);
        front.line(arcPoints([middle, 0], 1 + arch * 1.7, 0, 180, 9 + arch * 8), FINE);
      }
  }
  return scene;
};
