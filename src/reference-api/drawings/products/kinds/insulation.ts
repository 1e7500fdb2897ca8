import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, isometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Rigid boards in a stack, faces speckled, the top one shifted to show its edge. */
export const board: ProductSketch = (choose) => {
  const count = choose([3, 4, 2]);
  const thick = choose([2, 3, 1.5]);
  const edge = choose(['square', 'shiplap'] as const);
  const [w, d] = [48, 30];
  const scene = new Scene(isometric);
  for (const index of times(count)) {
    const z = index * (thick + 0.1);
    const shift = index === count - 1 ? 7 : 0;
    if (edge === 'shiplap') {
      const half = thick / 2;
      scene.prism(
        'x',
        [
          [-shift - 1.2, z],
          [d - shift - 1.2, z],
          [d - shift - 1.2, z + half],
          [d - shift, z + half],
          [d - shift, z + thick],
          [-shift, z + thick],
          [-shift, z + half],
          [-shift - 1.2, z + half],
        ],
        shift,
        w,
      );
    } else scene.box([shift, -shift, z], [w, d, thick]);
    scene.front(-shift).speckle(shift + 1, z + 0.3, w - 2, thick - 0.6, 22, 0.6);
    scene.side(shift).speckle(-shift + 1, z + 0.3, d - 2, thick - 0.6, 14, 0.6);
  }
  const top = scene.level(count * (thick + 0.1) - 0.1);
  for (const line of [16, 32]) top.line(uv(7 + line, -7, 7 + line, d - 7), FINE);
  top.speckle(9, -5, w - 4, d - 4, 40, 0.9);
  return scene;
};

/** A batt with its fibre layers and facing flange. */
export const batt: ProductSketch = (choose) => {
  const thick = choose([5.5, 3.5, 8]);
  const width = choose([15, 23]);
  const flange = choose([1.5, 0]);
  const length = 40;
  const scene = new Scene(axonometric({ width: 30, depth: 30, depthScale: 1 }));
  if (flange > 0) scene.box([-flange, 0, -0.2], [width + 2 * flange, length, 0.2], MED, FINE);
  const soft = [
    ...arcPoints([thick * 0.18, thick * 0.18], thick * 0.18, 270, 180, thick * 0.18, 3),
    ...arcPoints([thick * 0.18, thick * 0.82], thick * 0.18, 180, 90, thick * 0.18, 3),
  ];
  const profile = [...soft.toReversed(), ...soft.map(([u, v]): [number, number] => [width - u, v])];
  scene.prism('y', profile.toReversed(), 0, length, OUT, PATT);
  const front = scene.front(0);
  const loops = Math.round(width / 2.4);
  const wave: [number, number][] = times(loops * 12 + 1).map((step) => {
    const angle = (step * Math.PI) / 6;
    return [
      1 + ((width - 2) * step) / (loops * 12) + 0.5 * Math.sin(2 * angle),
      thick * (0.5 - 0.38 * Math.cos(angle)),
    ];
  });
  front.line(wave, MED);
  const side = scene.side(0);
  for (const layer of times(4)) {
    const v = thick * (0.26 + layer * 0.16);
    side.line(
      times(21).map((step): [number, number] => [
        (step * length) / 20,
        v + 0.16 * Math.sin(step * 1.9 + layer),
      ]),
      PATT,
    );
  }
  scene.level(thick).speckle(2, 2, width - 4, length - 4, 70, 1.1);
  return scene;
};

/** A roll of geotextile or geogrid, partly spread over ground. */
export const geotextileRoll: ProductSketch = (choose) => {
  const form = choose(['woven', 'nonwoven'] as const);
  const radius = choose([7, 9]);
  const spread = choose([34, 26]);
  const width = 46;
  const scene = new Scene(axonometric({ width: 24, depth: 34, depthScale: 0.9 }));
  const edge = times(25).map((step): [number, number] => [
    (step * width) / 24,
    -spread + 0.7 * Math.sin(step * 1.1),
  ]);
  const cloth: [number, number][] = [...edge, [width, radius], [0, radius]];
  const ground = scene.level(0);
  ground.speckle(-8, -spread - 7, width + 16, spread + 10, 60, 1.2);
  ground.shape(cloth, OUT);
  if (form === 'nonwoven') ground.speckle(1, -spread + 1, width - 2, spread, 150, 1.7);
  else {
    const pitch = 1.8;
    const layer = PATT;
    ground.hatch(cloth, 0, pitch, layer);
    ground.hatch(cloth, 90, pitch, layer);
  }
  scene.cylinder('x', [0, radius * 0.5, radius], radius, width);
  const end = scene.side(0);
  for (const turn of times(4)) end.circle(radius * 0.5, radius, radius * (0.86 - turn * 0.13), FINE);
  end.circle(radius * 0.5, radius, radius * 0.28, MED);
  return scene;
};
