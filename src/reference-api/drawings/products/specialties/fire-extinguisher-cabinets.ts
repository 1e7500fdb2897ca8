import {
  rectangle,
  uv,
  xyz,
  times,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** A cabinet in the wall: `inside` draws its contents, `front` its door. */
const wallBox = (
  width: number,
  height: number,
  inside: (plane: Plane) => void,
  front: (plane: Plane) => void,
  surface = 0,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [trim, handle] = [choose([1.6, 2.2]), choose([1, 0])];
    wall(scene, -6, -6, width + 12, height + 12, 0.6 + surface * 6);
    scene.box([-trim, 0, -trim], [width + 2 * trim, 0.6 + surface * 6, height + 2 * trim]);
    const plane = scene.front(0);
    plane.rect(0, 0, width, height);
    inside(plane);
    front(plane);
    if (handle) plane.rect(width - 1.6, height * 0.44, 0.9, height * 0.12);
    else plane.circle(width - 1.3, height * 0.5, 0.7);
  });

const extinguisher = (plane: Plane): void => {
  plane.shape([...roundedRectangle(3.4, 2, 6, 14, 2.2)]);
  plane.rect(5.4, 16, 2, 2.4);
  plane.line(uv(4.4, 19.4, 9, 18.6), OUTLINE);
  plane.line(uv(4.6, 17.6, 3, 14, 2.6, 8), MEDIUM);
  plane.rect(4.6, 6, 3.6, 5, FINE);
};

export const fireExtinguisherCabinets = {
  /** A fire extinguisher cabinet, its glazed door ajar. */
  cabinet: view.from({ width: 14, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([15, 18]);
    const swing = choose([28, 44]);
    const [height, depth] = [26, 7];
    const trim = 1.8;
    scene.box([-trim, 0, -trim], [width + 2 * trim, 1.2, height + 2 * trim]);
    const front = scene.front(0);
    front.rect(0, 0, width, height);
    front.through(rectangle(0, 0, width, height), () => {
      scene.front(depth).rect(0, 0, width, height);
      scene.line(xyz(width, 0, 0, width, depth, 0), MEDIUM);
      scene.cylinder('z', [width * 0.42, depth * 0.5, 0.5], 2.4, 15, MEDIUM);
      scene.turned('z', [width * 0.42, depth * 0.5, 15.5], uv(2.4, 0, 0.9, 1.8, 0.9, 3), {
        layer: MEDIUM,
        crease: FINE,
      });
      scene.box([width * 0.42 - 2.6, depth * 0.5 - 0.4, 18.6], [5, 0.8, 0.8], MEDIUM, FINE);
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
      scene.face([face(from, low), face(to, low), face(to, high), face(from, high)], MEDIUM);
      scene.line([
        face(from + (to - from) * 0.3, low + (high - low) * 0.35),
        face(to - (to - from) * 0.2, low + (high - low) * 0.7),
      ]);
      scene.line([
        face(from + (to - from) * 0.2, low + (high - low) * 0.42),
        face(to - (to - from) * 0.4, low + (high - low) * 0.7),
      ]);
    };
    pane(1.6, width - 1.6, 1.6, height - 1.6);

    scene.face(
      [face(width - 1, 11.5), face(width - 0.3, 11.5), face(width - 0.3, 14.5), face(width - 1, 14.5)],
      MEDIUM,
    );
  }),
  'fire-rated-cabinet': wallBox(13, 24, extinguisher, (plane) => {
    plane.line(uv(1.4, 1.4, 11.6, 1.4, 11.6, 22.6, 1.4, 22.6, 1.4, 1.4), MEDIUM);
    plane.line(uv(0.5, 5, 0.5, 19), OUTLINE);
    nameplate(plane, 1.6, 20, 5, 2.2, 2, FINE);
  }),
  'hose-valve-cabinet': wallBox(
    20,
    20,
    (plane) => {
      plane.circle(10, 11, 5);
      plane.circle(10, 11, 4, FINE);
      for (const k of times(4))
        plane.line(uv(10, 11, 10 + Math.cos(k * 1.57 + 0.5) * 4, 11 + Math.sin(k * 1.57 + 0.5) * 4), MEDIUM);
      plane.rect(8, 2, 4, 5);
      plane.rect(7, 2, 6, 1.4);
    },
    (plane) => plane.line(uv(1.4, 1.4, 18.6, 1.4, 18.6, 18.6, 1.4, 18.6, 1.4, 1.4)),
  ),
  'defibrillator-cabinet': wallBox(
    15,
    17,
    (plane) => {
      plane.rect(1.2, 1.2, 12.6, 14.6, FINE);
      plane.shape([
        ...arcPoints([5.6, 10.4], 2.1, 0, 190),
        ...uv(7.5, 4),
        ...arcPoints([9.4, 10.4], 2.1, -10, 180).toReversed().slice(0, 0),
        ...arcPoints([9.4, 10.4], 2.1, -10, 170).toReversed().toReversed(),
      ]);
      plane.line(uv(7.9, 11, 6.6, 8.4, 8.2, 8.4, 7.2, 6), OUTLINE);
    },
    (plane) => plane.line(uv(3, 2.6, 12, 2.6), MEDIUM),
    1,
  ),
};
