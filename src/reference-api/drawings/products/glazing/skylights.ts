import { rectangle, uv, times, xyz, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

const flatSkylight = (open: number): ProductSketch =>
  view.corner((scene, choose) => {
    const [width, depth] = [choose([44, 52]), choose([36, 44])];
    scene.level(0).shape(rectangle(-14, -14, width + 28, depth + 28), FINE);
    scene.box([0, 0, 0], [width, depth, 7]);
    if (open > 0) {
      scene.level(7).rect(3, 3, width - 6, depth - 6);
      scene.level(7).hatch(rectangle(3, 3, width - 6, depth - 6), 45, 3);
      scene.bar(xyz(width / 2, 2, 7, width / 2, -2, 7 + open), 0.6, MEDIUM);
    }
    const at = (x: number, y: number, t = 0): Place => [x, y, 7 + t + ((depth - y) / depth) * open];
    scene.face([at(-1.5, -1.5), at(width + 1.5, -1.5), at(width + 1.5, -1.5, 3), at(-1.5, -1.5, 3)]);
    scene.face([at(-1.5, -1.5), at(-1.5, depth + 1.5), at(-1.5, depth + 1.5, 3), at(-1.5, -1.5, 3)]);
    scene.face([
      at(-1.5, -1.5, 3),
      at(width + 1.5, -1.5, 3),
      at(width + 1.5, depth + 1.5, 3),
      at(-1.5, depth + 1.5, 3),
    ]);
    scene.face([at(3, 3, 3), at(width - 3, 3, 3), at(width - 3, depth - 3, 3), at(3, depth - 3, 3)], MEDIUM);
    for (const i of [0.35, 0.45, 0.5])
      scene.line([at(width * i, depth * 0.3, 3), at(width * i + 8, depth * 0.66, 3)]);
  });

export const skylights = {
  skylight: flatSkylight(0),
  'domed-skylight': view.corner((scene, choose) => {
    const [size, rise] = [choose([48, 42]), choose([16, 20])];
    scene.level(0).shape(rectangle(-16, -16, size + 32, size + 32), FINE);
    scene.box([0, 0, 0], [size, size, 9]);
    scene.box([-1.5, -1.5, 9], [size + 3, size + 3, 2], OUTLINE, FINE);
    const dome = (f: number, z: number): Place[] =>
      roundedRectangle(
        size / 2 - (size / 2 - 2) * f,
        size / 2 - (size / 2 - 2) * f,
        (size - 4) * f,
        (size - 4) * f,
        (size * 0.1 + (1 - f) * size * 0.3) * f,
      ).map(([x, y]): Place => [x, y, 11 + z]);
    scene.silhouette([
      ...dome(1, 0),
      ...dome(0.9, rise * 0.55),
      ...dome(0.68, rise * 0.86),
      ...dome(0.4, rise),
    ]);
    scene.line([...dome(0.8, rise * 0.74)].slice(4, 14));
    scene.line([...dome(0.5, rise * 0.96)].slice(4, 14));
    for (const i of [0.3, 0.42]) scene.line(xyz(size * i, 1, 14, size * (i + 0.06), 6, 11 + rise * 0.6));
  }),
  'tubular-skylight': view.threeQuarter((scene, choose) => {
    const [radius, bends] = [choose([8, 10]), choose([0, 1])];
    scene.cylinder('z', [0, 0, -46], radius * 1.15, 2);
    scene.disc('z', [0, 0, -44], radius, FINE);
    scene.cylinder('z', [0, 0, -44], radius, 30);
    for (const z of [-34, -24]) scene.band('z', [0, 0, z], radius, bends ? MEDIUM : FINE);
    scene.box([-26, -20, -18], [54, 40, 4], OUTLINE, FINE);
    scene.front(-20).hatch(rectangle(-26, -18, 54, 4), 45, 2.4);
    scene.turned('z', [0, 0, -14], uv(radius * 1.7, 0, radius * 1.15, 3, radius * 1.1, 9));
    scene.turned(
      'z',
      [0, 0, -5],
      [
        [radius * 1.25, 0],
        [radius * 1.25, 2],
        [radius * 1.1, radius * 0.5],
        [radius * 0.75, radius * 0.85],
        [radius * 0.3, radius],
      ],
      {
        smooth: true,
      },
    );
    scene.band('z', [0, 0, -3], radius * 1.25, MEDIUM);
  }),
  'venting-skylight': flatSkylight(18),
  'translucent-skylight': view.corner((scene, choose) => {
    const [bays, ridge] = [choose([5, 6]), choose([16, 20])];
    const [width, depth] = [bays * 16, 48];
    scene.level(0).shape(rectangle(-10, -10, width + 20, depth + 20), FINE);
    scene.box([0, 0, 0], [width, depth, 8]);
    const left: Place[] = xyz(0, 0, 8, 0, depth, 8, 0, depth / 2, 8 + ridge);
    scene.face(left);
    const slope: Place[] = xyz(0, 0, 8, width, 0, 8, width, depth / 2, 8 + ridge, 0, depth / 2, 8 + ridge);
    scene.face(slope);
    for (const i of times(bays - 1))
      scene.line(xyz((i + 1) * 16, 0, 8, (i + 1) * 16, depth / 2, 8 + ridge), OUTLINE);
    for (const i of times(bays)) {
      for (const k of [0.33, 0.66])
        scene.line(xyz(i * 16 + 16 * k, 0, 8, i * 16 + 16 * k, depth / 2, 8 + ridge));
      for (const k of [0.2, 0.4, 0.6, 0.8])
        scene.line(xyz(i * 16, (k * depth) / 2, 8 + k * ridge, i * 16 + 16, (k * depth) / 2, 8 + k * ridge));
    }
  }),
};
