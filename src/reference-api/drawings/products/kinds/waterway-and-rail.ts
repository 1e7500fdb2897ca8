import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { moved } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A marine fender on its frame against the quay. */
export const fender: ProductSketch = (choose) => {
  const size = choose([30, 40]);
  const pads = choose([3, 2, 4]);
  const scene = new Scene(axonometric({ width: 24, depth: 32, depthScale: 0.95 }));
  const [width, height] = [90, 80];
  scene.box([-10, 0, -10], [width + 20, 26, height + 20]);
  scene.front(0).speckle(-6, -6, width + 12, height + 12, 70, 1.6);

  const cone = (x: number, z: number): void =>
    scene.turned(
      'y',
      [x, -size * 0.8, z],
      [
        [size * 0.3, 0],
        [size * 0.3, 2],
        [size * 0.22, size * 0.35],
        [size * 0.36, size * 0.76],
        [size * 0.44, size * 0.76],
        [size * 0.44, size * 0.8],
      ],
    );
  for (const z of pads === 2 ? [height / 2] : [height * 0.24, height * 0.76]) {
    cone(width * 0.74, z);
    cone(width * 0.26, z);
  }
  scene.box([0, -size * 0.8 - 6, 0], [width, 6, height]);
  const front = scene.front(-size * 0.8 - 6);
  for (const column of times(pads))
    for (const row of times(pads)) {
      const [w, h] = [width / pads, height / pads];
      front.rect(column * w + 1, row * h + 1, w - 2, h - 2, MED);
      for (const bolt of [0.2, 0.8]) front.circle(column * w + w * bolt, row * h + h / 2, 1.3, FINE);
    }
  return scene;
};

/** Track: rails on ties in ballast, or embedded in pavement. */
export const railTrack: ProductSketch = (choose) => {
  const form = choose(['ballast', 'embedded'] as const);
  const ties = choose([6, 5, 7]);
  const tieWidth = choose([9, 11]);
  const gauge = 56.5;
  const length = 130;
  const scene = new Scene(axonometric({ width: 26, depth: 36, depthScale: 0.9 }));
  const rail = (x: number): void => {
    scene.prism(
      'y',
      moved(
        [
          [0, 0],
          [6, 0],
          [6, 0.7],
          [3.6, 1.6],
          [3.4, 5],
          [4.5, 5.6],
          [4.5, 7],
          [1.5, 7],
          [1.5, 5.6],
          [2.6, 5],
          [2.4, 1.6],
          [0, 0.7],
        ],
        x,
      ),
      -6,
      length,
      OUT,
      FINE,
    );
  };
  if (form === 'embedded') {
    scene.prism('y', uv(-20, -12, gauge + 26, -12, gauge + 26, 0, -20, 0), 0, length);
    scene.front(0).speckle(-18, -11, gauge + 42, 10, 60, 1.2);
    for (const x of [gauge, 0]) {
      scene.level(0).rect(x - 3, 0, 12, length, MED);
      scene.level(0).rect(x + 1.5, -2, 3, length + 2, OUT);
      scene.front(0).shape(uv(x - 3, 0, x - 3, -8, x + 9, -8, x + 9, 0), MED);
      scene.front(-0.1).shape(
        [
          [x, -7],
          [x + 6, -7],
          [x + 6, -6.3],
          [x + 3.6, -5.4],
          [x + 3.4, -2],
          [x + 4.5, -1.4],
          [x + 4.5, 0],
          [x + 1.5, 0],
          [x + 1.5, -1.4],
          [x + 2.6, -2],
          [x + 2.4, -5.4],
          [x, -6.3],
        ],
        OUT,
      );
    }
    for (const joint of times(ties)) {
      const y = ((joint + 0.5) * length) / ties;
      for (const [from, to] of [
        [-20, -3],
        [9, gauge - 3],
        [gauge + 9, gauge + 26],
      ] as const)
        scene.level(0).line(uv(from, y, to, y), FINE);
    }
    scene.level(0).speckle(10, 4, gauge - 16, length - 8, 60, 1.4);
    return scene;
  }
  scene.prism('y', uv(-34, -12, gauge + 40, -12, gauge + 26, -2.6, -20, -2.6), 0, length - 10, MED, FINE);
  scene.level(-2.6).speckle(-18, 1, gauge + 42, length - 12, 170, 2.2);
  scene.front(0).speckle(-24, -11, gauge + 52, 8, 70, 1.8);
  for (const tie of times(ties).toReversed()) {
    const y = 4 + (tie * (length - 22)) / (ties - 1);
    scene.box([-17, y, -5], [gauge + 40, tieWidth, 5], OUT, MED);
    for (const x of [gauge - 3, -3]) scene.box([x, y + 1.5, 0], [12, tieWidth - 3, 0.6], MED, FINE);
  }
  rail(gauge);
  rail(0);
  return scene;
};
