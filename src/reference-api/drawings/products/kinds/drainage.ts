import { FINE, MED } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times, type ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A grate: trench drain, area drain or tree grate in its frame. */
export const grate: ProductSketch = (choose) => {
  const bars = choose([14, 10, 18]);
  const frame = choose([1.4, 2]);
  const scene = new Scene(axonometric({ width: 24, depth: 34, depthScale: 0.95 }));
  const [length, width] = [54, 12];
  scene.prism(
    'x',
    uv(-1.4, -12, width * 0.2, -16, width * 0.8, -16, width + 1.4, -12, width + 1.4, 0, -1.4, 0),
    0,
    length,
  );
  const end = scene.side(0);
  const channel: [number, number][] = [
    [0, 0],
    [0, -8],
    ...arcPoints([width / 2, -9], width / 2, 180, 360, 4),
    [width, -8],
    [width, 0],
  ];
  end.shape(channel, MED);
  end.through(channel, () => {
    scene.line(xyz(0, width, -8, length, width, -8), FINE);
    scene.line(xyz(0, width / 2, -13, 20, width / 2, -13), FINE);
  });
  scene.box([4, 0, -1.4], [length - 4, width, 1.4]);
  const top = scene.level(0);
  top.rect(4 + frame * 0.4, frame * 0.5, length - 4 - frame * 0.8, width - frame, MED);
  for (const bar of times(bars)) {
    const u = 5.4 + (bar * (length - 7)) / bars;
    for (const half of [0, 1])
      top.shape(
        rounded(u, 1.6 + half * (width / 2 - 0.8), ((length - 7) / bars) * 0.5, width / 2 - 2.4, 0.3),
        FINE,
      );
  }
  return scene;
};
