import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A washroom dispenser: towels, soap or a combination unit with waste. */
export const dispenser: ProductSketch = (choose) => {
  const width = choose([11, 14]);
  const lock = choose([1, 2]);
  const scene = new Scene(axonometric({ width: 16, depth: 38, depthScale: 0.9 }));
  const height = 15;
  const w = width;
  scene.front(4.2).rect(-8, -3, w + 16, height + 6, FINE);
  scene.box([0, 0, 0], [w, 4, height]);
  const front = scene.front(0);
  const upper = 0;
  front.rect(0.6, upper + 0.6, w - 1.2, height - upper - 1.2, MED);
  front.rect(2, upper + 1.4, w - 4, 2.4, MED);
  front.shape(
    uv(2.6, upper + 2.6, w - 2.6, upper + 2.6, w - 3.4, upper - 1, w / 2, upper - 1.8, 3.4, upper - 1),
    MED,
  );
  front.line(uv(w / 2, upper + 2.6, w / 2, upper - 1.8), FINE);

  front.rect(w / 2 - 0.9, height - 4.6, 1.8, 2.6, FINE);
  for (const index of times(lock))
    scene.front(0).circle(w / 2 + (index - (lock - 1) / 2) * 2.4, height - 1.4, 0.4, FINE);
  return scene;
};

/** An extinguisher or utility cabinet, its glazed door ajar. */
export const cabinet: ProductSketch = (choose) => {
  const width = choose([15, 18]);
  const swing = choose([28, 44]);
  const [height, depth] = [26, 7];
  const scene = new Scene(axonometric({ width: 14, depth: 38, depthScale: 0.9 }));
  const trim = 1.8;
  scene.box([-trim, 0, -trim], [width + 2 * trim, 1.2, height + 2 * trim]);
  const front = scene.front(0);
  front.rect(0, 0, width, height, MED);
  front.through(corners(0, 0, width, height), () => {
    scene.front(depth).rect(0, 0, width, height, MED);
    scene.line(xyz(width, 0, 0, width, depth, 0), MED);
    scene.cylinder('z', [width * 0.42, depth * 0.5, 0.5], 2.4, 15, MED);
    scene.turned('z', [width * 0.42, depth * 0.5, 15.5], uv(2.4, 0, 0.9, 1.8, 0.9, 3), {
      layer: MED,
      crease: FINE,
    });
    scene.box([width * 0.42 - 2.6, depth * 0.5 - 0.4, 18.6], [5, 0.8, 0.8], MED, FINE);
    scene.bar(
      [
        [width * 0.42 + 0.9, depth * 0.4, 18],
        [width * 0.42 + 3.4, depth * 0.4, 15],
        [width * 0.42 + 3.2, depth * 0.4, 8],
      ],
      0.4,
      FINE,
    );
  });
  const a = (swing * Math.PI) / 180;
  const at = (d: number, off: number): [number, number] => [
    width - d * Math.cos(a) + off * Math.sin(a),
    -d * Math.sin(a) - off * Math.cos(a),
  ];
  scene.prism('z', [at(0, 0), at(width, 0), at(width, 0.8), at(0, 0.8)], 0, height);
  const face = (d: number, z: number): [number, number, number] => {
    const [x, y] = at(d, 0.82);
    return [x, y, z];
  };
  const pane = (from: number, to: number, low: number, high: number): void => {
    scene.face([face(from, low), face(to, low), face(to, high), face(from, high)], MED);
    scene.line(
      [
        face(from + (to - from) * 0.3, low + (high - low) * 0.35),
        face(to - (to - from) * 0.2, low + (high - low) * 0.7),
      ],
      FINE,
    );
    scene.line(
      [
        face(from + (to - from) * 0.2, low + (high - low) * 0.42),
        face(to - (to - from) * 0.4, low + (high - low) * 0.7),
      ],
      FINE,
    );
  };
  pane(1.6, width - 1.6, 1.6, height - 1.6);

  scene.face(
    [face(width - 1, 11.5), face(width - 0.3, 11.5), face(width - 0.3, 14.5), face(width - 1, 14.5)],
    MED,
  );
  return scene;
};
