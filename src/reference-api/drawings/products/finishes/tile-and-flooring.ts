import { rectangle, uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane, Face } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** A floor of squares, the nearest one lifted. */
const squares = (size: number, thick: number, face: Face, n = 4): ProductSketch =>
  view.corner((scene, choose) => {
    const [count, up] = [choose([n, n - 1]), choose([size * 0.22, size * 0.3])];
    const width = count * size;
    scene.box([0, 0, -0.8], [width + 4, width + 4, 0.8], MEDIUM, FINE);
    for (const i of times(count).toReversed())
      for (const j of times(count).toReversed()) {
        if (i === 0 && j === 0) continue;
        const [x, y] = [i * size, j * size];
        scene.box([x, y, 0], [size - 0.12, size - 0.12, thick], MEDIUM, FINE);
        face(scene.level(thick), x, y, size, size, i + j);
      }
    scene.level(0).hatch(rectangle(0, 0, size, size), 20, size / 7);
    scene.box([-size * 0.2, -size * 0.2, up], [size, size, thick * 1.4]);
    face(scene.level(up + thick * 1.4), -size * 0.2, -size * 0.2, size, size, 0);
  });

export const tileAndFlooring = {
  /** Tiles in their bond with joints, one corner still open on the mortar bed. */
  tile: view.from({ width: 20, depth: 38, depthScale: 0.9 }, (scene, choose) => {
    const size = choose([12, 8, 10]);
    const thick = choose([0.8, 1.3]);
    const count = Math.round(48 / size);
    const span = count * size;
    scene.box([-4, -4, -3], [span + 12, span * 0.8 + 8, 3 - thick]);
    const bed = scene.level(-thick);
    bed.hatch(rectangle(-4, -4, span + 12, span * 0.8 + 8), 12, 1.6);
    const joint = size * 0.07;
    const place = (points: [number, number][]): void => scene.prism('z', points, -thick, thick, MEDIUM, FINE);
    const rows = Math.round(count * 0.8);

    for (const row of times(rows).toReversed())
      for (const column of times(count).toReversed()) {
        if (row === 0 && column < 2) continue;
        const shift = 0;
        const [u, v] = [column * size + shift - size * 0.1, row * size];
        const side = size - joint;
        place(rectangle(u, v, side, side));
      }
  }),
  /** Wall tile set from the bottom, thinset combed above. */
  'wall-tile': view.front((scene, choose) => {
    const [rows, columns] = [choose([9, 10]), choose([7, 6])];
    const [wide, high] = [columns * 12, rows * 6];
    // A shower: glazed tile in running bond, with the notched bed bare where tile is still missing.
    scene.box([0, 0, 0], [wide, 2, high]);
    const face = scene.front(0);
    for (const row of times(rows))
      for (const column of times(columns + 1)) {
        const u = Math.max(0, column * 12 - (row % 2) * 6);
        const end = Math.min(wide, column * 12 - (row % 2) * 6 + 12);
        if (end - u < 1) continue;
        if (row > rows - 4 && u > wide * 0.56)
          for (const comb of times(4))
            face.line(uv(u, row * 6 + 0.8 + comb * 1.5, end, row * 6 + 1.2 + comb * 1.5));
        else {
          face.rect(u + 0.3, row * 6 + 0.3, end - u - 0.6, 5.4);
          if ((row + column) % 4 === 0) face.line(uv(u + 3, row * 6 + 1.6, u + 5.4, row * 6 + 4));
        }
      }
    scene.bar(xyz(20, 0, high - 10, 20, -6, high - 8, 20, -12, high - 12), 0.9);
    scene.turned('z', [20, -13, high - 17], uv(4.4, 0, 3.6, 1.2, 1, 4), { crease: FINE });
    for (const jet of times(5))
      scene.line(xyz(17 + jet * 1.5, -13, high - 18, 15 + jet * 2.6, -13, high - 28));
    scene.disc('y', [20, -0.4, high * 0.4], 3.4);
    scene.bar(xyz(20, -1, high * 0.4, 20, -2, high * 0.4 - 4), 0.8, MEDIUM);
  }),
  'quarry-tile': squares(8, 1, (on, u, v, width, height) =>
    on.speckle(u + 0.5, v + 0.5, width - 1, height - 1, 12, 0.3),
  ),
  'mosaic-tile': view.corner((scene, choose) => {
    const [radius, count] = [choose([1.1, 1.3]), choose([11, 10])];
    scene.box([-1, -1, -0.6], [count * radius * 1.9 + 2, count * radius * 1.75 + 2, 0.6], MEDIUM, FINE);
    const on = scene.level(0);
    for (const j of times(count))
      for (const i of times(count)) {
        if (i + j < 2) continue;
        const [x, y] = [radius + i * radius * 1.88 + (j % 2) * radius * 0.94, radius + j * radius * 1.64];
        on.shape(
          times(6).map((k): [number, number] => [
            x + Math.cos((k * Math.PI) / 3 + Math.PI / 6) * radius,
            y + Math.sin((k * Math.PI) / 3 + Math.PI / 6) * radius,
          ]),
          (i * 2 + j * 3) % 7 === 0 ? OUTLINE : MEDIUM,
        );
      }
  }),
  'porcelain-panel': view.front((scene, choose) => {
    const [panels, veins] = [choose([3, 4]), choose([4, 3])];
    const [wide, high] = [panels * 30, 84];
    // Panels as tall as the room, beside a door and a person; the last one hangs from two cups.
    wall(scene, -4, 0, wide + 40, high + 4, 3);
    const vein = (on: Plane, u: number): void => {
      for (const line of times(veins))
        on.line(
          times(9).map((step): [number, number] => [
            u + 4 + line * 6 + Math.sin(step * 1.1 + line * 2) * 3 + step * 0.6,
            2 + step * 10,
          ]),
        );
    };
    for (const panel of times(panels - 1)) {
      scene.box([panel * 30, 1.4, 0], [29.4, 1, high], OUTLINE, FINE);
      vein(scene.front(1.4), panel * 30);
    }
    scene.front(3).rect(wide + 4, 0, 26, 78);
    scene.front(3).circle(wide + 8, 36, 1);
    const last = (panels - 1) * 30 + 3;
    scene.box([last, -14, 3], [29.4, 1, high], OUTLINE, FINE);
    const face = scene.front(-14);
    vein(face, last);
    for (const v of [30, 58]) {
      face.circle(last + 14, v, 3.4, OUTLINE);
      face.circle(last + 14, v, 1.6);
    }
    face.line(uv(last + 14, 30, last + 14, 58), OUTLINE);
  }),
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
        joint > start + 3 ? uv(joint + 0.2, length, start, joint) : [[start, length]];
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
