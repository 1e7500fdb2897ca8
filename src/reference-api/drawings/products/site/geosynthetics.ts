import { rectangle, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** A roll of geotextile, partly spread over the ground. */
const geotextileRoll = (form: 'woven' | 'nonwoven') =>
  view.from({ width: 24, depth: 34, depthScale: 0.9 }, (scene, choose) => {
    const radius = choose([7, 9]);
    const spread = choose([34, 26]);
    const width = 46;
    const edge = times(25).map((step): [number, number] => [
      (step * width) / 24,
      -spread + 0.7 * Math.sin(step * 1.1),
    ]);
    const cloth: [number, number][] = [...edge, [width, radius], [0, radius]];
    const ground = scene.level(0);
    ground.speckle(-8, -spread - 7, width + 16, spread + 10, 60, 1.2);
    ground.shape(cloth, OUTLINE);
    if (form === 'nonwoven') ground.speckle(1, -spread + 1, width - 2, spread, 150, 1.7);
    else {
      const pitch = 1.8;
      const layer = HATCH;
      ground.hatch(cloth, 0, pitch, layer);
      ground.hatch(cloth, 90, pitch, layer);
    }
    scene.cylinder('x', [0, radius * 0.5, radius], radius, width);
    const end = scene.side(0);
    for (const turn of times(4)) end.circle(radius * 0.5, radius, radius * (0.86 - turn * 0.13), FINE);
    end.circle(radius * 0.5, radius, radius * 0.28);
  });

export const geosynthetics = {
  'geotextile-roll': geotextileRoll('woven'),
  'nonwoven-roll': geotextileRoll('nonwoven'),
  'biaxial-geogrid': view.corner((scene, choose) => {
    const [cells, radius] = [choose([8, 9]), choose([6, 7])];
    const size = cells * 6;
    scene.cylinder('x', [0, size + radius * 0.6, radius], radius, size);
    for (const turn of [0.75, 0.5, 0.25])
      scene.disc('x', [0, size + radius * 0.6, radius], radius * turn, FINE);
    // Square openings between ribs, with stone locked into the far rows.
    scene.level(0).shape(rectangle(0, 0, size, size), OUTLINE);
    for (const column of times(cells))
      for (const row of times(cells)) scene.level(0).rect(column * 6 + 0.9, row * 6 + 0.9, 4.2, 4.2);
    for (const stone of times(cells * 3)) {
      const [x, y] = [3 + ((stone * 6 * 5) % size), size - 3 - 6 * (stone % 3)];
      scene.ball([x, y, 1.6], 2.6 - (stone % 3) * 0.3, MEDIUM);
    }
  }),
  'triaxial-geogrid': view.corner((scene, choose) => {
    const count = choose([5, 6]);
    const [step, rise] = [48 / count, (48 / count) * 0.87];
    const top = scene.level(0);
    for (const row of times(count))
      for (const column of times(count)) {
        const [u, v] = [column * step + (row % 2) * (step / 2), row * rise];
        top.shape(uv(u + 1.4, v + 0.8, u + step - 1.4, v + 0.8, u + step / 2, v + rise - 1.4), OUTLINE);
        top.shape(
          uv(u + step / 2 + 1.4, v + rise - 0.8, u + step * 1.5 - 1.4, v + rise - 0.8, u + step, v + 1.4),
          OUTLINE,
        );
      }
    for (const stone of times(7)) top.circle(6 + ((stone * 19) % 36), 5 + ((stone * 13) % 32), 1.6, FINE);
  }),
  geocell: view.corner((scene, choose) => {
    const [count, height] = [choose([6, 5]), choose([5, 6])];
    scene.box([-2, -2, -2], [count * 9 + 2, count * 7 + 6, 2], MEDIUM, FINE);
    for (const j of times(count).toReversed()) {
      const wave = (z: number, flip: number): Place[] =>
        times(count * 4 + 1).map((i): Place => [
          (i * 9) / 4,
          j * 7 + 3.4 + Math.cos((i * Math.PI) / 2) * 3.2 * flip,
          z,
        ]);
      const flip = j % 2 ? 1 : -1;
      scene.face([...wave(0, flip), ...wave(height, flip).toReversed()], MEDIUM);
      scene.line(wave(height, flip), OUTLINE);
      if (j > count - 3)
        for (const i of times(count))
          for (const k of times(5))
            scene.level(height - 1).circle(2 + i * 9 + (k % 3) * 2, j * 7 + 1 + (k % 2) * 3, 0.8, FINE);
    }
  }),
};
