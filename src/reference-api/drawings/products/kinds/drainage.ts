import { FINE, MED, OUT } from '#src/reference-api/drawings/products/plate.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { Scene } from '#src/reference-api/drawings/products/scene.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';
import type { ProductSketch } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/products/view.ts';
import { uv } from '#src/reference-api/drawings/vector.ts';
import { xyz } from '#src/reference-api/drawings/products/parts.ts';

/** A grate: trench drain, area drain or tree grate in its frame. */
export const grate: ProductSketch = (choose) => {
  const form = choose(['trench', 'round', 'tree'] as const);
  const bars = choose([14, 10, 18]);
  const frame = choose([1.4, 2]);
  const scene = new Scene(axonometric({ width: 24, depth: 34, depthScale: 0.95 }));
  if (form === 'trench') {
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
  }
  const r = 24;
  const t = form === 'tree' ? 2 : 4;
  scene.level(-t).speckle(-r - 8, -r - 8, 2 * r + 16, 2 * r + 16, 70, 1);
  if (form === 'tree') scene.box([-r, -r, -t], [2 * r, 2 * r, t]);
  else {
    scene.turned('z', [0, 0, -t - 9], uv(r * 0.42, 0, r * 0.5, 4, r + frame, 9), { crease: FINE });
    scene.cylinder('z', [0, 0, -t], r + frame, t);
  }
  const top = scene.level(0);
  if (form === 'round') top.circle(0, 0, r, MED);
  else {
    top.rect(-r + frame, -r + frame, 2 * (r - frame), 2 * (r - frame), MED);
    top.line(uv(-r, 0, r, 0), MED);
  }
  const rings = form === 'tree' ? 4 : 3;
  for (const ringAt of times(rings)) {
    const inner = r * (0.36 + (ringAt * 0.56) / rings);
    const outer = inner + (r * 0.4) / rings;
    const count = bars + ringAt * 6;
    for (const slot of times(count)) {
      const a = (slot * 360) / count;
      const span = (360 / count) * 0.56;
      top.shape(
        [
          ...arcPoints([0, 0], inner, a, a + span, inner, 2),
          ...arcPoints([0, 0], outer, a + span, a, outer, 2),
        ],
        FINE,
      );
    }
  }
  top.circle(0, 0, r * 0.27, OUT);
  if (form === 'tree') {
    const hole = arcPoints([0, 0], r * 0.27, 0, 360).slice(0, -1);
    top.through(hole, () => scene.level(-t).speckle(-r * 0.27, -r * 0.27, r * 0.54, r * 0.54, 30, 0.7));
    scene.bar(xyz(0, 0, -t, 0.6, 0, 14, 0, 0, 30), 2.2, OUT);
    for (const line of [-0.6, 0.5]) scene.line(xyz(line, -1, 2, line + 0.5, -1, 14, line, -1, 26), FINE);
    for (const [x, y] of [
      [-r + 3, -r + 3],
      [r - 3, -r + 3],
      [-r + 3, r - 3],
    ] as const)
      top.circle(x, y, 0.8, FINE);
  } else for (const s of [-0.5, 0.5]) top.circle(s * r * 0.2, 0, r * 0.05, MED);
  return scene;
};
