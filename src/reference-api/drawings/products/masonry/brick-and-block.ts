import {
  rectangle,
  uv,
  times,
  arcPoints,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

type Marks = (scene: Scene, at: Place, w: number, d: number, h: number) => void;

/** Cores through the bed of a unit. */
const cores =
  (count: number, square = false): Marks =>
  (scene, [x, y, z], width, depth, height) => {
    const top = scene.level(z + height);
    for (const i of times(count)) {
      const [cx, span] = [x + (width * (i + 0.5)) / count, width / count];
      const hole = square
        ? roundedRectangle(
            cx - span * 0.36,
            y + depth * 0.2,
            span * 0.72,
            depth * 0.6,
            Math.min(span, depth) * 0.08,
          )
        : arcPoints([cx, y + depth / 2], Math.min(span, depth) * 0.26).slice(0, -1);
      top.shape(hole);
      top.through(hole, () => scene.level(z + height - depth * 0.3).line([...hole, ...hole.slice(0, 1)]));
    }
  };

const texture =
  (count: number, size: number): Marks =>
  (scene, [x, y, z], width, depth, height) => {
    scene.front(y).speckle(x + 0.3, z + 0.2, width - 0.6, height - 0.4, count, size);
    scene.side(x).speckle(y + 0.3, z + 0.2, depth - 0.6, height - 0.4, Math.round(count / 2), size);
  };

const all =
  (...marks: Marks[]): Marks =>
  (scene, at, width, depth, height) =>
    marks.forEach((mark) => mark(scene, at, width, depth, height));

/** Two courses of units, the upper one set back by half. */
const courses = (width: number, depth: number, height: number, marks: Marks): ProductSketch =>
  view.corner((scene, choose) => {
    const [top, over] = [choose([1, 2]), choose([0.5, 0.35])];
    const joint = height * 0.06;
    const unit = (x: number, z: number): void => {
      scene.box([x, 0, z], [width, depth, height]);
      marks(scene, [x, 0, z], width, depth, height);
    };
    for (const i of [1, 0]) unit(i * (width + joint), 0);
    for (const i of times(top).toReversed())
      unit(width * over + i * (width + joint) - (top - 1) * width, height + joint);
  });

const shine: Marks = (scene, [x, y, z], width, depth, height) => {
  const plane = scene.front(y);
  plane.rect(x + 0.25, z + 0.25, width - 0.5, height - 0.5, FINE);
  for (const i of [0.3, 0.42, 0.48])
    plane.line(uv(x + width * i, z + height * 0.25, x + width * i + height * 0.5, z + height * 0.75));
  scene
    .side(x)
    .line(uv(y + depth * 0.4, z + height * 0.25, y + depth * 0.4 + height * 0.4, z + height * 0.75));
};

const insulated: Marks = (scene, [x, y, z], width, depth, height) => {
  for (const i of [1, 0]) {
    const u = x + width * (0.1 + i * 0.45);
    scene.box([u, y + depth * 0.34, z + height], [width * 0.35, depth * 0.32, 1], MEDIUM, FINE);
    scene.level(z + height + 1).hatch(rectangle(u, y + depth * 0.34, width * 0.35, depth * 0.32), 45, 0.8);
  }
};

const ground: Marks = (scene, at, width, depth, height) => {
  shine(scene, at, width, depth, height);
  texture(46, 0.16)(scene, at, width, depth, height);
};

export const brickAndBlock = {
  'face-brick': courses(7.6, 3.6, 2.25, all(cores(3), texture(22, 0.3))),
  /** Thin brick on a wall: one a corner piece, one not set yet. */
  'thin-brick': view.threeQuarter((scene, choose) => {
    const [count, gap] = [choose([4, 5]), choose([0.4, 0.5])];
    scene.box([0, 1, -1], [34, 3, count * 3.2 + 2], OUTLINE, FINE);
    for (const j of times(count))
      for (const i of [2, 1, 0]) {
        const [from, to] = [
          Math.max(0, i * 11 - (j % 2) * 5 + 1),
          Math.min(33, (i + 1) * 11 - (j % 2) * 5 + 1 - gap),
        ];
        if (j === count - 1 && i === 2) continue;
        scene.box([from, 0.2, j * 3.2], [to - from, 0.8, 3.2 - gap], OUTLINE, FINE);
        scene.front(0.2).speckle(from + 0.4, j * 3.2 + 0.3, to - from - 0.8, 2.2, 8, 0.3);
      }
    scene.prism('z', uv(34, -9, 38, -9, 38, -8.2, 34.8, -8.2, 34.8, -5, 34, -5), 1, 2.8);
    scene.box([22, -8, -1], [8, 0.8, 2.8], OUTLINE, FINE);
  }),
  'hollow-brick': courses(11.6, 5.6, 3.6, all(cores(2, true), texture(20, 0.3))),
  'glazed-brick': courses(7.6, 3.6, 3.6, shine),
  'shape-brick': view.corner((scene, choose) => {
    const [radius, count] = [choose([1.6, 1.2]), choose([3, 2])];
    for (const i of times(count).toReversed())
      scene.prism(
        'x',
        [...uv(0, 0, 8, 0, 8, 2.3), ...arcPoints([radius, 2.3 - radius], radius, 90, 180, radius, 6)],
        i * 4 - 2,
        3.6,
      );
    scene.prism('x', uv(-4, 3, 0, 3, 0, 5.3, -2, 5.3, -4, 4.2), 1, 8);
    scene.front(-4).speckle(1.4, 3.2, 7, 0.8, 8, 0.3);
  }),
  'masonry-unit': courses(15.6, 7.6, 7.6, all(cores(2, true), texture(26, 0.4))),
  'split-face-unit': view.threeQuarter((scene, choose) => {
    const chips = choose([9, 11]);
    scene.box([0, 0, 0], [44, 20, 22]);
    scene.level(22).rect(5, 4, 14, 12);
    scene.level(22).rect(25, 4, 14, 12);
    // The split face, chip by chip, over its edges.
    const front = scene.front(0);
    const edge = times(chips * 2).map((step): [number, number] => [
      (step * 44) / (chips * 2 - 1),
      22 + (step % 2 ? 1.2 : -0.8),
    ]);
    front.shape([...uv(0, 0, 44, 0), ...edge.toReversed()], OUTLINE);
    for (const row of times(4))
      front.line(
        times(chips).map(
          (step) => [(step * 44) / (chips - 1), 3.4 + row * 5 + ((step * 7 + row * 3) % 5) - 2] as const,
        ),
        MEDIUM,
      );
    for (const chip of times(chips * 2)) {
      const [u, v] = [2 + ((chip * 13) % 40), 2 + ((chip * 7) % 18)];
      front.line(uv(u, v, u + 2.4, v + 1.6, u + 2, v + 3.4));
    }
  }),
  'ground-face-unit': courses(15.6, 7.6, 7.6, all(cores(2, true), ground)),
  'insulated-masonry-unit': courses(15.6, 9.6, 7.6, all(cores(2, true), insulated, texture(22, 0.4))),
  'acoustical-masonry-unit': view.threeQuarter((scene, choose) => {
    const slots = choose([2, 3]);
    scene.box([0, 0, 0], [44, 20, 22]);
    scene.level(22).rect(5, 4, 14, 12);
    scene.level(22).rect(25, 4, 14, 12);
    scene.level(22).hatch(rectangle(5, 4, 14, 12), 45, 2);
    scene.level(22).hatch(rectangle(25, 4, 14, 12), 45, 2);
    const front = scene.front(0);
    for (const slot of times(slots)) {
      const u = ((slot + 1) * 44) / (slots + 1);
      front.shape(uv(u - 0.8, 3, u + 0.8, 3, u + 2.2, 22, u - 2.2, 22), OUTLINE);
      front.hatch(uv(u - 0.8, 3, u + 0.8, 3, u + 2.2, 22, u - 2.2, 22), 0, 1.2, MEDIUM);
    }
    for (const wave of times(3)) front.line(arcPoints([-12, 11], 4 + wave * 4, -40, 40), MEDIUM);
  }),
};
