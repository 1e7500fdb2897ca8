import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { corners } from '#src/reference-api/drawings/products/plane.ts';
import { Scene, ring } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric, fromBelow } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A luminaire: lensed troffer, linear pendant, downlight or high bay. */
export const luminaire: ProductSketch = (choose) => {
  const form = choose(['troffer', 'pendant', 'downlight'] as const);
  const lens = choose([2, 3]);
  const size = choose([48, 40]);
  if (form === 'downlight') {
    const scene = new Scene(axonometric({ width: 26, depth: 26, below: true }));
    const r = size / 16;
    scene.level(0).shape(corners(-8, -8, 16, 16), FINE);
    scene.box([-7, -1, 1.2], [5, 3, 3], MED, FINE);
    scene.turned('z', [0, 0, 0], uv(r * 1.25, 0, r * 1.25, 1, r * 0.9, 1, r * 0.9, 6), { crease: FINE });
    for (const fin of times(6)) scene.band('z', [0, 0, 2 + fin * 0.7], r * 0.9, FINE);
    scene.turned('z', [0, 0, -0.3], uv(r * 1.3, 0, r * 1.3, 0.3));
    const bore = ring('z', [0, 0, -0.3], r);
    scene.face(bore, MED);
    scene.through(bore, () => {
      for (const [f, z] of [
        [0.9, 0.6],
        [0.74, 1.6],
        [0.55, 2.4],
      ] as const)
        scene.face(ring('z', [0, 0, z], r * f), FINE);
    });
    for (const ray of times(lens * 4)) {
      const a = (ray * Math.PI) / (lens * 2);
      scene.line(
        [
          [Math.cos(a) * r * 0.3, Math.sin(a) * r * 0.3, -3],
          [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.8, -6],
        ],
        FINE,
      );
    }
    return scene;
  }
  const scene = new Scene(fromBelow);
  if (form === 'troffer') {
    const [w, d] = [size, 24];
    scene.box([2, 2, 0.6], [w - 4, d - 4, 3.4], MED, FINE);
    scene.box([0, 0, 0], [w, d, 0.6]);
    const plane = scene.level(0);
    plane.rect(1, 1, w - 2, d - 2, FINE);
    const each = (d - 4) / lens;
    for (const row of times(lens)) {
      const v = 2 + row * each;
      plane.rect(2, v + 0.6, w - 4, each - 1.2, MED);
      plane.line(uv(2, v + each / 2, w - 2, v + each / 2), FINE);
      plane.hatch(corners(2, v + 0.6, w - 4, each - 1.2), 90, 1.6);
    }
    for (const u of [w * 0.1, w * 0.9]) scene.line(xyz(u, d - 2, 4, u, d - 2, 15), FINE);
    for (const u of [w * 0.1, w * 0.9]) scene.line(xyz(u, 2, 4, u, 2, 15), FINE);
    scene.cylinder('x', [-5, d / 2, 2.4], 0.9, 7, MED);
    return scene;
  }
  if (form === 'pendant') {
    const w = size * 1.3;
    for (const u of [w * 0.12, w * 0.88]) {
      scene.line(xyz(u, 2.5, 4, u, 2.5, 24), MED);
      scene.turned('z', [u, 2.5, 23], uv(2.4, 0, 2.2, 1), { layer: MED });
    }
    scene.line(xyz(w * 0.15, 2.5, 4, w * 0.15, 2.5, 24), FINE);
    scene.prism('x', uv(0, 0, 5, 0, 5, 2.6, 4, 4, 1, 4, 0, 2.6), 0, w);
    const plane = scene.level(0);
    plane.rect(0.5, 0.6, w - 1, 3.8, MED);
    const cells = lens * 8;
    for (const cell of times(cells - 1))
      plane.line(
        uv(0.5 + ((cell + 1) * (w - 1)) / cells, 0.6, 0.5 + ((cell + 1) * (w - 1)) / cells, 4.4),
        FINE,
      );
    for (const u of [w / 3, (2 * w) / 3]) scene.front(0).line(uv(u, 0, u, 2.6), FINE);
    return scene;
  }
  const r = size * 0.2;
  scene.bar(xyz(0, 0, 17, 0, 0, 20, 1.2, 0, 21.6, 0, 0, 23, -1, 0, 22), 0.4, MED);
  scene.turned('z', [0, 0, 0], uv(r, 0, r, 1.2, r * 0.9, 2.2, r * 0.42, 7, r * 0.42, 15, r * 0.3, 17), {
    crease: FINE,
  });
  for (const fin of times(lens * 5)) {
    const a = Math.PI * (0.95 + (fin * 0.62) / (lens * 5));
    scene.line(
      [
        [Math.cos(a) * r * 0.42, Math.sin(a) * r * 0.42, 7.4],
        [Math.cos(a) * r * 0.42, Math.sin(a) * r * 0.42, 15],
      ],
      FINE,
    );
  }
  scene.disc('z', [0, 0, 0], r * 0.9, MED);
  for (const f of [0.66, 0.33]) scene.disc('z', [0, 0, 0], r * f, FINE);
  for (const led of times(lens * 6)) {
    const a = (led * Math.PI) / (lens * 3);
    scene.disc('z', [Math.cos(a) * r * 0.78, Math.sin(a) * r * 0.78, 0], r * 0.05, FINE);
  }
  return scene;
};
