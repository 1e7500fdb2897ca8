import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';

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
