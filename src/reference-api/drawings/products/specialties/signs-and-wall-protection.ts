import {
  times,
  shifted,
  roundedRectangle,
  uv,
  rectangle,
  xyz,
  arcPoints,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const strokes: Record<string, [number, number][]> = {
  L: uv(0, 0, 7, 0, 7, 2, 2.4, 2, 2.4, 12, 0, 12),
  I: uv(0, 0, 2.6, 0, 2.6, 12, 0, 12),
  T: uv(3, 0, 5.4, 0, 5.4, 10, 8.4, 10, 8.4, 12, 0, 12, 0, 10, 3, 10),
  H: uv(0, 0, 2.4, 0, 2.4, 5, 6, 5, 6, 0, 8.4, 0, 8.4, 12, 6, 12, 6, 7, 2.4, 7, 2.4, 12, 0, 12),
  E: uv(0, 0, 7, 0, 7, 2, 2.4, 2, 2.4, 5, 6, 5, 6, 7, 2.4, 7, 2.4, 10, 7, 10, 7, 12, 0, 12),
};

/** A wall guard or handrail on its retainer, with its end cap. */
const wallGuard = (form: 'crash rail' | 'handrail') =>
  view.from({ width: 20, depth: 36 }, (scene, choose) => {
    const height = choose([6, 8, 4.5]);
    const brackets = choose([2, 3]);

    const length = 44;
    scene.front(3).rect(-6, -7, length + 12, height + 15, FINE);
    scene.front(3).speckle(-5, -6, length + 10, height + 13, 70, 0.8);
    for (const index of times(brackets)) {
      const x = 6 + (index * (length - 14)) / Math.max(1, brackets - 1);
      scene.box([x, 1, height * 0.3], [3, 2, height * 0.4], MEDIUM, FINE);
    }
    const bow = arcPoints([1.2, height / 2], 2.6, 90, 270, height / 2, 8);
    scene.prism('x', [...bow, [1.6, 0], [1.6, height]], 0, length, OUTLINE, HATCH);
    const seam = (x: number): void =>
      scene.line(
        bow.map(([y, z]): [number, number, number] => [x, y, z]),
        MEDIUM,
      );
    seam(1.6);
    seam(length - 1.6);
    if (form === 'handrail') {
      scene.bar(xyz(0, 1, height + 1.4, length, 1, height + 1.4), 1.3);
      for (const x of [2.5, length - 2.5]) scene.line(xyz(x, 0.6, height + 0.3, x, 0.6, height + 2.6));
    } else
      for (const v of [0.35, 0.65]) scene.line(xyz(1.6, -1.2, height * v, length - 1.6, -1.2, height * v));
  });

export const signsAndWallProtection = {
  /** A room sign with raised numbers and braille. */
  sign: view.from({ width: 12, depth: 40 }, (scene, choose) => {
    const corner = choose([0.7, 0.2]);
    const dots = choose([9, 6, 12]);
    const [width, height] = [8, 9];
    const outline = roundedRectangle(0, 0, width, height, corner);
    scene.prism('y', outline, 0, 0.5, OUTLINE, HATCH);
    const front = scene.front(0);
    front.shape(roundedRectangle(0.35, 0.35, width - 0.7, height - 0.7, corner), FINE);

    const digit = (u: number, path: [number, number][]): void => {
      front.line(
        path.map(([a, b]): [number, number] => [u + a, b]),
        OUTLINE,
      );
      front.line(path.map(([a, b]): [number, number] => [u + a + 0.2, b - 0.2]));
    };
    digit(1.6, uv(0, 7.2, 1.2, 7.2, 1.2, 5.8, 0, 5.8, 0, 4.4, 1.2, 4.4));
    digit(3.5, uv(0, 4.4, 0, 7.2, 1.2, 7.2, 1.2, 4.4, 0, 4.4));
    digit(5.4, uv(0, 7.2, 0, 5.8, 1.2, 5.8, 1.2, 7.2, 1.2, 4.4));
    front.line(uv(1.6, 3.2, 6.4, 3.2));
    for (const dot of times(dots)) {
      const [cell, place] = [Math.floor(dot / 3), dot % 3];
      front.circle(2 + cell * 1.1 + (place % 2) * 0.4, 1.8 - Math.floor(place / 2) * 0.5, 0.13, FINE);
    }
  }),
  'photopolymer-sign': view.threeQuarter((scene, choose) => {
    const [height, rowsUp] = [choose([9, 8]), choose([2, 3])];
    scene.prism('y', roundedRectangle(0, 0, 8, height, 0.5), 0, 0.5, OUTLINE, HATCH);
    const plane = scene.front(0);
    plane.shape(roundedRectangle(0.4, 0.4, 7.2, height - 0.8, 0.3), FINE);
    plane.circle(4, height - 2.1, 0.62);
    plane.line(uv(3, height - 5.2, 3.5, height - 2.9, 4.5, height - 2.9, 5, height - 5.2), MEDIUM);
    plane.shape(uv(4, height - 3, 5.1, height - 5, 2.9, height - 5));
    plane.line(uv(3.7, height - 5, 3.7, height - 6.2), MEDIUM);
    plane.line(uv(4.3, height - 5, 4.3, height - 6.2), MEDIUM);
    for (const i of times(6))
      for (const j of times(rowsUp))
        if ((i * 2 + j) % 3) plane.circle(1.9 + i * 0.8 + (i % 2 ? 0.04 : 0), 0.95 + j * 0.4, 0.12);
  }),
  plaque: view.front((scene, choose) => {
    const [width, lines] = [choose([24, 20]), choose([4, 5])];
    scene.box([0, 0, 0], [width, 1, 17]);
    const plane = scene.front(0);
    plane.rect(0.9, 0.9, width - 1.8, 15.2);
    plane.rect(1.4, 1.4, width - 2.8, 14.2, FINE);
    plane.speckle(1.6, 1.6, width - 3.2, 13.8, 60, 0.3);
    plane.line(uv(width * 0.2, 13.4, width * 0.8, 13.4), OUTLINE);
    for (const i of times(lines))
      plane.line(
        uv(width * (0.16 + (i % 2) * 0.06), 11 - i * 1.6, width * (0.84 - (i % 2) * 0.06), 11 - i * 1.6),
        MEDIUM,
      );
    for (const [u, v] of uv(2, 2, width - 2, 2, 2, 15, width - 2, 15)) {
      plane.circle(u, v, 0.55);
      plane.circle(u, v, 0.25, FINE);
    }
  }),
  'dimensional-letters': view.threeQuarter((scene, choose) => {
    const [word, deep] = [choose(['HILL', 'LITE', 'THE']), choose([2.4, 3.4])];
    const advance: Record<string, number> = { L: 8.6, I: 4.2, T: 10, H: 10, E: 8.8 };
    const at = [...word].map((_, i) => [...word].slice(0, i).reduce((sum, c) => sum + (advance[c] ?? 9), 0));
    wall(scene, -4, -5, [...word].reduce((sum, c) => sum + (advance[c] ?? 9), 0) + 7, 22, deep + 1.6);
    for (const i of times(word.length).toReversed())
      scene.prism('y', shifted(strokes[word[i] ?? 'I'] ?? [], at[i] ?? 0), 0, deep);
  }),
  directory: view.front((scene, choose) => {
    const [lines, cols] = [choose([8, 7]), choose([2, 1])];
    scene.box([0, 0, 0], [30, 2.4, 40]);
    const plane = scene.front(0);
    plane.rect(1.4, 1.4, 27.2, 37.2);
    plane.rect(3, 32, 24, 4.6);
    plane.line(uv(5, 34.3, 18, 34.3), OUTLINE);
    for (const i of times(lines))
      for (const c of times(cols)) {
        const [u, width] = [3.4 + (c * 24) / cols, 23 / cols];
        plane.line(uv(u, 29 - i * 3.4, u + width * 0.62 - (i % 3), 29 - i * 3.4), MEDIUM);
        plane.line(uv(u + width * 0.76, 29 - i * 3.4, u + width * 0.92, 29 - i * 3.4), MEDIUM);
      }
    plane.glint(14, 8, 14, 20);
    for (const z of [9, 30]) plane.rect(28.6, z, 0.9, 2.4, FINE);
    plane.circle(2.2, 20, 0.6, FINE);
  }),
  'corner-guard': view.threeQuarter((scene, choose) => {
    const [width, radius] = [choose([3, 2]), choose([0.6, 0.3])];
    scene.box([0, 0, -4], [26, 20, 60], MEDIUM, FINE);
    scene.prism(
      'z',
      [
        [-0.4, width * 2],
        [-0.4, radius - 0.4],
        [radius - 0.4, -0.4],
        [width * 2, -0.4],
        [width * 2, 0],
        [0, 0],
        [0, width * 2],
      ],
      0,
      48,
    );
    for (const z of [4, 22, 42])
      for (const k of [1.6]) {
        scene.front(-0.4).circle(width * k, z, 0.34);
        scene.side(-0.4).circle(width * k, z, 0.34);
      }
    scene.line(xyz(-8, 0, -4, 30, 0, -4));
  }),
  'wall-guard': wallGuard('crash rail'),
  'crash-handrail': wallGuard('handrail'),
  'wall-covering-sheet': view.threeQuarter((scene, choose) => {
    const [height, curl] = [choose([44, 50]), choose([10, 14])];
    scene.box([0, 0.6, 0], [66, 3, 60], MEDIUM, FINE);
    scene.front(0).shape(rectangle(0, 4, 50, height), OUTLINE);
    scene.front(0).speckle(1, 5, 48, height - 2, 110, 0.7);
    scene.front(0).line(uv(0, 4 + height, 50, 4 + height), OUTLINE);
    scene.face(
      xyz(50, 0, 4, 50, 0, 4 + height, 50 + curl * 0.8, -curl, 2 + height, 50 + curl * 0.8, -curl, 0),
    );
    scene.face([
      [50 + curl * 0.8, -curl, 0],
      [50 + curl * 0.8, -curl, 2 + height],
      [48 + curl * 0.3, -curl * 1.5, 2 + height],
      [48 + curl * 0.3, -curl * 1.5, 0],
    ]);
    scene.box([0, -0.6, 4 + height], [46, 1.2, 1.4], MEDIUM, FINE);
    scene.box([0, -0.8, 0], [66, 1.4, 4], MEDIUM, FINE);
  }),
  'door-edge-protector': view.threeQuarter((scene, choose) => {
    const [t, height] = [choose([1.75, 2.2]), choose([42, 36])];
    scene.box([0, 0, 0], [22, t, 64], MEDIUM, FINE);
    scene.prism(
      'z',
      uv(-0.25, -0.25, 3, -0.25, 3, 0, 0, 0, 0, t, 3, t, 3, t + 0.25, -0.25, t + 0.25),
      3,
      height,
    );
    for (const z of [7, height * 0.5, height - 3]) scene.front(-0.25).circle(1.6, z, 0.32);
    scene.side(-0.25).rect(0.3, height + 6, t - 0.6, 5);
    scene.bar(xyz(4, 0, height + 8, 4, -2, height + 8, 9, -2, height + 8), 0.5, MEDIUM);
    scene.line(xyz(-4, 0, 0, 28, 0, 0));
  }),
};
