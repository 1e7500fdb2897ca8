import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A valve: gate with handwheel, ball with lever, or butterfly, flanged. */
export const valve: ProductSketch = (choose) => {
  const form = choose(['gate', 'butterfly'] as const);
  const bolts = choose([8, 6]);
  const size = choose([3, 3.6, 2.6]);
  const scene = new Scene(axonometric({ width: 26, depth: 30 }));
  const flange = size * 1.75;
  const half = form === 'butterfly' ? 1.8 : size * 2;
  const bolt = (x: number): void => {
    for (const index of times(bolts)) {
      const a = ((index + 0.5) * 2 * Math.PI) / bolts;
      scene.disc('x', [x, Math.cos(a) * flange * 0.82, Math.sin(a) * flange * 0.82], 0.42, FINE);
    }
  };
  if (form !== 'butterfly') scene.cylinder('x', [half, 0, 0], size, 5, MED);
  scene.cylinder('x', [half - 1, 0, 0], flange, 1);
  if (form === 'gate') {
    scene.turned('x', [-half, 0, 0], uv(size, 0, size * 1.25, half, size, half * 2 - 1));
    scene.turned(
      'z',
      [0, 0, size * 0.6],
      [
        [size * 1.1, 0],
        [size * 0.9, size],
        [size * 1.3, size],
        [size * 1.3, size + 1],
        [size * 0.8, size + 1],
        [size * 0.45, size * 2.2],
      ],
      { crease: FINE },
    );
    scene.cylinder('z', [0, 0, size * 2.8], 0.5, size * 1.3, MED);
    const wheel = size * 3.7;
    scene.disc('z', [0, 0, wheel], size * 1.5);
    scene.disc('z', [0, 0, wheel], size * 1.25, MED);
    for (const spoke of times(3)) {
      const a = (spoke * 2 * Math.PI) / 3 + 0.5;
      scene.bar(xyz(0, 0, wheel, Math.cos(a) * size * 1.25, Math.sin(a) * size * 1.25, wheel), 0.3, MED);
    }
    scene.turned('z', [0, 0, wheel - 0.2], uv(0.7, 0, 0.7, 1.2), { layer: MED });
  }

  if (form === 'butterfly') {
    scene.cylinder('x', [-half, 0, 0], flange * 0.96, half * 2 - 1);
    scene.cylinder('z', [0, 0, flange * 0.9], 0.9, size * 1.6);
    scene.box([-size * 0.7, -size * 0.6, flange * 0.9 + size * 1.5], [size * 1.4, size * 1.2, size * 0.9]);
    scene.cylinder('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], 0.35, size * 1.1, MED);
    scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.8);
    scene.disc('y', [0, -size * 1.7, flange * 0.9 + size * 1.9], size * 0.6, MED);
  }
  scene.cylinder('x', [-half - 1, 0, 0], flange, 1);
  scene.disc('x', [-half - 1, 0, 0], size * 1.15, FINE);
  bolt(-half - 1);
  const bore = ring('x', [-half - 1, 0, 0], size * 0.85);
  scene.face(bore, MED);
  if (form === 'butterfly')
    scene.through(bore, () => {
      scene.line(xyz(-half - 1, 0, -size, -half - 1, 0, size), MED);
      scene.line(xyz(-half - 1, -0.5, -size, -half - 1, -0.5, size), FINE);
    });
  else scene.through(bore, () => scene.line(ring('x', [half, 0, 0], size * 0.8), FINE));
  return scene;
};
