import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A roof hatch with its cover held open over the curb and the ladder below. */
export const roofHatch: ProductSketch = (choose) => {
  const width = choose([36, 48, 30]);
  const lift = choose([62, 48]);
  const rungs = choose([2, 3]);
  const [depth, curb] = [30, 12];
  const scene = new Scene(axonometric({ width: 24, depth: 32, depthScale: 0.9 }));
  scene.level(0).shape(uv(-16, -16, width + 16, -16, width + 16, depth + 10, -16, depth + 10), MED);
  const tilt = (lift * Math.PI) / 180;
  const lid = (d: number, off: number): [number, number] => [
    depth - d * Math.cos(tilt) + off * Math.sin(tilt),
    curb + d * Math.sin(tilt) + off * Math.cos(tilt),
  ];
  const cover = [lid(-1, 0), lid(depth + 2, 0), lid(depth + 2, 3.4), lid(-1, 3.4)];
  scene.prism('x', cover.toReversed(), -1.5, width + 3);
  const panel = [lid(2, -0.05), lid(depth - 1, -0.05)];
  for (const x of [3, width - 3])
    scene.line(
      panel.map(([y, z]): [number, number, number] => [x, y, z]),
      FINE,
    );
  for (const [y, z] of panel) scene.line(xyz(3, y, z, width - 3, y, z), FINE);
  const t = 2.5;
  scene.box([0, 0, 0], [width, depth, curb]);
  const top = scene.level(curb);
  const opening = corners(t, t, width - 2 * t, depth - 2 * t);
  top.shape(opening, MED);
  top.through(opening, () => {
    scene.line(xyz(width - t, depth - t, curb, width - t, depth - t, 0), MED);
    scene.side(width - t).hatch(corners(t, 0, depth - 2 * t, curb), 0, 1.6);
    for (const rail of [width * 0.36, width * 0.64])
      scene.bar(xyz(rail, depth - 5, curb - 1, rail, depth - 5, -30), 0.9, MED);
    for (const rung of times(rungs))
      scene.bar(
        xyz(width * 0.36, depth - 5, curb - 4 - rung * 6, width * 0.64, depth - 5, curb - 4 - rung * 6),
        0.6,
        FINE,
      );
  });
  const arm = lid(depth * 0.62, 0);
  scene.bar(xyz(width - 5, depth * 0.35, curb, width - 5, arm[0], arm[1]), 0.6, MED);
  scene.bar(xyz(5, depth * 0.35, curb, 5, arm[0], arm[1]), 0.6, MED);
  scene.box([-3, -3, 0], [width + 6, 3, 1], MED, FINE);
  scene.box([-3, -3, 0], [3, depth + 3, 1], MED, FINE);
  scene.front(0).line(uv(0, curb - 2, width, curb - 2), FINE);
  scene.side(0).line(uv(0, curb - 2, depth, curb - 2), FINE);
  return scene;
};

/** A skylight: glazed pyramid, dome or sloped unit on its curb. */
export const skylight: ProductSketch = (choose) => {
  const form = choose(['pyramid', 'dome', 'ridge'] as const);
  const size = choose([48, 60, 40]);
  const lites = choose([3, 4]);
  const scene = new Scene(axonometric({ width: 24, depth: 32, depthScale: 0.95 }));
  const curb = 9;
  const depth = form === 'ridge' ? size * 0.8 : size;
  const width = form === 'ridge' ? size * 1.3 : size;
  scene.level(0).shape(corners(-12, -12, width + 24, depth + 24), FINE);
  scene.box([0, 0, 0], [width, depth, curb]);
  scene.box([-1.6, -1.6, curb], [width + 3.2, depth + 3.2, 2]);
  const base = curb + 2;
  const high = base + size * 0.3;
  if (form === 'pyramid') {
    const apex: [number, number, number] = [width / 2, depth / 2, high];
    scene.face([[0, depth, base], [width, depth, base], apex], OUT);
    scene.face([[width, 0, base], [width, depth, base], apex], OUT);
    scene.face([[0, 0, base], [0, depth, base], apex], OUT);
    scene.face([[0, 0, base], [width, 0, base], apex], OUT);
    for (const bar of times(lites - 1)) {
      const f = (bar + 1) / lites;
      const r = 1 - Math.abs(1 - 2 * f);
      scene.line(xyz(width * f, 0, base, width * f, (depth / 2) * r, base + (high - base) * r), MED);
      scene.line(xyz(0, depth * f, base, (width / 2) * r, depth * f, base + (high - base) * r), MED);
    }
    return scene;
  }
  if (form === 'dome') {
    const rows = 5;
    const at = (u: number, v: number): [number, number, number] => [
      width * u,
      depth * v,
      base + size * 0.24 * Math.sqrt(Math.max(0, Math.sin(Math.PI * u) * Math.sin(Math.PI * v))),
    ];
    for (const row of times(rows).toReversed()) {
      const v = (row + 1) / (rows + 1);
      const crest = times(33).map((step) => at(step / 32, v));
      scene.face([...crest, [width, 0, base], [0, 0, base]], null);
      scene.line(crest, FINE);
    }
    scene.line(
      times(33).map((step) => at(0.5, step / 32)),
      FINE,
    );
    scene.silhouette(
      times(11).flatMap((row) => times(21).map((step) => at(step / 20, row / 10))),
      OUT,
      false,
    );
    for (const corner of [0.12, 0.5, 0.88]) scene.front(-1.6).circle(width * corner, base - 1, 0.5, FINE);
    return scene;
  }
  const middle = depth / 2;
  scene.prism('x', uv(0, base, depth, base, middle, high), 0, width);
  for (const bar of times(lites * 2 - 1)) {
    const x = (width * (bar + 1)) / (lites * 2);
    scene.line(xyz(x, 0, base, x, middle, high), MED);
    scene.line(xyz(x + 1.2, 0, base, x + 1.2, middle, high), FINE);
  }
  scene.line(xyz(0, middle, base, 0, middle, high), MED);
  scene.box([0, -0.4, base], [width, 0.4, 1], MED, FINE);
  return scene;
};
