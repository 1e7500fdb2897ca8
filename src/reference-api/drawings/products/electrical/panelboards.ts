import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const breakers = (plane: Plane, u: number, v: number, width: number, height: number, count: number): void => {
  for (const i of times(count))
    for (const c of [0, 1]) {
      plane.rect(
        u + (c * width) / 2 + 0.3,
        v + (i * height) / count + 0.2,
        width / 2 - 0.6,
        height / count - 0.4,
      );
      plane.rect(
        c ? u + width / 2 + 0.9 : u + width / 2 - 2.3,
        v + (i * height) / count + 0.5,
        1.4,
        height / count - 1,
        FINE,
      );
    }
};

/** A panelboard; `face` draws its dead front. */
export const panel = (
  width: number,
  height: number,
  depth: number,
  face: (plane: Plane, scene: Scene) => void,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, pipes] = [choose([1, 1.1]), choose([2, 3])];
    for (const i of times(pipes))
      scene.cylinder(
        'z',
        [width * (0.25 + (0.5 * i) / (pipes - 1)), depth / 2, height],
        width * 0.05,
        height * 0.1,
        MEDIUM,
      );
    scene.box([0, 0, 0], [width, depth * k, height]);
    scene.front(0).rect(width * 0.03, width * 0.03, width * 0.94, height - width * 0.06, FINE);
    face(scene.front(0), scene);
  });

export const panelboards = {
  /** A panelboard: trim, door ajar, rows of breakers. */
  panelboard: view.from({ width: 14, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const poles = choose([8, 10, 6]);
    const main = choose([1, 0]);
    const swing = choose([118, 134]);
    const [width, height, depth] = [24, 38, 6];
    for (const x of [5, 12, 18]) scene.cylinder('z', [x, depth / 2, height], 1.2, 7, MEDIUM);
    scene.box([0, 0, 0], [width, depth, height]);
    const front = scene.front(0);
    front.rect(0.8, 0.8, width - 1.6, height - 1.6);
    const [u, v, w] = [5, 4, width - 10];
    front.rect(u, v, w, height - 8);
    const top = height - 4 - (main ? 7 : 1);
    if (main) {
      front.rect(u + w / 2 - 3, top + 1, 6, 5);
      front.rect(u + w / 2 - 0.8, top + 2, 1.6, 3, OUTLINE);
    }
    const each = (top - v - 1.5) / poles;
    for (const pole of times(poles))
      for (const column of [0, 1]) {
        const at = u + 0.8 + (column * w) / 2;
        front.rect(at, v + 1 + pole * each, w / 2 - 1.6, each - 0.3);
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
    scene.line([face(2, 6), face(leaf - 2, 6), face(leaf - 2, height - 8), face(2, height - 8), face(2, 6)]);
    for (const row of times(poles))
      scene.line([
        face(3, 8 + (row * (height - 18)) / poles),
        face(leaf - 3, 8 + (row * (height - 18)) / poles),
      ]);
  }),
  'distribution-panelboard': panel(36, 66, 10, (plane) => {
    for (const i of times(4)) {
      plane.rect(5, 6 + i * 10, 12, 8.6);
      plane.rect(19, 6 + i * 10, 12, 8.6);
      plane.rect(10, 8.6 + i * 10, 2, 3.4, OUTLINE);
      plane.rect(24, 8.6 + i * 10, 2, 3.4, OUTLINE);
    }
    plane.rect(8, 48, 20, 13);
    plane.rect(16.6, 52, 2.8, 5, OUTLINE);
  }),
  'load-center': panel(14, 26, 4, (plane) => {
    plane.rect(2, 2, 10, 22);
    breakers(plane, 3, 3, 8, 14, 8);
    plane.rect(4.6, 18.4, 4.8, 3.6);
    plane.rect(6.4, 19.2, 1.2, 2, OUTLINE);
  }),
  'metered-panelboard': panel(28, 50, 8, (plane, scene) => {
    for (const [u, v] of uv(8.5, 40, 19.5, 40)) {
      scene.cylinder('y', [u, -2.4, v], 4, 2.4);
      plane.circle(u, v, 0.01, FINE);
      scene.front(-2.4).circle(u, v, 3.2, FINE);
      scene.front(-2.4).rect(u - 2, v, 4, 1.4);
    }
    breakers(plane, 7, 4, 14, 26, 8);
  }),
  'surge-device': panel(11, 15, 5, (plane) => {
    for (const k of times(3)) plane.circle(3.2 + k * 2.3, 11.4, 0.7);
    plane.shape(uv(5.8, 8.6, 3.9, 5.2, 5.6, 5.2, 4.8, 2.2, 7.4, 6.2, 5.8, 6.2, 6.8, 8.6), OUTLINE);
  }),
};
