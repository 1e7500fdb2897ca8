import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  cornerView,
  frontView,
  threeQuarterView,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

export const precast = {
  /** An architectural precast panel with reveals, an opening and lifting points. */
  'precast-panel': (choose) => {
    const openings = choose([1, 2, 0]);
    const reveals = choose([2, 3]);
    const thick = choose([8, 12]);
    const [width, height] = [120, 90];
    const scene = new Scene(axonometric({ width: 16, depth: 40, depthScale: 0.9 }));
    scene.box([0, 0, 0], [width, thick, height]);
    const front = scene.front(0);
    for (const reveal of times(reveals)) {
      const v = (height * (reveal + 1)) / (reveals + 1);
      front.line(uv(0, v, width, v), MEDIUM);
      front.line(uv(0, v + 1.6, width, v + 1.6));
    }
    for (const opening of times(openings)) {
      const w = openings === 1 ? 48 : 34;
      const u = (width * (opening + 1)) / (openings + 1) - w / 2;
      front.rect(u, 26, w, 40, OUTLINE);
      front.through(rectangle(u, 26, w, 40), () => {
        scene.front(thick).rect(u, 26, w, 40, MEDIUM);
        scene.line(xyz(u + w, 0, 26, u + w, thick, 26), MEDIUM);
        scene.level(26).hatch(rectangle(u, 0, w, thick), 0, 2);
      });
    }
    front.speckle(3, 2, width - 6, 20, 60, 1.2);
    front.speckle(3, height - 22, width - 6, 20, 40, 1.2);
    for (const u of [0.25, 0.75])
      scene.bar(
        [
          [width * u - 4, thick / 2, height],
          [width * u - 3, thick / 2, height + 5],
          [width * u + 3, thick / 2, height + 5],
          [width * u + 4, thick / 2, height],
        ],
        0.8,
        MEDIUM,
      );
    return scene;
  },
  'precast-sandwich-panel': (choose) => {
    const [layer, ties] = [choose([3, 4]), choose([4, 5])];
    const scene = frontView();
    scene.box([0, 6, 0], [84, 3, 96], OUTLINE, MEDIUM);
    scene.box([0, 6 - layer, 0], [76, layer, 90], OUTLINE, MEDIUM);
    scene.front(6 - layer).hatch(rectangle(0, 60, 76, 30), 45, 3);
    scene.box([0, 2 - layer, 0], [68, 4, 78], OUTLINE, MEDIUM);
    scene.front(2 - layer).speckle(2, 2, 64, 74, 60, 1.4);
    scene.front(2 - layer).line(uv(0, 39, 68, 39), MEDIUM);
    for (const i of times(ties))
      scene.bar(xyz(6 + (i * 60) / (ties - 1), 2, 84, 6 + (i * 60) / (ties - 1), -1.5, 84), 0.5, MEDIUM);
    for (const x of [16, 60])
      scene.bar(xyz(x, 7.5, 96, x, 7.5, 102, x + 4, 7.5, 102, x + 4, 7.5, 96), 0.6, MEDIUM);
    return scene;
  },
  'precast-column-cover': (choose) => {
    const [radius, gap] = [choose([12, 14]), choose([0, 1])];
    const scene = threeQuarterView();
    scene.cylinder('z', [0, 0, -10], radius * 0.34, 84, MEDIUM);
    scene.cylinder('z', [0, 0, 0], radius, 62);
    scene.disc('z', [0, 0, 62], radius * (0.88 - gap * 0.04), MEDIUM);
    scene.through(ring('z', [0, 0, 62], radius * (0.88 - gap * 0.04)), () =>
      scene.cylinder('z', [0, 0, 40], radius * 0.34, 34, MEDIUM),
    );
    scene.cylinder('z', [0, 0, 62], radius * 0.34, 14, MEDIUM);
    scene.band('z', [0, 0, 31], radius, MEDIUM);
    scene.line(xyz(-radius * 0.72, -radius * 0.7, 0, -radius * 0.72, -radius * 0.7, 62), MEDIUM);
    scene.front(-radius).speckle(-radius * 0.6, 4, radius * 0.9, 54, 34, 0.9);
    return scene;
  },
  'gfrc-panel': (choose) => {
    const [studs, reveal] = [choose([4, 5]), choose([1, 2])];
    const scene = frontView();
    for (const i of times(studs).toReversed())
      scene.box([2 + (i * 74) / (studs - 1), 2.5, 0], [2, 4, 84], MEDIUM, FINE);
    scene.box([0, 2.4, 84], [80, 4.4, 2], MEDIUM, FINE);
    scene.box([0, 0, -2], [80, 2, 86]);
    scene.box([0, 0, -2], [80, 9, 3], OUTLINE, MEDIUM);
    const plane = scene.front(0);
    for (const i of times(reveal))
      plane.rect(8 + (i * 66) / reveal, 8, 64 / reveal - 4 * (reveal - 1), 68, MEDIUM);
    for (const i of times(reveal))
      plane.rect(11 + (i * 66) / reveal, 11, 58 / reveal - 4 * (reveal - 1), 62, FINE);
    plane.speckle(2, 0, 76, 80, 60, 1);
    for (const i of times(studs))
      scene.bar(xyz(3 + (i * 74) / (studs - 1), 4, 86, 3 + (i * 74) / (studs - 1), 4, 89), 0.6, MEDIUM);
    return scene;
  },
  'precast-coping': (choose) => {
    const [width, drip] = [choose([16, 14]), choose([1, 2])];
    const scene = cornerView();
    scene.box([2, 2, -16], [60, width - 5, 16], MEDIUM, FINE);
    for (const z of [-4, -8, -12]) scene.front(2).line(uv(2, z, 62, z), FINE);
    for (const i of times(5))
      for (const j of times(4))
        scene
          .front(2)
          .line(uv(8 + i * 12 + (j % 2) * 6, -16 + j * 4, 8 + i * 12 + (j % 2) * 6, -12 + j * 4), FINE);
    for (const x of [32, 0]) {
      scene.prism('x', uv(0, 0, width, 0, width, 3, 0, 5), x, 31.4);
      scene.front(0).speckle(x + 1, 0.6, 29, 3.8, 18, 0.8);
      scene.level(4).speckle(x + 2, 2, 27, width - 5, 22, 0.8);
      for (const i of times(drip)) scene.side(x).rect(1 + i, 0, 0.5, 0.6, FINE);
    }
    return scene;
  },
} satisfies Sketches;
