import { uv, times, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** Toilet compartments: pilasters, doors, and panels, floor-anchored or overhead-braced. */
const toiletCompartment = (brace: 'overhead' | 'floor') =>
  view.from({ width: 16, depth: 34, depthScale: 0.85 }, (scene, choose) => {
    const stalls = choose([2, 3]);
    const door = choose([24, 28]);
    const [depth, lift, height] = [58, 12, 70];
    const pilaster = 9;
    const bay = door + pilaster;
    const length = stalls * bay + pilaster;
    scene.level(0).line(uv(-12, 0, length + 12, 0));
    const panelTop = lift + 58;
    for (const stall of times(stalls + 1).toReversed())
      scene.box([stall * bay + pilaster / 2 - 0.5, 0, lift], [1, depth, 58], MEDIUM, FINE);
    for (const stall of times(stalls + 1).toReversed()) {
      const x = stall * bay;
      const foot = 0;
      const tall = brace === 'overhead' ? height + 12 : height;
      scene.box([x, -1.2, foot], [pilaster, 1.2, tall - foot]);
      if (foot === 0) scene.front(-1.2).rect(x, 0, pilaster, 3);
      if (stall === stalls) continue;
      const ajar = stall === 0;
      const d = x + pilaster;
      if (ajar)
        scene.prism(
          'z',
          uv(d, -1.2, d + door * 0.8, door * 0.52, d + door * 0.75, door * 0.58, d - 0.3, 0),
          lift,
          58,
          OUTLINE,
          FINE,
        );
      else {
        scene.box([d + 0.4, -1.2, lift], [door - 0.8, 1.2, 58]);
        scene.front(-1.2).rect(d + door - 4.6, lift + 27, 2.6, 4);
        scene.front(-1.2).circle(d + door - 3.3, lift + 29, 0.7, FINE);
        for (const v of [lift + 6, lift + 49]) scene.front(-1.2).rect(d - 0.6, v, 1.8, 4, FINE);
      }
    }
    if (brace === 'overhead') scene.box([-1, -1.6, height + 12], [length + 2, 2, 2.6]);
    if (brace === 'floor')
      for (const stall of times(stalls + 1))
        scene.front(-1.3).line(uv(stall * bay + 1, panelTop - 4, stall * bay + pilaster - 1, panelTop - 4));
  });

export const toiletCompartments = {
  'toilet-compartment': toiletCompartment('floor'),
  'overhead-braced-compartment': toiletCompartment('overhead'),
  'urinal-screen': view.threeQuarter((scene, choose) => {
    const [deep, high] = [choose([18, 20]), choose([42, 48])];
    wall(scene, -34, -6, 84, 66, 0);
    const face = scene.front(0);
    for (const row of times(5)) face.line(uv(-34, 6 + row * 12, 50, 6 + row * 12));
    // Between two urinals.
    for (const x of [-20, 24]) {
      scene.prism('z', [...arcPoints([x + 8, -6], 8, 180, 360, 7, 12), [x + 16, 0], [x, 0]], 8, 24);
      scene.level(32).shape(arcPoints([x + 8, -6], 5, 0, 360, 4.4, 20).slice(0, -1));
      scene.cylinder('z', [x + 8, -2, 34], 1.2, 9, MEDIUM);
      if (x < 0) {
        scene.box([8, -deep, 12], [1.4, deep, high]);
        for (const v of [16, 12 + high - 8]) scene.box([6.6, -2.4, v], [4.2, 2.4, 4], MEDIUM, FINE);
      }
    }
  }),
};
