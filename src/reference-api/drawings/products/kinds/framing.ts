import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** Cold-formed studs in their track, with knockouts. */
export const stud: ProductSketch = (choose) => {
  const depth = choose([6, 3.6, 8]);
  const count = choose([3, 2, 4]);
  const pitch = choose([16, 12]);
  const flange = 1.9;
  const height = 44;
  const length = (count - 1) * pitch + 12;
  const scene = new Scene(axonometric({ width: 22, depth: 36, depthScale: 1 }));
  scene.prism('x', uv(-0.2, 0, depth + 0.2, 0, depth + 0.2, 0.2, -0.2, 0.2), 0, length);
  for (const index of times(count).toReversed()) {
    const x = 5 + index * pitch;
    const c: [number, number][] = [
      [0, 0],
      [flange, 0],
      [flange, 0.6],
      [flange - 0.2, 0.6],
      [flange - 0.2, 0.2],
      [0.2, 0.2],
      [0.2, depth - 0.2],
      [flange, depth - 0.2],
      [flange, depth],
      [0, depth],
    ];
    scene.prism(
      'z',
      c.map(([u, v]): [number, number] => [u + x, v]),
      0.2,
      height,
    );
    const web = scene.side(x);
    for (const hole of [10, 28]) {
      const slot = rounded(depth * 0.3, hole, depth * 0.4, 4.2, depth * 0.19);
      web.shape(slot, MED);
    }
    web.line(uv(depth * 0.15, 0.2, depth * 0.15, height), FINE);
    web.line(uv(depth * 0.85, 0.2, depth * 0.85, height), FINE);
  }
  scene.box([0, -0.2, 0.2], [length, 0.15, 1.3], OUT, MED);
  for (const index of times(count)) scene.front(-0.2).circle(5.9 + index * pitch, 0.9, 0.32, FINE);
  return scene;
};

/** A rolled or open-web member with its connection. */
export const structuralMember: ProductSketch = (choose) => {
  const form = choose(['wide flange', 'joist', 'tube'] as const);
  const depth = choose([14, 18, 10]);
  const bolts = choose([3, 4]);
  const length = 56;
  const scene = new Scene(isometric);
  const flange = depth * 0.62;
  const [t, web] = [1.1, 0.8];
  if (form === 'joist') {
    const d = depth * 1.2;
    scene.box([0, 0, 0], [4, length, 1.4]);
    const panels = bolts + 2;
    for (const index of times(panels).toReversed()) {
      const y = (index * length) / panels;
      const half = length / panels / 2;
      scene.bar(xyz(2, y, d, 2, y + half, 1.2), 0.55, MED);
      scene.bar(xyz(2, y + half, 1.2, 2, y + half * 2, d), 0.55, MED);
    }
    scene.box([0, -4, d], [4, length + 4, 1.4]);
    scene.front(-4).line(uv(1.8, d, 1.8, d + 1.4), MED);
    scene.front(-4).line(uv(2.2, d, 2.2, d + 1.4), MED);
    return scene;
  }
  if (form === 'tube') {
    const w = depth * 0.7;
    scene.box([0, 0, 0], [w, length, depth]);
    const front = scene.front(0);
    front.shape(rounded(0.9, 0.9, w - 1.8, depth - 1.8, 1), MED);
    front.through(rounded(0.9, 0.9, w - 1.8, depth - 1.8, 1), () => {
      scene.line(xyz(w - 0.9, 0, 0.9, w - 0.9, 20, 0.9), MED);
      scene.level(0.9).hatch(corners(0.9, 0, w - 1.8, 20), 90, 0.9);
    });
    for (const bolt of times(bolts))
      scene.side(0).circle(5 + (bolt % 2) * 4, (depth * (bolt + 1)) / (bolts + 1), 0.7, MED);
    return scene;
  }
  const i: [number, number][] = [
    [0, 0],
    [flange, 0],
    [flange, t],
    [flange / 2 + web / 2, t],
    [flange / 2 + web / 2, depth - t],
    [flange, depth - t],
    [flange, depth],
    [0, depth],
    [0, depth - t],
    [flange / 2 - web / 2, depth - t],
    [flange / 2 - web / 2, t],
    [0, t],
  ];
  scene.prism('y', i, 0, length);
  const side = scene.side(flange / 2 - web / 2 - 0.5);
  side.rect(1, t + 0.8, 6, depth - 2 * t - 1.6, MED);
  for (const bolt of times(bolts))
    side.circle(4, t + 0.8 + ((depth - 2 * t - 1.6) * (bolt + 0.5)) / bolts, 0.6, MED);
  scene.front(0).hatch(i, 45, 0.9);
  return scene;
};
