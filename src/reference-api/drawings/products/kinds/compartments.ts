import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';

/** Toilet compartments: pilasters, doors and panels, floor-braced or ceiling-hung. */
export const toiletCompartment: ProductSketch = (choose) => {
  const stalls = choose([2, 3]);
  const brace = choose(['overhead', 'floor'] as const);
  const door = choose([24, 28]);
  const [depth, lift, height] = [58, 12, 70];
  const pilaster = 9;
  const bay = door + pilaster;
  const length = stalls * bay + pilaster;
  const scene = new Scene(axonometric({ width: 16, depth: 34, depthScale: 0.85 }));
  scene.level(0).line(uv(-12, 0, length + 12, 0), FINE);
  const panelTop = lift + 58;
  for (const stall of times(stalls + 1).toReversed())
    scene.box([stall * bay + pilaster / 2 - 0.5, 0, lift], [1, depth, 58], MED, FINE);
  for (const stall of times(stalls + 1).toReversed()) {
    const x = stall * bay;
    const foot = 0;
    const tall = brace === 'overhead' ? height + 12 : height;
    scene.box([x, -1.2, foot], [pilaster, 1.2, tall - foot]);
    if (foot === 0) scene.front(-1.2).rect(x, 0, pilaster, 3, MED);
    if (stall === stalls) continue;
    const ajar = stall === 0;
    const d = x + pilaster;
    if (ajar)
      scene.prism(
        'z',
        uv(d, -1.2, d + door * 0.8, door * 0.52, d + door * 0.75, door * 0.58, d - 0.3, 0),
        lift,
        58,
        OUT,
        FINE,
      );
    else {
      scene.box([d + 0.4, -1.2, lift], [door - 0.8, 1.2, 58]);
      scene.front(-1.2).rect(d + door - 4.6, lift + 27, 2.6, 4, MED);
      scene.front(-1.2).circle(d + door - 3.3, lift + 29, 0.7, FINE);
      for (const v of [lift + 6, lift + 49]) scene.front(-1.2).rect(d - 0.6, v, 1.8, 4, FINE);
    }
  }
  if (brace === 'overhead') scene.box([-1, -1.6, height + 12], [length + 2, 2, 2.6]);
  if (brace === 'floor')
    for (const stall of times(stalls + 1))
      scene
        .front(-1.3)
        .line(uv(stall * bay + 1, panelTop - 4, stall * bay + pilaster - 1, panelTop - 4), FINE);
  return scene;
};

/** A run of single-tier lockers, flat or sloping tops. */
export const locker: ProductSketch = (choose) => {
  const count = choose([4, 3, 5]);
  const slopeTop = choose([0, 7]);
  const [bay, depth, base, height] = [12, 15, 4, 66];
  const width = count * bay;
  const scene = new Scene(axonometric({ width: 16, depth: 36, depthScale: 0.9 }));
  scene.box([0, 1.5, 0], [width, depth - 1.5, base]);
  scene.prism('x', uv(0, base, depth, base, depth, base + height + slopeTop, 0, base + height), 0, width);
  const front = scene.front(0);
  for (const column of times(count)) {
    const u = column * bay;
    front.rect(u + 0.5, base + 0.5, bay - 1, height - 1, MED);
    for (const vent of times(3))
      for (const v of [base + height - 3 - vent * 1.3, base + 3 + vent * 1.3])
        front.line(uv(u + 3, v, u + bay - 3, v), FINE);
    front.rect(u + bay - 3, base + height * 0.46, 1.4, 4, MED);
  }
  return scene;
};
