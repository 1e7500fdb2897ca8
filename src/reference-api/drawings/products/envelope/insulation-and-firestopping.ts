import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { shifted, times, uv, arcPoints, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, HATCH, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import {
  corePaperEdge,
  printedFace,
  stackedBoards,
} from '#src/reference-api/drawings/products/stacked-boards.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import { wideFlange } from '#src/reference-api/drawings/products/metals/steel-framing.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { tape } from '#src/reference-api/drawings/products/envelope/barriers-and-cladding.ts';

const beads = (on: Plane, u: number, v: number, width: number, height: number): void => {
  for (const i of times(Math.round(width * 1.2)))
    on.circle(
      u + 0.5 + ((i * 0.7549) % 1) * (width - 1),
      v + 0.4 + ((i * 0.5698) % 1) * (height - 0.8),
      0.42,
      FINE,
    );
};

const fibers = (on: Plane, u: number, v: number, width: number, height: number): void => {
  for (const j of times(5))
    on.line(
      times(Math.round(width / 2)).map((i): [number, number] => [
        u + i * 2 + 0.5,
        v + (height * (j + 0.6)) / 5.4 + (((i * 3 + j) % 5) - 2) * height * 0.03,
      ]),
    );
};

export const insulationAndFirestopping = {
  'polyiso-board': stackedBoards({
    size: [50, 28, 4],
    top: (on, u, v, width, depth) => {
      on.speckle(u + 1, v + 1, width - 2, depth - 2, 60, 0.9);
      printedFace(on, u, v, width, depth);
    },
    edge: corePaperEdge,
  }),
  'xps-board': view.corner((scene, choose) => {
    const [t, count] = [choose([2, 3]), choose([3, 2])];
    for (const i of times(count)) {
      const [o, z] = [i === count - 1 ? 8 : 0, i * (t + 0.1)];
      scene.prism(
        'x',
        shifted(uv(-1.4, 0, 28.6, 0, 28.6, t / 2, 30, t / 2, 30, t, 0, t, 0, t / 2, -1.4, t / 2), -o, z),
        o,
        52,
      );
      if (i === count - 1)
        for (const k of times(8))
          scene.level(z + t).line(uv(o, -o + 3 + k * 3.4, o + 52, -o + 3 + k * 3.4), k % 2 ? HATCH : FINE);
    }
  }),
  'mineral-wool-board': stackedBoards({
    size: [48, 26, 5],
    count: [2, 3],
    top: (on, u, v, width, depth) => on.speckle(u + 1, v + 1, width - 2, depth - 2, 160, 1.8),
    edge: fibers,
  }),
  'eps-board': stackedBoards({
    size: [48, 26, 4],
    top: (on, u, v, width, depth) => beads(on, u, v, width, depth),
    edge: beads,
  }),
  'foil-faced-board': stackedBoards({
    size: [50, 28, 3],
    top: (on, u, v, width, depth) => {
      for (const i of [0.2, 0.28, 0.33, 0.62, 0.7])
        on.line(uv(u + width * i, v + depth * 0.15, u + width * (i + 0.18), v + depth * 0.85));
      on.rect(u + width * 0.42, v + depth * 0.35, width * 0.18, depth * 0.3);
    },
    edge: (on, u, v, width, height) => {
      on.line(uv(u, v + height * 0.1, u + width, v + height * 0.1), MEDIUM);
      on.line(uv(u, v + height * 0.9, u + width, v + height * 0.9), MEDIUM);
      on.speckle(u + 0.5, v + height * 0.2, width - 1, height * 0.6, 22, 0.5);
    },
  }),
  'fireproofed-beam': view.corner((scene, choose) => {
    const [depth, length] = [choose([14, 12]), choose([46, 52])];
    const steel = wideFlange(9, depth, 1, 0.8);
    scene.prism('y', steel, -14, 16);
    scene.front(-14).hatch(steel, 45, 0.7);
    const grown: [number, number][] = [
      [-1.4, -1.4],
      [10.4, -1.4],
      [10.4, 2.4],
      [6.3, 2.4],
      [6.3, depth - 2.4],
      [10.4, depth - 2.4],
      [10.4, depth + 1.4],
      [-1.4, depth + 1.4],
      [-1.4, depth - 2.4],
      [2.7, depth - 2.4],
      [2.7, 2.4],
      [-1.4, 2.4],
    ];
    scene.prism('y', grown, 0, length);
    scene.front(0).speckle(-1, -1, 11, 3, 14, 0.5);
    scene.level(depth + 1.4).speckle(-1, 1, 11, length - 2, 70, 0.9);
    scene.side(-1.4).speckle(1, -1, length - 2, 3, 40, 0.6);
    scene.side(2.7).speckle(4, 3, length - 8, depth - 6, 70, 0.9);
  }),
  'sprayed-deck': view.ceiling((scene, choose) => {
    const [flutes, beams] = [choose([6, 7]), choose([1, 0])];
    const width = flutes * 10;
    const deck: [number, number][] = times(flutes).flatMap((i) =>
      uv(i * 10, 3, i * 10 + 2, 0, i * 10 + 5, 0, i * 10 + 7, 3),
    );
    scene.prism('y', [...deck, ...uv(width, 3, width, 7, 0, 7)], 0, 50);
    for (const i of times(flutes)) scene.level(0).speckle(i * 10 + 2.2, 1, 2.6, 48, 22, 0.8);
    for (const i of times(flutes)) scene.level(3).speckle(i * 10 - 2.4, 1, 4, 48, 14, 0.8);
    if (beams)
      scene.prism(
        'x',
        shifted(uv(-3, -12, 3, -12, 3, -10.6, 0.6, -10.6, 0.6, -1, -0.6, -1, -0.6, -10.6, -3, -10.6), 26),
        0,
        width,
      );
    scene.front(0).speckle(1, 3.6, width - 2, 3, 60, 0.8);
  }),
  'intumescent-column': view.threeQuarter((scene, choose) => {
    const [width, swollen] = [choose([9, 10]), choose([14, 18])];
    const outline = wideFlange(width, 10, 1, 0.8);
    scene.box([-4, -5, -2], [width + 8, 20, 2], OUTLINE, FINE);
    scene.prism('z', outline, 0, 60);
    for (const z of times(7)) scene.front(0).line(uv(1, 26 + z * 4, width - 1, 26.6 + z * 4));
    const lump = (f: number, z: number): Place[] =>
      times(24).map((i): Place => {
        const a = (i * Math.PI) / 12;
        return [
          width / 2 + Math.cos(a) * (width * 0.66 + (i % 3)) * f,
          5 + Math.sin(a) * (7 + ((i * 5) % 3)) * f,
          z,
        ];
      });
    scene.silhouette([...lump(1, 0), ...lump(1.08, swollen * 0.5), ...lump(0.86, swollen)]);
    for (const i of times(26)) {
      const [x, z] = [-2 + ((i * 0.7549) % 1) * (width + 2), 1 + ((i * 0.5698) % 1) * (swollen - 3)];
      scene.front(-3).line(arcPoints([x, z], 1, 20, 200));
    }
  }),
  /** A firestop collar around a pipe through a floor or wall. */
  'firestop-collar': view.from({ width: 30, depth: 30 }, (scene, choose) => {
    const pipe = choose([3, 4, 2.2]);
    const tabs = choose([4, 3, 6]);
    const height = choose([2.2, 3]);
    const reach = pipe + 8;
    scene.box([-reach, -reach, -4], [2 * reach, 2 * reach, 4]);
    scene.front(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
    scene.side(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
    const collar = pipe + 1.6;
    for (const tab of times(tabs)) {
      const a = (tab * 2 * Math.PI) / tabs + 0.4;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const at = (radius: number, side: number): [number, number, number] => [
        c * radius - s * side,
        s * radius + c * side,
        0.1,
      ];
      scene.face(
        [at(collar - 0.4, -0.9), at(collar + 2.6, -0.9), at(collar + 2.6, 0.9), at(collar - 0.4, 0.9)],
        MEDIUM,
      );
      const hole = at(collar + 1.6, 0);
      scene.disc('z', hole, 0.45, FINE);
    }
    scene.turned('z', [0, 0, 0], uv(collar, 0, collar, height));
    scene.turned('z', [0, 0, height], [[collar - 0.3, 0]], { layer: FINE });
    for (const layer of times(3)) scene.disc('z', [0, 0, height], collar - 0.5 - layer * 0.35, FINE);
    scene.turned('z', [0, 0, height - 0.2], uv(pipe, 0, pipe, 11));
    scene.disc('z', [0, 0, height + 10.8], pipe * 0.86, MEDIUM);
    for (const v of [-0.25, 0.25])
      scene.line(
        xyz(-collar * 0.72 + v, -collar * 0.72 - v, 0, -collar * 0.72 + v, -collar * 0.72 - v, height),
        MEDIUM,
      );
  }),
  'wrap-strip': tape(2, 5, 13),
  'cast-in-sleeve': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([4, 5]), choose([9, 11])];
    scene.box([-16, -14, 0], [34, 30, height - 2], MEDIUM, FINE);
    scene.front(-14).speckle(-15, 0.6, 32, height - 3, 40, 0.8);
    scene.level(height - 2).speckle(-14, -12, 30, 26, 36, 0.9);
    scene.turned(
      'z',
      [0, 0, height - 2],
      uv(radius * 1.3, 0, radius * 1.3, 2, radius * 1.5, 2, radius * 1.5, 3.2),
    );
    scene.disc('z', [0, 0, height + 1.2], radius * 1.1, MEDIUM);
    scene.cylinder('z', [0, 0, height], radius * 0.74, 18);
    scene.disc('z', [0, 0, height + 18], radius * 0.6, MEDIUM);
    for (const i of times(3))
      scene.disc(
        'z',
        [Math.cos(i * 2.1 + 4) * radius * 1.3, Math.sin(i * 2.1 + 4) * radius * 1.3, height + 1.2],
        0.5,
        MEDIUM,
      );
  }),
  'cable-pathway': view.threeQuarter((scene, choose) => {
    const [count, cables] = [choose([2, 1]), choose([4, 5])];
    for (const i of times(count).toReversed()) scene.box([i * 7, 3, 0], [5, 16, 5], OUTLINE, FINE);
    scene.box([-10, 0, -8], [count * 7 + 18, 3, 22], MEDIUM, FINE);
    scene.front(0).speckle(-9, -7, count * 7 + 16, 20, 50, 0.6);
    scene.box([-2, -0.6, -2], [count * 7 + 2, 0.6, 9], OUTLINE, FINE);
    for (const i of times(count).toReversed()) {
      scene.box([i * 7, -14, 0], [5, 14, 5]);
      scene.front(-14).rect(i * 7 + 0.5, 0.5, 4, 4);
      for (const k of times(cables))
        scene.bar(
          xyz(i * 7 + 1 + k * 0.8, -13.6, 1.4 + (k % 2), i * 7 + 0.6 + k, -22, 0.6 + (k % 2) - k * 0.2),
          0.42,
          MEDIUM,
        );
      scene.front(-14).rect(i * 7 + 0.5, 3, 4, 1.5);
    }
  }),
};
