import { times, xyz, uv, rectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const wheel = (scene: Scene, x: number, y: number, radius = 20): void => {
  scene.cylinder('y', [x, y, radius], radius, 10);
  scene.disc('y', [x, y, radius], radius * 0.6, MEDIUM);
  scene.disc('y', [x, y, radius], radius * 0.2, FINE);
};

export const concrete = {
  /** A mixer truck: cab, tilted drum, hopper and chute. */
  'ready-mix-truck': view.threeQuarter((scene, choose) => {
    const [stripes, axles] = [choose([3, 4]), choose([2, 3])];
    for (const i of times(axles)) wheel(scene, 190 + i * 44 - (axles - 2) * 40, 70);
    wheel(scene, 36, 70);
    scene.box([4, 4, 26], [280, 72, 14], OUTLINE, FINE);
    scene.box([262, 20, 40], [8, 40, 70], MEDIUM, FINE);
    scene.face(xyz(262, 24, 150, 290, 24, 150, 280, 24, 112, 266, 24, 112), MEDIUM);
    const turn = (f: number, radius: number): Place[] =>
      ring('x', [90 + f * 180, 40, 82 + f * 50], radius).map(([x, y, z]) => [
        x + (z - 82 - f * 50) * -0.27,
        y,
        z,
      ]);
    const stations: [number, number][] = uv(0, 22, 0.12, 37, 0.4, 46, 0.62, 44, 0.86, 26, 1, 14);
    stations
      .toReversed()
      .slice(1)
      .forEach(([f, radius], i) => {
        const far = stations.toReversed()[i];
        if (far) scene.silhouette([...turn(f, radius), ...turn(far[0], far[1])], i === 0 ? OUTLINE : OUTLINE);
      });
    const last = stations[0];
    if (last) scene.face(turn(last[0], last[1]), MEDIUM);
    for (const i of times(stripes)) {
      const f = 0.2 + i * 0.16;
      scene.line(turn(f, 44 - Math.abs(i - 1.5) * 2).slice(18, 36));
    }
    scene.box([4, 4, 40], [62, 72, 76]);
    scene.front(4).rect(14, 76, 40, 30);
    scene.front(4).glint(14, 76, 40, 30);
    scene.front(4).line(uv(34, 42, 34, 74));
    scene.side(4).rect(12, 74, 56, 34);
    scene.side(4).rect(20, 46, 40, 16, FINE);
    scene.box([-4, 0, 22], [10, 78, 14], OUTLINE, FINE);
    scene.face(xyz(276, 10, 110, 290, 10, 110, 322, -24, 58, 312, -24, 58), MEDIUM);
    for (const i of times(axles)) wheel(scene, 190 + i * 44 - (axles - 2) * 40, 0);
    wheel(scene, 36, 0);
  }),
  /** A slab corner cut open: mat of bars on chairs, stones in the face. */
  'concrete-slab': view.corner((scene, choose) => {
    const [t, bars] = [choose([8, 10]), choose([5, 6])];
    scene.box([-2, -2, -4], [64, 46, 4], MEDIUM, FINE);
    scene.front(-2).speckle(-1, -3.6, 62, 3, 30, 1);
    for (const i of times(bars).toReversed())
      rod(scene, [-9, 4 + i * 7, t * 0.45], [30, 4 + i * 7, t * 0.45], 0.55);
    scene.box([20, 0, 0], [40, 42, t]);
    const [f, e] = [scene.front(0), scene.side(20)];
    f.speckle(21, 0.6, 38, t - 1.2, 40, 0.8);
    for (const i of times(9)) f.circle(23 + i * 4.1, 1.6 + ((i * 2.7) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(8)) e.circle(2.4 + i * 5, 1.6 + ((i * 3.1) % (t - 3)), 0.7 + (i % 3) * 0.3, FINE);
    for (const i of times(bars)) e.circle(4 + i * 7, t * 0.45, 0.55);
    for (const i of times(bars).toReversed())
      rod(scene, [-9, 4 + i * 7, t * 0.45], [20, 4 + i * 7, t * 0.45], 0.55);
    for (const x of [12, 2]) rod(scene, [x, -2, t * 0.45 + 1.2], [x, 42, t * 0.45 + 1.2], 0.55);
    scene.level(t).speckle(22, 2, 36, 38, 26, 1);
  }),
  /** An architectural precast panel with reveals, an opening and lifting points. */
  'precast-panel': view.from({ width: 16, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const openings = choose([1, 2, 0]);
    const reveals = choose([2, 3]);
    const thick = choose([8, 12]);
    const [width, height] = [120, 90];
    scene.box([0, 0, 0], [width, thick, height]);
    const front = scene.front(0);
    for (const reveal of times(reveals)) {
      const v = (height * (reveal + 1)) / (reveals + 1);
      front.line(uv(0, v, width, v), MEDIUM);
      front.line(uv(0, v + 1.6, width, v + 1.6));
    }
    for (const opening of times(openings)) {
      const w = openings === 1 ? 48 : 34;
      const u = (width * (opening + 1)) / (openings + 1) - w / 2;
      front.rect(u, 26, w, 40, OUTLINE);
      front.through(rectangle(u, 26, w, 40), () => {
        scene.front(thick).rect(u, 26, w, 40);
        scene.line(xyz(u + w, 0, 26, u + w, thick, 26), MEDIUM);
        scene.level(26).hatch(rectangle(u, 0, w, thick), 0, 2);
      });
    }
    front.speckle(3, 2, width - 6, 20, 60, 1.2);
    front.speckle(3, height - 22, width - 6, 20, 40, 1.2);
    for (const u of [0.25, 0.75])
      scene.bar(
        [
          [width * u - 4, thick / 2, height],
          [width * u - 3, thick / 2, height + 5],
          [width * u + 3, thick / 2, height + 5],
          [width * u + 4, thick / 2, height],
        ],
        0.8,
        MEDIUM,
      );
  }),
  'precast-sandwich-panel': view.threeQuarter((scene, choose) => {
    const [wide, foam] = [choose([60, 66]), choose([7, 9])];
    // Upright, with its left end open: concrete, foam, concrete, and the ties across.
    scene.box([0, 5 + foam, 0], [wide, 6, 70]);
    scene.box([0, 5, 0], [wide, foam, 70], MEDIUM, FINE);
    scene.box([0, 0, 0], [wide, 5, 70]);
    scene.front(0).speckle(2, 2, wide - 4, 66, 80, 1.6);
    const end = scene.side(0);
    end.rect(5, 0, foam, 70, OUTLINE);
    end.hatch(rectangle(5, 0, foam, 70), 45, 3, FINE);
    end.hatch(rectangle(5, 0, foam, 70), 135, 3, FINE);
    for (const tie of times(4)) end.line(uv(2, 10 + tie * 16, 9 + foam, 14 + tie * 16), OUTLINE);
    for (const eye of [wide * 0.22, wide * 0.74])
      scene.bar(xyz(eye, 8, 70, eye, 8, 77, eye + 4, 8, 77, eye + 4, 8, 70), 0.8, MEDIUM);
  }),
  'precast-column-cover': view.threeQuarter((scene, choose) => {
    const [high, size] = [choose([96, 108]), choose([15, 17])];
    // Two halves close around a steel column, which shows where the upper ones are still missing.
    const half: [number, number][] = [
      [-size, 0],
      [size, 0],
      [size, size],
      [size - 3, size],
      [size - 3, 3],
      [-size + 3, 3],
      [-size + 3, size],
      [-size, size],
    ];
    scene.box([-18, -6, -4], [36, 2 * size + 12, 4], MEDIUM, FINE);
    scene.prism('z', uv(-size, size, size, size, size, 2 * size, -size, 2 * size), 0, high * 0.56);
    scene.box([-6, size - 5, 0], [12, 1.4, high], MEDIUM, FINE);
    scene.box([-0.7, size - 5, 0], [1.4, 11, high], MEDIUM, FINE);
    scene.prism('z', half, 0, high * 0.56);
    scene.front(0).speckle(-size + 2, 3, 2 * size - 4, high * 0.5, 50, 1.6);
    scene.front(0).line(uv(-size, high * 0.28, size, high * 0.28), OUTLINE);
    scene.prism(
      'z',
      half.map(([u, v]): [number, number] => [u - 4, v - 22]),
      high * 0.62,
      high * 0.3,
    );
    scene.front(-22).speckle(-size - 2, high * 0.64, 2 * size - 4, high * 0.26, 26, 1.6);
    for (const eye of [-size, size - 6])
      scene.bar(
        [
          [eye, -20, high * 0.92],
          [eye, -20, high * 0.98],
          [eye + 3, -20, high * 0.98],
          [eye + 3, -20, high * 0.92],
        ],
        0.6,
        MEDIUM,
      );
  }),
  'gfrc-panel': view.threeQuarter((scene, choose) => {
    const [studs, high] = [choose([5, 4]), choose([64, 70])];
    const wide = studs * 16 + 4;
    // From behind: a thin shell with turned edges, and the frame of studs that carries it on bent rods.
    scene.box([0, 10, 0], [wide, 2, high]);
    scene.front(10).speckle(2, 2, wide - 4, high - 4, 90, 1.4);
    scene.box([0, 2, high - 2], [wide, 10, 2], MEDIUM, FINE);
    scene.box([0, 2, 0], [wide, 10, 2], MEDIUM, FINE);
    for (const stud of times(studs + 1)) {
      for (const rod of times(4))
        scene.bar(xyz(stud * 16 + 2.8, 9.6, 8 + rod * 16, stud * 16 + 2.8, 2, 8 + rod * 16), 0.5, MEDIUM);
      scene.box([stud * 16 + 1, -2, 0], [2, 4, high]);
    }
    scene.box([0, -3, high - 2], [wide, 5, 2]);
    scene.box([0, -3, 0], [wide, 5, 2]);
  }),
  'precast-coping': view.corner((scene, choose) => {
    const [width, drip] = [choose([16, 14]), choose([1, 2])];
    scene.box([2, 2, -16], [60, width - 5, 16], MEDIUM, FINE);
    for (const z of [-4, -8, -12]) scene.front(2).line(uv(2, z, 62, z));
    for (const i of times(5))
      for (const j of times(4))
        scene.front(2).line(uv(8 + i * 12 + (j % 2) * 6, -16 + j * 4, 8 + i * 12 + (j % 2) * 6, -12 + j * 4));
    for (const x of [32, 0]) {
      scene.prism('x', uv(0, 0, width, 0, width, 3, 0, 5), x, 31.4);
      scene.front(0).speckle(x + 1, 0.6, 29, 3.8, 18, 0.8);
      scene.level(4).speckle(x + 2, 2, 27, width - 5, 22, 0.8);
      for (const i of times(drip)) scene.side(x).rect(1 + i, 0, 0.5, 0.6, FINE);
    }
  }),
};
