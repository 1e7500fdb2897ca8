import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A boiler or water heater: jacket, door, flue and piping. */
export const boiler: ProductSketch = (choose) => {
  const form = choose(['cabinet', 'fire-tube', 'heater'] as const);
  const width = choose([28, 34]);
  const pipes = choose([2, 3]);
  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.9 }));
  if (form === 'heater') {
    const r = width * 0.42;
    scene.cylinder('z', [r, r, 50], 2.4, 10, MED);
    for (const index of times(pipes))
      scene.cylinder('z', [r + (index - (pipes - 1) / 2) * 9, r - 4, 49], 1, 9, MED);
    scene.turned('z', [r, r, 0], uv(r, 3, r, 47, r * 0.9, 50), { crease: FINE });
    for (const z of [12, 40]) scene.band('z', [r, r, z], r, MED);
    const front = scene.front(r - r * 0.86 - 2);
    front.rect(r * 0.7 - 4, 16, 8, 9, MED);
    front.circle(r * 0.7, 20.5, 2.2, FINE);
    scene.turned('z', [r * 0.5, r * 0.05, 6], uv(1.2, 0, 1.2, 2), { layer: MED });
    scene.bar(xyz(r * 1.5, 1, 40, r * 1.7, -3, 40, r * 1.7, -3, 16), 0.8, MED);
    for (const row of times(4)) front.line(uv(r * 0.4, 33 + row * 2, r * 1.1, 33 + row * 2), FINE);
    return scene;
  }
  if (form === 'fire-tube') {
    const r = width * 0.5;
    const length = 62;
    for (const y of [r * 1.4, r * 0.4]) scene.box([2, y, -r - 6], [length - 4, 4, 7], MED, FINE);
    scene.cylinder('x', [0, r, 2], r, length);
    for (const x of [5, length / 2, length - 6]) scene.band('x', [x, r, 2], r, MED);
    for (const ringAt of [0.86, 0.6]) scene.disc('x', [0, r, 2], r * ringAt, ringAt > 0.8 ? FINE : MED);
    for (const bolt of times(10)) {
      const a = (bolt * Math.PI) / 5;
      scene.disc('x', [0, r + Math.cos(a) * r * 0.74, 2 + Math.sin(a) * r * 0.74], 0.8, FINE);
    }
    scene.cylinder('x', [-12, r, 0], r * 0.3, 12);
    scene.disc('x', [-12, r, 0], r * 0.16, FINE);
    scene.turned('z', [length - 12, r, r], uv(5, 0, 5, 18));
    for (const index of times(pipes))
      scene.turned('z', [10 + index * 11, r, r + 1], uv(1.6, 0, 1.6, 7, 2.8, 7, 2.8, 8), { crease: FINE });
    return scene;
  }
  const [depth, height] = [30, 56];
  for (const index of times(pipes)) scene.cylinder('z', [5 + index * 6, depth - 6, height], 1.4, 12, MED);
  scene.turned('z', [width - 8, depth - 9, height], uv(4, 0, 4, 16));
  scene.band('z', [width - 8, depth - 9, height + 9], 4, FINE);
  scene.box([2, 2, 0], [width - 4, depth - 4, 3], MED, FINE);
  scene.box([0, 0, 3], [width, depth, height - 3]);
  const front = scene.front(0);
  front.rect(2, 5, width - 4, height * 0.56, MED);
  front.rect(2, height * 0.68, width - 4, height * 0.27, MED);
  front.rect(5, height * 0.76, width * 0.4, 6, MED);
  front.line(uv(6, height * 0.8, 4 + width * 0.4, height * 0.8), FINE);
  for (const knob of times(3)) front.circle(width * 0.62 + knob * 3.6, height * 0.79, 1.2, FINE);
  front.hatch(corners(5, 8, width - 10, 7), 90, 1.6, FINE);
  front.rect(width - 6.4, height * 0.34, 1.6, 6, FINE);
  scene.side(0).hatch(corners(5, 10, depth - 10, 9), 90, 1.8, FINE);
  return scene;
};

/** An end-suction or inline pump with its motor. */
export const pump: ProductSketch = (choose) => {
  const form = choose(['end suction', 'inline'] as const);
  const motor = choose([16, 20, 13]);
  const fins = choose([5, 8]);
  const scene = new Scene(axonometric({ width: 22, depth: 34 }));
  if (form === 'inline') {
    for (const [from, length] of [
      [6, 8],
      [13, 1.6],
    ] as const)
      scene.cylinder('x', [from, 0, 0], from === 13 ? 5 : 2.8, length, OUT);
    scene.turned('z', [0, 0, -4], uv(6, 0, 7.4, 2, 7.4, 6, 6, 8), { crease: FINE });
    scene.cylinder('x', [-13, 0, 0], 2.8, 8);
    scene.cylinder('x', [-14.6, 0, 0], 5, 1.6);
    scene.disc('x', [-14.6, 0, 0], 2.2, MED);
    for (const bolt of times(fins)) {
      const a = (bolt * 2 * Math.PI) / fins;
      scene.disc('x', [-14.6, Math.cos(a) * 3.8, Math.sin(a) * 3.8], 0.55, FINE);
    }
    scene.turned(
      'z',
      [0, 0, 4],
      uv(4, 0, 3.2, 4, 5.4, 4, 5.4, 5, 5.2, 5, 5.2, 5 + motor * 0.8, 4.6, 6 + motor * 0.8),
      { crease: FINE },
    );
    for (const fin of times(fins)) scene.band('z', [0, 0, 10 + (fin * motor * 0.7) / fins], 5.2, FINE);
    scene.box([-2, -7.6, 9 + motor * 0.3], [4, 3, 5], MED, FINE);
    return scene;
  }
  const base = -9;
  scene.box([-8, -7, base - 2.4], [motor + 28, 14, 2.4]);
  const start = 12;
  scene.box([start + 2, 2, base], [motor - 4, 3, 3], MED, FINE);
  scene.cylinder('x', [start, 0, 0], 6, motor);
  scene.turned('x', [start, 0, 0], uv(6.3, 0, 6.3, 1.2), { layer: MED });
  for (const fin of times(fins)) {
    const a = Math.PI * (0.62 + (fin * 0.62) / fins);
    scene.line(
      xyz(start + 1.5, Math.cos(a) * 6, Math.sin(a) * 6, start + motor - 1, Math.cos(a) * 6, Math.sin(a) * 6),
      FINE,
    );
  }
  scene.box([start + motor * 0.4, -3, 5.4], [5, 5, 3], MED, FINE);
  scene.box([start + 2, -5, base], [motor - 4, 3, 4], MED, FINE);
  scene.cylinder('x', [5, 0, 0], 2.6, 7, MED);
  scene.band('x', [8, 0, 0], 2.6, FINE);
  scene.turned('z', [1, 1.6, 4], uv(2.4, 0, 2.4, 7, 4.4, 7, 4.4, 8.4), { crease: FINE });
  scene.disc('z', [1, 1.6, 12.4], 2, MED);
  scene.box([-1, -4, base], [4, 8, 4], MED, FINE);
  scene.turned('x', [-3, 0, 0], uv(6, 0, 7.6, 1, 7.6, 5, 5, 8), { crease: FINE });
  scene.cylinder('x', [-8, 0, 0], 2.8, 5);
  scene.cylinder('x', [-9.4, 0, 0], 4.8, 1.4);
  scene.disc('x', [-9.4, 0, 0], 2.2, MED);
  for (const bolt of times(6)) {
    const a = (bolt * Math.PI) / 3;
    scene.disc('x', [-9.4, Math.cos(a) * 3.6, Math.sin(a) * 3.6], 0.5, FINE);
  }
  return scene;
};
