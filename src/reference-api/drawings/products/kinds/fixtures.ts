import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A lavatory: wall-hung, pedestal or vessel, with its faucet. */
export const basin: ProductSketch = (choose) => {
  const form = choose(['wall', 'pedestal', 'vessel'] as const);
  const width = choose([22, 26, 19]);
  const spout = choose([5, 7]);
  const depth = 18;
  const scene = new Scene(axonometric({ width: 18, depth: 34, depthScale: 0.95 }));
  const middle = width / 2;
  if (form === 'vessel') {
    scene.box([-10, 0, -4], [width + 20, depth + 4, 4]);
    const r = width * 0.4;
    scene.bar(
      xyz(middle, depth + 1, 0, middle, depth + 1, 9, middle, depth - 1, 10.5, middle, depth - spout, 10),
      0.7,
      MED,
    );
    scene.turned('z', [middle, depth / 2, 0], uv(r * 0.55, 0, r * 0.85, 2, r, 6), { smooth: true });
    const rim = ring('z', [middle, depth / 2, 6], r * 0.94);
    scene.face(rim, MED);
    scene.through(rim, () => {
      for (const [f, z] of [
        [0.8, 3],
        [0.5, 1],
      ] as const)
        scene.line([...ring('z', [middle, depth / 2, z], r * f)], FINE);
      scene.disc('z', [middle, depth / 2, 0.8], 1.3, MED);
    });
    scene.front(0).line(uv(-10, -1, width + 10, -1), FINE);
    for (const u of [0.3, 0.7])
      scene.front(0).line(uv(-10 + (width + 20) * u, -4, -10 + (width + 20) * u, -1), FINE);
    return scene;
  }
  if (form === 'wall') {
    scene.bar(
      xyz(middle, 11, -7, middle, 11, -13, middle, 14, -14.5, middle, 17, -12, middle, depth, -12),
      0.9,
      MED,
    );
    scene.disc('y', [middle, depth, -12], 1.9, MED);
  } else
    scene.turned('z', [middle, depth * 0.6, -28], uv(5.6, 0, 5, 1.4, 3.4, 5, 3.2, 15, 4.6, 23), {
      smooth: true,
    });
  const plan = (f: number, back: number): [number, number][] => [
    ...arcPoints([middle, depth * 0.55], middle * f, 180, 360, depth * 0.55 * f),
    [width - (1 - f) * middle, back],
    [(1 - f) * middle, back],
  ];
  const body = plan(0.72, depth);
  const level = (points: [number, number][], z: number): [number, number, number][] =>
    points.map(([x, y]) => [x, y, z]);
  scene.silhouette([...level(body, -7), ...level(plan(1, depth), -1.6)]);
  scene.prism('z', plan(1, depth), -1.6, 1.6, OUT, PATT);
  scene.box([0, depth - 1, 0], [width, 1, 3]);
  const bowl = arcPoints([middle, depth * 0.46], middle * 0.74, 0, 360, depth * 0.36).slice(0, -1);
  const top = scene.level(0);
  top.shape(bowl, MED);
  top.through(bowl, () => {
    scene.level(-2).line(arcPoints([middle, depth * 0.46], middle * 0.64, 0, 360, depth * 0.31), FINE);
    scene.level(-4).line(arcPoints([middle, depth * 0.46], middle * 0.46, 0, 360, depth * 0.22), FINE);
    scene.disc('z', [middle, depth * 0.46, -4.6], 1.2, MED);
  });
  for (const side of [-4, 4])
    scene.turned('z', [middle + side, depth - 3, 0], uv(0.9, 0, 0.7, 1.6, 1.1, 2), {
      layer: MED,
      crease: FINE,
    });
  scene.bar(
    xyz(middle, depth - 3, 0, middle, depth - 3, 3, middle, depth - 4, 4, middle, depth - 3 - spout, 3.4),
    0.7,
    MED,
  );
  return scene;
};

/** A water closet: floor with tank, wall-hung with flush valve. */
export const waterCloset: ProductSketch = (choose) => {
  const form = choose(['tank', 'flush valve', 'wall hung'] as const);
  const bowl = choose([9, 8.2]);
  const length = choose([15, 17]);
  const scene = new Scene(axonometric({ width: 26, depth: 30 }));
  const rim = 15;
  const oval = (f: number, z: number): [number, number, number][] =>
    arcPoints([0, 0], bowl * f, 0, 360, length * 0.55 * f)
      .slice(0, -1)
      .map(([x, y]) => [x, y - (1 - f) * -length * 0.16, z]);
  const back = length * 0.5;
  if (form !== 'tank') {
    scene.face(xyz(-16, back + 8, 0, 16, back + 8, 0, 16, back + 8, 40, -16, back + 8, 40), FINE);
    for (const v of [13, 26]) scene.line(xyz(-16, back + 8, v, 16, back + 8, v), PATT);
  }
  scene.box(
    [-bowl * 0.7, back * 0.5, form === 'wall hung' ? 6 : rim - 5],
    [bowl * 1.4, 8 + back * 0.5, form === 'wall hung' ? rim - 6 : 5],
    OUT,
    FINE,
  );
  if (form === 'wall hung')
    scene.silhouette([
      ...oval(0.55, 4).map(([x, y, z]): [number, number, number] => [x, y + 3, z]),
      ...oval(1, rim - 1),
    ]);
  else {
    scene.prism('z', rounded(-bowl * 0.62, -length * 0.3, bowl * 1.24, length * 0.9, 3), 0, 2, OUT, PATT);
    scene.silhouette([...oval(0.55, 2), ...oval(0.6, 7)], OUT);
    scene.silhouette([...oval(0.6, 7), ...oval(1, rim - 1)]);
  }
  scene.silhouette([...oval(1.02, rim - 1), ...oval(1.02, rim)]);
  scene.silhouette([...oval(1.04, rim), ...oval(1.04, rim + 1.2)], OUT);
  scene.face(oval(1.02, rim + 1.2), MED);
  const hole = oval(0.66, rim + 1.2);
  scene.face(hole, MED);
  scene.through(hole, () => {
    for (const [f, z] of [
      [0.62, rim - 2],
      [0.42, rim - 6],
    ] as const)
      scene.face(oval(f, z), FINE);
  });
  if (form === 'tank') {
    scene.box([-bowl, back + 1.6, rim], [bowl * 2, 7, 14]);
    scene.box([-bowl - 0.6, back + 1, rim + 14], [bowl * 2 + 1.2, 8, 1.6]);
    scene.bar(xyz(-bowl * 0.62, back + 1, rim + 11.5, -bowl * 0.2, back + 1, rim + 11.3), 0.6, MED);
  } else {
    scene.cylinder('z', [0, back + 4, rim + 1], 1, 9, MED);
    scene.cylinder('y', [0, back + 4, rim + 12], 1, 4, MED);
    scene.turned('z', [0, back + 4, rim + 9], uv(1.7, 0, 1.9, 1, 1.9, 6, 1.2, 7.4), { crease: FINE });
    scene.bar(xyz(0, back + 2, rim + 12, 0, back - 2.6, rim + 12), 0.6, MED);
  }
  return scene;
};
