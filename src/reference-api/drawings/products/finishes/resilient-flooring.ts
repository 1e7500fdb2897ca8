import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { squares } from '#src/reference-api/drawings/products/finishes/tile.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const resilientFlooring = {
  'vinyl-tile': squares(12, 0.3, (on, u, v, width, height, i) => {
    for (const k of times(3))
      on.line(
        times(5).map((p): [number, number] => [
          u + 1 + (p * (width - 2)) / 4,
          v + height * (0.2 + k * 0.27) + Math.sin(p * 1.4 + k + i) * 0.8,
        ]),
      );
  }),
  /** Planks laid end to end with staggered joints, grained, their layers at the edge. */
  plank: view.from({ width: 24, depth: 34 }, (scene, choose) => {
    const width = choose([7, 5, 9]);
    const grain = choose([2, 3]);
    const layers = choose([2, 3]);
    const rows = Math.round(36 / width);
    const length = 46;
    const thick = 1.6;
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
        scene.box([from, v, 0], [to - from, width - 0.15, thick]);
        for (const line of times(grain)) {
          const y = v + (width * (line + 0.7)) / (grain + 0.4);
          const step = (to - from) / 12;
          scene
            .level(thick)
            .line(
              times(9).map((at): [number, number] => [
                from + step * (at + 1.6),
                y + 0.28 * Math.sin(at * 0.9 + row + line),
              ]),
            );
        }
        for (const layer of times(layers))
          scene
            .front(v)
            .line(uv(from, (thick * (layer + 1)) / (layers + 1), to, (thick * (layer + 1)) / (layers + 1)));
      }
      scene.side(start).line(uv(v + 0.6, thick * 0.5, v + width - 0.6, thick * 0.5));
    }
  }),
  'composition-tile': view.corner((scene, choose) => {
    const count = choose([4, 5]);
    scene.box([0, 0, -1], [48, 48, 1]);
    const size = 48 / count;
    const top = scene.level(0);
    for (const row of times(count))
      for (const column of times(count)) {
        top.rect(column * size, row * size, size, size);
        if ((row + column) % 2 === 0)
          top.hatch(rectangle(column * size, row * size, size, size), 45, 1.1, MEDIUM);
      }
  }),
  'rubber-tile': view.corner((scene, choose) => {
    const studs = choose([4, 5]);
    for (const [x, y] of uv(24.4, 24.4, 0, 24.4, 24.4, 0, 0, 0)) {
      scene.box([x, y, -1.6], [24, 24, 1.6]);
      for (const row of times(studs).toReversed())
        for (const column of times(studs).toReversed()) {
          const at = (index: number) => ((index + 0.5) * 24) / studs;
          scene.cylinder('z', [x + at(column), y + at(row), 0], 24 / studs / 3, 0.8, MEDIUM);
        }
    }
  }),
  'linoleum-tile': view.corner((scene, choose) => {
    const veins = choose([6, 7]);
    for (const [x, y, z] of xyz(20, 14, 0, 10, 7, 2.4, 0, 0, 4.8)) {
      scene.box([x, y, z], [36, 36, 2]);
      if (z < 4) continue;
      // Marbled face; the corner that is turned up shows the jute backing.
      for (const vein of times(veins))
        scene.level(z + 2).line(
          times(19).map(
            (step) => [step * 2, 3 + vein * (32 / veins) + Math.sin(step * 0.7 + vein * 1.7) * 1.8] as const,
          ),
          vein % 2 ? MEDIUM : FINE,
        );
    }
    scene.face(xyz(0, 0, 6.8, 12, 0, 6.8, 5, 5, 12, 0, 12, 6.8));
    scene.line(xyz(3, 1, 8, 2, 8, 8));
    scene.line(xyz(6, 1, 8.4, 3, 6, 9.4));
    scene.line(xyz(9, 1, 8, 4, 5, 11));
  }),
};
