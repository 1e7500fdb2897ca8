import { FINE, OUT, ground, three, uv } from '#src/reference-api/drawings/products/parts.ts';
import type { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';

export const fenceOf =
  (draw: (s: Scene, x: number, bay: number, h: number) => void, h0: number, square = true): ProductSketch =>
  (choose) => {
    const [bays, h] = [choose([2, 3]), choose([h0, h0 * 1.15])];
    const s = three();
    const bay = 60;
    const put = (x: number): void => {
      if (square) s.box([x - 1.6, -1.6, 0], [3.2, 3.2, h + 4], OUT, FINE);
      else s.cylinder('z', [x, 0, 0], 1.6, h + 3);
    };
    for (const i of times(bays).toReversed()) {
      put((i + 1) * bay);
      draw(s, i * bay + 1.6, bay - 3.2, h);
    }
    put(0);
    ground(s, -10, bays * bay + 20);
    return s;
  };
/** A rail's profile: base, web, head; a girder has its groove. */
export const railProfile = (girder: boolean): [number, number][] =>
  girder
    ? uv(
        -3,
        0,
        3,
        0,
        3,
        0.5,
        0.5,
        1.2,
        0.5,
        4.4,
        2.4,
        5,
        2.4,
        6.2,
        1.8,
        6.4,
        1.7,
        5.4,
        0.9,
        5.4,
        0.8,
        7,
        -1.5,
        7,
        -1.5,
        5.4,
        -0.5,
        4.6,
        -0.5,
        1.2,
        -3,
        0.5,
      )
    : uv(
        -3,
        0,
        3,
        0,
        3,
        0.5,
        0.5,
        1.2,
        0.4,
        4.8,
        1.4,
        5.4,
        1.4,
        6.8,
        0.9,
        7.1,
        -0.9,
        7.1,
        -1.4,
        6.8,
        -1.4,
        5.4,
        -0.4,
        4.8,
        -0.5,
        1.2,
        -3,
        0.5,
      );
export const quay = (s: Scene): void => {
  s.box([0, 14, -26], [90, 26, 66], OUT, FINE);
  s.front(14).speckle(2, -24, 86, 60, 60, 1.4);
};
