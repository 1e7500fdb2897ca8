import { rectangle, uv, times, xyz } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { vents } from '#src/reference-api/drawings/axonometric/parts.ts';
import { legs } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';

/** A fume hood or biosafety cabinet with its sash, airfoil, and base. */
const hood = (form: 'bench' | 'walk-in' | 'safety'): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [width, sash] = [choose([60, 48]), choose([16, 10])];
    const base = form === 'bench' ? 36 : form === 'safety' ? 30 : 3;
    const height = form === 'walk-in' ? 84 : 52;
    if (form === 'safety') legs(scene, [1, 1, 0], width - 2, 26, base, 2, OUTLINE);
    else if (form === 'bench') {
      scene.box([0, 2, 0], [width, 28, base - 2]);
      for (const i of times(3)) scene.front(2).rect((i * width) / 3 + 1, 3, width / 3 - 2, base - 8);
      for (const i of times(3)) scene.front(2).rect((i * width) / 3 + width / 6 - 2, base - 8, 4, 1, FINE);
      scene.box([-1, 0, base - 2], [width + 2, 31, 2], OUTLINE, FINE);
    }
    scene.box([0, 1, base], [width, 29, height]);
    if (form !== 'safety') scene.cylinder('z', [width / 2, 18, base + height], 6, 10);
    else scene.box([4, 8, base + height], [width - 8, 18, 5], OUTLINE, FINE);
    const plane = scene.front(1);
    const [u, iw, v, ih] = [5, width - 10, base + 2, height * 0.72];
    plane.rect(u, v, iw, ih, OUTLINE);
    plane.rect(u, v, iw, sash);
    plane.hatch(rectangle(u, v, iw, sash), 90, 3);
    plane.glint(u, v + sash, iw, ih - sash);
    plane.line(uv(u, v + sash, u + iw, v + sash), OUTLINE);
    plane.line(uv(u, v + sash + 1.4, u + iw, v + sash + 1.4));
    if (form === 'walk-in') {
      plane.line(uv(u + iw / 2, v, u + iw / 2, v + ih), MEDIUM);
      plane.line(uv(u, v + ih * 0.55, u + iw, v + ih * 0.55), MEDIUM);
    }
    plane.rect(width - 4.2, base + height * 0.36, 3.2, 9);
    if (form === 'safety') {
      scene.prism('x', uv(-2, v, 1, v, 1, v + 1.4, -2, v + 0.6), u, iw, OUTLINE, FINE);
      vents(plane, 6, base + height * 0.84, width - 12, 5, 4);
    } else plane.rect(6, base + height * 0.84, width - 12, 4, FINE);
  });

export const laboratory = {
  'fume-hood': hood('bench'),
  'walk-in-hood': hood('walk-in'),
  /** A laboratory or shop bench: top, frame, drawers, reagent shelf. */
  workbench: view.from({ width: 17, depth: 36, depthScale: 0.9 }, (scene, choose) => {
    const width = choose([72, 60, 84]);
    const shelves = choose([1, 2, 0]);
    const drawers = choose([3, 4]);
    const [depth, height] = [30, 34];
    for (const [x, y] of [
      [width - 3, depth - 3],
      [1, depth - 3],
    ] as const)
      scene.box([x, y, 0], [2, 2, height], MEDIUM, FINE);
    scene.box([1, depth - 3, 8], [width - 2, 1.6, 2], MEDIUM, FINE);
    scene.box([width - 3, 1, 0], [2, 2, height]);
    scene.box([4, 3, 6], [18, depth - 6, height - 6]);
    const front = scene.front(3);
    for (const drawer of times(drawers)) {
      const v = 6.5 + (drawer * (height - 7)) / drawers;
      front.rect(4.6, v, 16.8, (height - 7) / drawers - 0.6);
      front.rect(10, v + (height - 7) / drawers - 2.8, 6, 0.9, FINE);
    }
    scene.box([1, 1, 0], [2, 2, height]);
    scene.box([0, 0, height], [width, depth, 1.6]);
    if (shelves > 0)
      for (const x of [width - 4, width / 2, 2])
        scene.box([x, depth - 9, height + 1.6], [1.6, 6, shelves * 13 + 4], MEDIUM, FINE);
    for (const shelf of times(shelves)) scene.box([0, depth - 11, height + 13 + shelf * 13], [width, 9, 1.2]);
    if (shelves === 0) {
      scene.box([width * 0.6, 6, height + 1.6], [7, 9, 4], MEDIUM, FINE);
      scene.box([width * 0.6 + 7, 8, height + 2.6], [3, 5, 2], MEDIUM, FINE);
      scene.bar(xyz(width * 0.6 - 1, 5, height + 3, width * 0.6 - 1, -2, height + 3), 0.5, FINE);
    }
  }),
  'biosafety-cabinet': hood('safety'),
};
