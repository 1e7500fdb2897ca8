import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { sheet, times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** A roll of sheet membrane, its loose end lying flat with the lap line. */
export const membraneRoll: ProductSketch = (choose) => {
  const width = choose([36, 48, 60]);
  const radius = choose([6, 7.5, 5]);
  const marks = choose([5, 3]);
  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.85 }));
  const sheetLength = 30;
  scene.box([0, -sheetLength, 0], [width, sheetLength + radius, 0.35]);
  const ground = scene.level(0.35);
  ground.line(uv(4, -sheetLength, 4, 0), MED);
  ground.line(uv(4.8, -sheetLength, 4.8, 0));
  for (const mark of times(marks)) {
    const y = -sheetLength + ((mark + 0.6) * sheetLength) / marks;
    ground.line(uv(8, y, width - 3, y), FINE);
  }
  scene.cylinder('x', [0, radius * 0.6, radius], radius, width);
  const end = scene.side(0);
  for (const turn of times(4)) end.circle(radius * 0.6, radius, radius * (0.88 - turn * 0.14), FINE);
  end.circle(radius * 0.6, radius, radius * 0.3, MED);
  end.circle(radius * 0.6, radius, radius * 0.22, MED);
  return scene;
};

/** Courses of shingles or lap siding, each covering the one below. */
export const shingleSiding: ProductSketch = (choose) => {
  const form = choose(['shingle', 'lap', 'scallop'] as const);
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
      if (form === 'scallop' && to - from > board * 0.9)
        face.line(
          arcPoints([(from + to) / 2, z + exposure * 0.5], board * 0.46, 180, 360, exposure * 0.46),
          MED,
        );
      else if (to - from > 2)
        for (const grain of [0.3, 0.68])
          face.line(uv(from + (to - from) * grain, z + 0.9, from + (to - from) * grain, z + exposure * 0.7));
    }
  }
  return scene;
};

/** A bent metal flashing or coping with its hem and a splice. */
export const flashing: ProductSketch = (choose) => {
  const form = choose(['coping', 'drip edge', 'step'] as const);
  const top = choose([12, 9, 15]);
  const face = choose([5, 7]);
  const length = 46;
  const scene = new Scene(isometric);
  const upper: Record<typeof form, [number, number][]> = {
    coping: uv(-0.9, -face - 0.6, 0, -face, 0, 0, top, -1, top, -face + 1, top + 0.8, -face + 0.4),
    'drip edge': uv(-1, -face * 0.6, 0, -face * 0.5, 0, 0, top, 1.2),
    step: uv(-0.8, -1.4, 0, -1, 0, 0, top * 0.7, 0, top * 0.7, face * 1.6, top * 0.7 + 1, face * 1.6 + 1),
  };
  const profile = upper[form];
  scene.prism('y', sheet(profile, 0.28), 0, length);
  const splice = profile.map(([u, v]): [number, number] => [u - 0.15, v + 0.3]);
  scene.prism('y', sheet(splice, 0.2), length * 0.44, 6, MED, MED);
  const left = scene.side(0);
  if (form !== 'step') for (const index of times(5)) left.circle(4 + index * 9.5, -face * 0.3, 0.5, FINE);
  else for (const index of times(5)) scene.side(top * 0.7).circle(4 + index * 9.5, face, 0.5, FINE);
  scene.level(0.02).hatch(corners(0.6, 1, form === 'coping' ? 1.2 : 0.9, length * 0.4), 90, 0.5);
  return scene;
};
