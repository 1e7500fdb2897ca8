import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { sheet, times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Courses of shingles or lap siding, each covering the one below. */
export const shingleSiding: ProductSketch = (choose) => {
  const form = choose(['shingle', 'lap'] as const);
  const exposure = choose([6, 7.5, 9]);
  const board = choose([8, 11, 6]);
  const width = 48;
  const courses = Math.round(42 / exposure);
  const scene = new Scene(axonometric({ width: 10, depth: 40, depthScale: 0.7 }));
  const lean = 1.3;
  for (const course of times(courses)) {
    const z = course * exposure;
    const profile = uv(0, z, 0, z + exposure + 1, -0.2, z + exposure + 1, -lean, z);
    scene.prism(
      'x',
      profile.toReversed().map(([y, h]): [number, number] => [y, h]),
      0,
      width,
    );
    const face = scene.front(-lean);
    const shift = (course % 2) * board * 0.5;
    if (form === 'lap') {
      const joint = ((course * 17) % 31) + 8;
      face.line(uv(joint, z, joint, z + exposure), MED);
      for (const line of [0.3, 0.62]) face.line(uv(1, z + exposure * line, width - 1, z + exposure * line));
      continue;
    }
    for (const index of times(Math.ceil(width / board) + 1)) {
      const u = index * board - shift;
      if (u > 0 && u < width) face.line(uv(u, z, u, z + exposure), MED);
      const from = Math.max(0.3, u);
      const to = Math.min(width - 0.3, u + board);
      if (to - from > 2)
        for (const grain of [0.3, 0.68])
          face.line(uv(from + (to - from) * grain, z + 0.9, from + (to - from) * grain, z + exposure * 0.7));
    }
  }
  return scene;
};

/** A bent metal flashing or coping with its hem and a splice. */
export const flashing: ProductSketch = (choose) => {
  const form = choose(['coping', 'drip edge'] as const);
  const top = choose([12, 9, 15]);
  const face = choose([5, 7]);
  const length = 46;
  const scene = new Scene(isometric);
  const upper: Record<typeof form, [number, number][]> = {
    coping: uv(-0.9, -face - 0.6, 0, -face, 0, 0, top, -1, top, -face + 1, top + 0.8, -face + 0.4),
    'drip edge': uv(-1, -face * 0.6, 0, -face * 0.5, 0, 0, top, 1.2),
  };
  const profile = upper[form];
  scene.prism('y', sheet(profile, 0.28), 0, length);
  const splice = profile.map(([u, v]): [number, number] => [u - 0.15, v + 0.3]);
  scene.prism('y', sheet(splice, 0.2), length * 0.44, 6, MED, MED);
  const left = scene.side(0);
  for (const index of times(5)) left.circle(4 + index * 9.5, -face * 0.3, 0.5, FINE);
  scene.level(0.02).hatch(corners(0.6, 1, form === 'coping' ? 1.2 : 0.9, length * 0.4), 90, 0.5);
  return scene;
};
