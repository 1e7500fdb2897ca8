import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Tiles in their bond with joints, one corner still open on the mortar bed. */
export const tile: ProductSketch = (choose) => {
  const size = choose([12, 8, 10]);
  const thick = choose([0.8, 1.3]);
  const count = Math.round(48 / size);
  const scene = new Scene(axonometric({ width: 20, depth: 38, depthScale: 0.9 }));
  const span = count * size;
  scene.box([-4, -4, -3], [span + 12, span * 0.8 + 8, 3 - thick]);
  const bed = scene.level(-thick);
  bed.hatch(corners(-4, -4, span + 12, span * 0.8 + 8), 12, 1.6);
  const joint = size * 0.07;
  const place = (points: [number, number][]): void => scene.prism('z', points, -thick, thick, MED, FINE);
  const rows = Math.round(count * 0.8);

  for (const row of times(rows).toReversed())
    for (const column of times(count).toReversed()) {
      if (row === 0 && column < 2) continue;
      const shift = 0;
      const [u, v] = [column * size + shift - size * 0.1, row * size];
      const side = size - joint;
      place(corners(u, v, side, side).map(([a, b]) => [a, b]));
    }
  return scene;
};

/** Planks laid end to end with staggered joints, grained, their layers at the edge. */
export const plank: ProductSketch = (choose) => {
  const width = choose([7, 5, 9]);
  const grain = choose([2, 3]);
  const layers = choose([2, 3]);
  const rows = Math.round(36 / width);
  const length = 46;
  const thick = 1.6;
  const scene = new Scene(axonometric({ width: 24, depth: 34 }));
  for (const row of times(rows).toReversed()) {
    const v = row * width;
    const start = row === 0 ? 14 : row === 1 ? 6 : 0;
    const joint = 12 + ((row * 19) % 27);
    const pieces: [number, number][] =
      joint > start + 3
        ? [
            [joint + 0.2, length],
            [start, joint],
          ]
        : [[start, length]];
    for (const [from, to] of pieces) {
      scene.box([from, v, 0], [to - from, width - 0.15, thick], OUT, MED);
      for (const line of times(grain)) {
        const y = v + (width * (line + 0.7)) / (grain + 0.4);
        const step = (to - from) / 12;
        scene.level(thick).line(
          times(9).map((at): [number, number] => [
            from + step * (at + 1.6),
            y + 0.28 * Math.sin(at * 0.9 + row + line),
          ]),
          FINE,
        );
      }
      for (const layer of times(layers))
        scene
          .front(v)
          .line(
            uv(from, (thick * (layer + 1)) / (layers + 1), to, (thick * (layer + 1)) / (layers + 1)),
            FINE,
          );
    }
    scene.side(start).line(uv(v + 0.6, thick * 0.5, v + width - 0.6, thick * 0.5), FINE);
  }
  return scene;
};

/** Carpet tiles quarter-turned, one lifted at its corner. */
export const carpetTile: ProductSketch = (choose) => {
  const size = choose([19, 24, 16]);
  const pattern = choose(['quarter turn', 'monolithic', 'bars'] as const);
  const lift = choose([5, 7]);
  const count = size === 16 ? 4 : 3;
  const scene = new Scene(axonometric({ width: 20, depth: 38, depthScale: 0.95 }));
  const thick = 0.7;
  for (const row of times(count).toReversed())
    for (const column of times(count).toReversed()) {
      const [u, v] = [column * size, row * size];
      const tileEdge = corners(u, v, size - 0.2, size - 0.2);
      const angle = pattern === 'monolithic' ? 0 : (row + column) % 2 === 0 ? 0 : 90;
      if (row === 0 && column === 0) {
        const raised = (f: number, g: number): [number, number, number] => [
          u + f * size,
          v + g * size,
          0.2 + lift * Math.max(0, 1 - f - g) ** 1.5,
        ];
        scene.level(0).rect(u, v, size, size, FINE);
        const edge = [
          ...times(9).map((s) => raised(0, 1 - s / 8)),
          ...times(9).map((s) => raised(s / 8, 0)),
          raised(1, 1),
        ];
        scene.face(edge, OUT);
        for (const line of times(9))
          scene.line(
            times(9).map((s) => raised((line + 1) / 10, s / 8)),
            FINE,
          );
        continue;
      }
      scene.box([u, v, -thick], [size - 0.2, size - 0.2, thick], OUT, MED);
      const top = scene.level(0);
      top.hatch(tileEdge, angle, pattern === 'bars' ? 3.2 : 1.5);
      if (pattern === 'bars') top.hatch(corners(u + 0.6, v + 0.6, size - 1.4, size - 1.4), angle, 3.2, FINE);
    }
  return scene;
};
