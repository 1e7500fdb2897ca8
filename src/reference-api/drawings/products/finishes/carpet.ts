import { rectangle, uv, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const carpet = {
  /** Carpet tiles quarter-turned, one lifted at its corner. */
  'carpet-tile': view.from({ width: 20, depth: 38, depthScale: 0.95 }, (scene, choose) => {
    const size = choose([19, 24, 16]);
    const pattern = choose(['quarter turn', 'monolithic', 'bars'] as const);
    const lift = choose([5, 7]);
    const count = size === 16 ? 4 : 3;
    const thick = 0.7;
    for (const row of times(count).toReversed())
      for (const column of times(count).toReversed()) {
        const [u, v] = [column * size, row * size];
        const tileEdge = rectangle(u, v, size - 0.2, size - 0.2);
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
          scene.face(edge);
          for (const line of times(9)) scene.line(times(9).map((s) => raised((line + 1) / 10, s / 8)));
          continue;
        }
        scene.box([u, v, -thick], [size - 0.2, size - 0.2, thick]);
        const top = scene.level(0);
        top.hatch(tileEdge, angle, pattern === 'bars' ? 3.2 : 1.5);
        if (pattern === 'bars')
          top.hatch(rectangle(u + 0.6, v + 0.6, size - 1.4, size - 1.4), angle, 3.2, FINE);
      }
  }),
  'carpet-plank': view.corner((scene, choose) => {
    const [width, count] = [choose([9, 10]), choose([5, 4])];
    for (const i of times(count).toReversed())
      for (const j of [1, 0]) {
        const y = j * 36 + (i % 2) * 18 - 10;
        scene.box([i * width, y, 0], [width - 0.15, 35.8, 0.6], OUTLINE, FINE);
        scene.level(0.6).hatch(rectangle(i * width, y, width - 0.15, 35.8), 90 + (i % 2) * 24, 1.1);
        for (const k of times(3))
          scene.level(0.6).line(uv(i * width + 2 + k * 2.4, y + 3, i * width + 2 + k * 2.4, y + 30 - k * 5));
      }
  }),
  'entry-carpet-tile': view.corner((scene, choose) => {
    const ribs = choose([12, 14]);
    scene.box([0, 0, -1.4], [50, 40, 1.4]);
    const top = scene.level(0);
    for (const rib of times(ribs)) top.rect((rib * 50) / ribs, 0, 26 / ribs, 40);
    // A wet footprint shows that it takes up moisture.
    for (const [u, v] of uv(15, 7, 30, 21)) {
      top.shape(arcPoints([u, v + 7], 4, 0, 360, 6, 18).slice(0, -1), OUTLINE);
      top.shape(arcPoints([u, v - 2.4], 3, 0, 360, 2.6, 14).slice(0, -1), OUTLINE);
      for (const tread of times(4))
        top.line(uv(u - 3, v + 3 + tread * 2.6, u + 3, v + 3 + tread * 2.6), MEDIUM);
    }
  }),
  'cushion-carpet-tile': view.corner((scene, choose) => {
    const [size, curl] = [choose([24, 22]), choose([9, 7])];
    scene.box([0, 0, 0], [size * 1.8, size, 2.2]);
    scene.level(2.2).hatch(rectangle(0, 0, size * 1.8, size), 45, 1.4);
    scene.level(2.2).line(uv(size * 0.9, 0, size * 0.9, size), MEDIUM);
    for (const k of [0.7, 1.3]) {
      scene.front(0).line(uv(0, k, size * 1.8, k));
      scene.side(0).line(uv(0, k, size, k));
    }
    scene.front(0).speckle(0.3, 0.1, size * 1.7, 0.6, 60, 0.2);
    const edge = (k: number): Place[] =>
      arcPoints([size * 0.5, curl], curl, 270, 200).map(([x, z]): Place => [x - size * 0.5, k, z + 2.2]);
    scene.face([...edge(0), ...edge(size).toReversed()]);
    for (const k of [0.25, 0.5, 0.75]) scene.line(edge(size * k));
  }),
};
