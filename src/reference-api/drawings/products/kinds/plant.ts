import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A boiler or water heater: jacket, door, flue and piping. */
export const boiler: ProductSketch = (choose) => {
  const width = choose([28, 34]);
  const pipes = choose([2, 3]);
  const scene = new Scene(axonometric({ width: 20, depth: 34, depthScale: 0.9 }));

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
  const motor = choose([16, 20, 13]);
  const fins = choose([5, 8]);
  const scene = new Scene(axonometric({ width: 22, depth: 34 }));

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
