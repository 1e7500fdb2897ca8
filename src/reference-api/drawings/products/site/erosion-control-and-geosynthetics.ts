import { rectangle, uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

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

export const erosionControlAndGeosynthetics = {
  'silt-fence': view.threeQuarter((scene, choose) => {
    const [count, sag] = [choose([5, 4]), choose([2, 3])];
    for (const i of times(count).toReversed()) scene.box([i * 26, 1, -8], [2, 2, 44], OUTLINE, FINE);
    const top = times(count * 2 - 1).map((i): [number, number] => [i * 13, 30 - (i % 2) * sag]);
    scene
      .front(0)
      .shape(
        [
          ...uv(0, 0),
          ...top.map(([x, z]): [number, number] => [x + (x === 0 ? 0 : 2), z]),
          ...uv((count - 1) * 26 + 2, 0),
        ],
        OUTLINE,
      );
    scene.front(0).hatch(rectangle(0, 1, (count - 1) * 26 + 2, 26), 0, 3);
    scene.face(xyz(-6, -7, 0, (count - 1) * 26 + 8, -7, 0, (count - 1) * 26 + 8, 0, 3, -6, 0, 3), MEDIUM);
    scene.level(0).speckle(-10, -20, (count - 1) * 26 + 20, 12, 50, 1.6);
  }),
  'erosion-blanket': view.threeQuarter((scene, choose) => {
    const [straws, radius] = [choose([70, 80]), choose([8, 9])];
    // Unrolled down a slope of soil and stapled to it.
    scene.prism('x', uv(0, 0, 70, 0, 70, 40), 0, 60);
    const at = (u: number, t: number): [number, number, number] => [u, 6 + t * 58, 3.6 + t * 33.2];
    scene.face([at(6, 0), at(54, 0), at(54, 1), at(6, 1)]);
    for (const straw of times(straws)) {
      const [u, t] = [8 + ((straw * 17.3) % 42), 0.03 + ((straw * 0.5698) % 0.92)];
      scene.line([at(u, t), at(u + Math.cos(straw) * 3.4, Math.min(0.99, t + Math.sin(straw) * 0.05))]);
    }
    for (const staple of times(3))
      for (const u of [9, 30, 51])
        scene.bar([at(u - 1.4, 0.12 + staple * 0.32), at(u + 1.4, 0.12 + staple * 0.32)], 0.5);
    scene.cylinder('x', [6, 66, 38 + radius], radius, 48);
    for (const turn of [0.7, 0.45, 0.2]) scene.disc('x', [6, 66, 38 + radius], radius * turn, FINE);
  }),
  'turf-mat': view.corner((scene, choose) => {
    const blades = choose([7, 6]);
    scene.prism('x', uv(0, 0, 52, 0, 52, 20, 40, 18, 12, 6, 0, 4), 0, 44);
    // A slope under a net of wavy threads, grass coming through.
    const at = (v: number): number =>
      v < 12 ? 4 + v / 6 : v < 40 ? 6 + ((v - 12) * 12) / 28 : 18 + (v - 40) / 6;
    for (const line of times(12))
      scene.line(times(27).map((step) => [1 + line * 3.8 + Math.sin(step) * 0.8, step * 2, at(step * 2)]));
    for (const line of times(9))
      scene.line(
        times(23).map((step) => [step * 2, 3 + line * 5.6 + Math.cos(step) * 0.6, at(3 + line * 5.6)]),
      );
    for (const tuft of times(blades * 2)) {
      const [x, y] = [4 + ((tuft * 17) % 38), 4 + ((tuft * 11) % 44)];
      for (const lean of [-1.6, 0, 1.6]) scene.line(xyz(x, y, at(y), x + lean, y, at(y) + 6), MEDIUM);
    }
  }),
  'filter-sock': view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([5, 6]), choose([64, 56])];
    scene.level(0).speckle(-8, -16, length + 16, 34, 70, 1.4);
    for (const x of [length * 0.8, length * 0.3])
      scene.box([x, radius * 2, -2], [1.6, 1.6, 20], MEDIUM, FINE);
    scene.turned(
      'x',
      [0, radius, radius],
      uv(radius * 0.8, -1, radius, 1, radius, length - 1, radius * 0.8, length + 1),
      { smooth: true },
    );
    for (const k of times(24)) scene.band('x', [1 + (k * length) / 24, radius, radius], radius, HATCH);
    scene.disc('x', [-1, radius, radius], radius * 0.8, MEDIUM);
    scene.side(-1).speckle(radius * 0.4, radius * 0.4, radius * 1.2, radius * 1.2, 16, 0.6);
  }),
  'inlet-protection': view.threeQuarter((scene, choose) => {
    const [size, deep] = [choose([26, 30]), choose([20, 24])];
    scene.silhouette([
      ...xyz(2, 2, 0, size - 2, 2, 0, size - 2, size - 2, 0, 2, size - 2, 0),
      ...xyz(6, 6, -deep, size - 6, 6, -deep, 6, size - 6, -deep),
    ]);
    for (const k of times(6)) scene.line(xyz(3 + k * 4, 2, -2, 6 + k * 3.2, 6, -deep), HATCH);
    for (const x of [0.3, 0.7])
      scene.bar(xyz(size * x - 2, 2, -2, size * x, -1, -8, size * x + 2, 2, -2), 0.4, MEDIUM);
    scene.box([0, 0, 0], [size, size, 2]);
    const on = scene.level(2);
    on.rect(2, 2, size - 4, size - 4);
    for (const i of times(7))
      for (const j of times(2))
        on.shape(
          roundedRectangle(4 + i * ((size - 8) / 7), 4 + j * (size / 2 - 2), 1.6, size / 2 - 6, 0.7),
          FINE,
        );
  }),
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
