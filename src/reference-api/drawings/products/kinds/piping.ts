import { FINE, MED, PATT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** Pipe lengths: plain, belled, corrugated, or flanged, stacked. */
export const pipe: ProductSketch = (choose) => {
  const form = choose(['corrugated', 'plain'] as const);
  const radius = choose([4, 3, 5]);
  const wall = choose([0.12, 0.2]);
  const length = 42;
  const scene = new Scene(axonometric({ width: 24, depth: 36 }));
  const one = (y: number, z: number): void => {
    if (form === 'plain') {
      scene.cylinder('x', [0, y, z], radius, length);
      for (const x of [length * 0.3, length * 0.31, length * 0.7]) scene.band('x', [x, y, z], radius, FINE);
    }
    if (form === 'corrugated')
      scene.turned(
        'x',
        [0, y, z],
        times(14).flatMap((rib): [number, number][] => [
          [radius * 1.08, (rib * length) / 14],
          [radius * 1.08, ((rib + 0.5) * length) / 14],
          [radius * 0.95, ((rib + 0.6) * length) / 14],
          [radius * 0.95, ((rib + 0.95) * length) / 14],
        ]),
        { crease: FINE },
      );
    const bore = ring('x', [0, y, z], radius * (1 - wall));
    scene.face(bore, MED);
    scene.through(bore, () => {
      scene.line(ring('x', [4.4, y, z], radius * (1 - wall)), FINE);
      scene.line(ring('x', [9, y, z], radius * (1 - wall)), PATT);
    });
    const label = form === 'corrugated' ? 0 : 3;
    for (const dash of times(label))
      scene.line(
        [
          [length * (0.42 + dash * 0.08), y - radius * 0.62, z + radius * 0.78],
          [length * (0.47 + dash * 0.08), y - radius * 0.62, z + radius * 0.78],
        ],
        FINE,
      );
  };
  const pitch = radius * 2.5;
  one(pitch, 0);
  one(0, 0);
  one(pitch / 2, radius * 2.1);
  return scene;
};

/** A sprinkler head: pendent, upright or concealed with its plate. */
export const sprinkler: ProductSketch = (choose) => {
  const teeth = choose([16, 12]);
  const bulb = choose([0.32, 0.22]);
  const scene = new Scene(axonometric({ width: 24, depth: 24, below: true }));
  const turned = (
    profile: [number, number][],
    options: { layer?: typeof MED; crease?: typeof MED } = {},
  ): void => {
    const ordered = profile.map(([r, a]): [number, number] => [r, -a]).toReversed();
    scene.turned('z', [0, 0, 0], ordered, options);
  };
  turned(uv(0.75, -4.2, 0.75, -2.2), { layer: MED });
  for (const thread of times(4)) scene.band('z', [0, 0, 3.9 - thread * 0.4], 0.75, FINE);
  turned(uv(1.1, -2.2, 1.1, -1.2));
  for (const side of [-0.5, 0.1, 0.6])
    scene.line(
      xyz(side, -Math.sqrt(1.21 - side * side), 2.2, side, -Math.sqrt(1.21 - side * side), 1.2),
      FINE,
    );
  const plate = 2.4;
  turned(uv(plate, -1.2, plate, -0.95, plate * 0.8, -0.7), { crease: FINE });
  scene.disc('z', [0, 0, 0.7], plate * 0.5, FINE);
  turned(uv(0.8, -0.7, 0.6, 0), { layer: MED });
  const arm = (side: 1 | -1): void =>
    scene.bar(
      [
        [side * 0.5, side * -0.5, 0.3],
        [side * 0.95, side * -0.95, -0.6],
        [side * 0.9, side * -0.9, -1.9],
        [side * 0.25, side * -0.25, -3],
      ],
      0.16,
      MED,
    );
  arm(1);
  turned(uv(bulb * 0.6, 0, bulb, 0.6, bulb, 1.8, bulb * 0.5, 2.6), { layer: MED, crease: FINE });
  arm(-1);
  turned(uv(0.4, 2.7, 0.3, 3.2), { layer: MED });
  turned(uv(1.6, 3.2, 1.6, 3.3));
  for (const tooth of times(teeth)) {
    const a = (tooth * 2 * Math.PI) / teeth;
    scene.line(
      [
        [Math.cos(a) * 0.8, Math.sin(a) * 0.8, -3.3],
        [Math.cos(a) * 1.6, Math.sin(a) * 1.6, -3.3],
      ],
      MED,
    );
  }
  scene.disc('z', [0, 0, -3.3], 0.35, MED);

  return scene;
};
