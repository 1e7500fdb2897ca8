import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { rounded, moved } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A controller or thermostat: touch panel, DIN module or room sensor. */
export const controller: ProductSketch = (choose) => {
  const form = choose(['panel', 'module', 'thermostat'] as const);
  const keys = choose([4, 6, 3]);
  const width = choose([7, 8.4]);
  const scene = new Scene(axonometric({ width: 16, depth: 38 }));
  if (form === 'module') {
    const [w, d, h] = [width, 3, 5];
    scene.box([-3, d, h * 0.34], [w + 6, 0.3, 1.5], MED, FINE);
    scene.prism('x', uv(0.9, 0, d, 0, d, h, 0.9, h, 0.9, h - 1, 0, h - 1.3, 0, 1.3, 0.9, 1), 0, w);
    for (const v of [0.15, h - 0.75])
      for (const terminal of times(keys * 3)) {
        const u = 0.3 + (terminal * (w - 0.6)) / (keys * 3);
        scene.front(0.9).rect(u, v, (w - 0.6) / (keys * 3) - 0.08, 0.6, FINE);
        scene.front(0.9).circle(u + (w - 0.6) / (keys * 6), v + 0.3, 0.14, FINE);
      }
    const front = scene.front(0);
    front.rect(0.5, 2.1, w * 0.45, 1.3, MED);
    front.line(uv(0.8, 2.9, w * 0.3, 2.9), FINE);
    for (const lamp of times(keys)) front.circle(w * 0.6 + lamp * ((w * 0.36) / keys), 3.2, 0.13, FINE);
    front.rect(w * 0.62, 1.7, 0.8, 0.7, FINE);
    front.rect(w * 0.76, 1.7, 0.8, 0.7, FINE);
    return scene;
  }
  const height = form === 'panel' ? width * 0.7 : width * 0.92;
  scene.prism('y', rounded(-0.4, -0.4, width + 0.8, height + 0.8, 0.4), 0.8, 0.3, MED, PATT);
  scene.prism('y', rounded(0, 0, width, height, 0.6), 0, 0.8, OUT, PATT);
  const front = scene.front(0);
  if (form === 'thermostat') {
    const c: [number, number] = [width / 2, height / 2];
    front.circle(c[0], c[1], width * 0.38, OUT);
    front.circle(c[0], c[1], width * 0.31, MED);
    for (const tick of times(keys * 6)) {
      const a = Math.PI * (-0.2 + (1.4 * tick) / (keys * 6 - 1));
      front.line(
        [
          [c[0] + Math.cos(a) * width * 0.32, c[1] + Math.sin(a) * width * 0.32],
          [c[0] + Math.cos(a) * width * 0.365, c[1] + Math.sin(a) * width * 0.365],
        ],
        FINE,
      );
    }
    const seven = uv(-0.9, 0.8, 0, 0.8, -0.5, -0.7);
    front.line(moved(seven, ...c), OUT);
    front.line(moved(uv(0.3, -0.7, 0.3, 0.8, 1.2, 0.8, 1.2, -0.7, 0.3, -0.7), ...c), OUT);
    front.circle(c[0] + 1.65, c[1] + 0.75, 0.16, FINE);
    front.shape(uv(c[0] - 0.3, c[1] - 1.3, c[0] + 0.3, c[1] - 1.3, c[0], c[1] - 1.8), FINE);
    return scene;
  }
  front.rect(0.5, height * 0.24, width - 1, height * 0.66, MED);
  for (const key of times(keys))
    front.circle(0.9 + (key * (width - 1.8)) / (keys - 1), height * 0.12, 0.28, MED);
  const [u0, v0, w, h] = [0.8, height * 0.3, width - 1.6, height * 0.54];
  front.line(uv(u0, v0, u0, v0 + h * 0.6), FINE);
  front.line(uv(u0, v0, u0 + w * 0.55, v0), FINE);
  front.line(
    times(12).map((step): [number, number] => [
      u0 + (step * w * 0.5) / 11,
      v0 + h * (0.28 + 0.2 * Math.sin(step * 0.8)),
    ]),
    MED,
  );
  for (const row of times(4)) front.rect(u0 + w * 0.64, v0 + (row * h) / 4, w * 0.34, h / 5, FINE);
  front.line(uv(u0, v0 + h * 0.85, u0 + w * 0.4, v0 + h * 0.85), MED);
  return scene;
};

/** A panelboard: trim, door ajar, rows of breakers. */
export const panelboard: ProductSketch = (choose) => {
  const poles = choose([8, 10, 6]);
  const main = choose([1, 0]);
  const swing = choose([118, 134]);
  const [width, height, depth] = [24, 38, 6];
  const scene = new Scene(axonometric({ width: 14, depth: 38, depthScale: 0.9 }));
  for (const x of [5, 12, 18]) scene.cylinder('z', [x, depth / 2, height], 1.2, 7, MED);
  scene.box([0, 0, 0], [width, depth, height]);
  const front = scene.front(0);
  front.rect(0.8, 0.8, width - 1.6, height - 1.6, MED);
  const [u, v, w] = [5, 4, width - 10];
  front.rect(u, v, w, height - 8, MED);
  const top = height - 4 - (main ? 7 : 1);
  if (main) {
    front.rect(u + w / 2 - 3, top + 1, 6, 5, MED);
    front.rect(u + w / 2 - 0.8, top + 2, 1.6, 3, OUT);
  }
  const each = (top - v - 1.5) / poles;
  for (const pole of times(poles))
    for (const column of [0, 1]) {
      const at = u + 0.8 + (column * w) / 2;
      front.rect(at, v + 1 + pole * each, w / 2 - 1.6, each - 0.3, MED);
      front.rect(column ? at + 0.6 : at + w / 2 - 3.6, v + 1.3 + pole * each, 1.4, each - 0.9, FINE);
    }
  const a = (swing * Math.PI) / 180;
  const at = (d: number, off: number): [number, number] => [
    width - 2 - d * Math.cos(a) + off * Math.sin(a),
    -d * Math.sin(a) - off * Math.cos(a),
  ];
  const leaf = width - 5;
  scene.prism('z', [at(0, 0), at(leaf, 0), at(leaf, 0.6), at(0, 0.6)], 2, height - 4);
  const face = (d: number, z: number): [number, number, number] => {
    const [x, y] = at(d, -0.01);
    return [x, y, z];
  };
  scene.line(
    [face(2, 6), face(leaf - 2, 6), face(leaf - 2, height - 8), face(2, height - 8), face(2, 6)],
    FINE,
  );
  for (const row of times(poles))
    scene.line(
      [face(3, 8 + (row * (height - 18)) / poles), face(leaf - 3, 8 + (row * (height - 18)) / poles)],
      FINE,
    );
  return scene;
};
