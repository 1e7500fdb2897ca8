import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A site light: the head on its arm and pole, base and anchor bolts. */
export const poleLight: ProductSketch = (choose) => {
  const form = choose(['area', 'post top'] as const);
  const height = choose([74, 66]);
  const round = choose([1, 0]);
  const scene = new Scene(axonometric({ width: 20, depth: 34 }));
  scene.cylinder('z', [0, 0, 0], 11, 12);
  const base = 12;
  scene.box([-7, -7, base], [14, 14, 1.2], MED, FINE);
  for (const [x, y] of [
    [5.4, -5.4],
    [-5.4, -5.4],
    [-5.4, 5.4],
  ] as const)
    scene.cylinder('z', [x, y, base + 1.2], 0.9, 2, MED);
  const head = (x: number): void => {
    const direction = Math.sign(x);
    scene.box([direction > 0 ? 2 : -16, -1, height - 3], [14, 2, 2], MED, FINE);
    const from = direction > 0 ? 14 : -42;
    scene.box([from, -8, height - 4], [28, 16, 4]);
    scene.level(height).rect(from + 3, -6, 22, 12, FINE);
    for (const fin of times(6))
      scene.level(height).line(uv(from + 5 + fin * 3.4, -6, from + 5 + fin * 3.4, 6), FINE);
    scene.front(-8).line(uv(from + 1, height - 2.6, from + 27, height - 2.6), FINE);
  };
  if (form !== 'post top') head(1);
  if (round)
    scene.turned('z', [0, 0, base + 1.2], uv(4.4, 0, 4.4, 3, 3, 5, 2.4, height - base), { crease: FINE });
  else scene.box([-3, -3, base + 1.2], [6, 6, height - base]);
  scene.front(round ? -3.2 : -3).rect(-1.4, base + 14, 2.8, 7, MED);

  if (form === 'post top') {
    scene.turned('z', [0, 0, height], uv(4, 0, 5, 3, 13, 6, 14, 20), { crease: FINE });
    for (const post of times(4)) {
      const a = Math.PI * (1 + post * 0.2);
      scene.line(
        xyz(Math.cos(a) * 13, Math.sin(a) * 13, height + 6, Math.cos(a) * 14, Math.sin(a) * 14, height + 20),
        FINE,
      );
    }
    scene.turned('z', [0, 0, height + 20], uv(18, 0, 18, 1.4, 9, 6, 2, 8, 2, 10), { crease: FINE });
  }
  const ground = form === 'post top' ? 40 : 26;
  scene.line(xyz(-ground, -ground * 0.2, 2, -12, -4, 2), FINE);
  scene.line(xyz(12, 2, 2, ground, 6, 2), FINE);
  return scene;
};
