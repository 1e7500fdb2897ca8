import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { legs, threeQuarterView, vents, xyz } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

/** A fume hood or biosafety cabinet with its sash, airfoil, and base. */
const hood =
  (form: 'bench' | 'walk-in' | 'safety'): ProductSketch =>
  (choose) => {
    const [w, sash] = [choose([60, 48]), choose([16, 10])];
    const s = threeQuarterView();
    const base = form === 'bench' ? 36 : form === 'safety' ? 30 : 3;
    const h = form === 'walk-in' ? 84 : 52;
    if (form === 'safety') legs(s, [1, 1, 0], w - 2, 26, base, 2, OUT);
    else if (form === 'bench') {
      s.box([0, 2, 0], [w, 28, base - 2], OUT, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + 1, 3, w / 3 - 2, base - 8, MED);
      for (const i of times(3)) s.front(2).rect((i * w) / 3 + w / 6 - 2, base - 8, 4, 1, FINE);
      s.box([-1, 0, base - 2], [w + 2, 31, 2], OUT, FINE);
    }
    s.box([0, 1, base], [w, 29, h]);
    if (form !== 'safety') s.cylinder('z', [w / 2, 18, base + h], 6, 10);
    else s.box([4, 8, base + h], [w - 8, 18, 5], OUT, FINE);
    const f = s.front(1);
    const [u, iw, v, ih] = [5, w - 10, base + 2, h * 0.72];
    f.rect(u, v, iw, ih, OUT);
    f.rect(u, v, iw, sash, MED);
    f.hatch(rectangle(u, v, iw, sash), 90, 3);
    f.glint(u, v + sash, iw, ih - sash);
    f.line(uv(u, v + sash, u + iw, v + sash), OUT);
    f.line(uv(u, v + sash + 1.4, u + iw, v + sash + 1.4), FINE);
    if (form === 'walk-in') {
      f.line(uv(u + iw / 2, v, u + iw / 2, v + ih), MED);
      f.line(uv(u, v + ih * 0.55, u + iw, v + ih * 0.55), MED);
    }
    f.rect(w - 4.2, base + h * 0.36, 3.2, 9, MED);
    if (form === 'safety') {
      s.prism('x', uv(-2, v, 1, v, 1, v + 1.4, -2, v + 0.6), u, iw, OUT, FINE);
      vents(f, 6, base + h * 0.84, w - 12, 5, 4);
    } else f.rect(6, base + h * 0.84, w - 12, 4, FINE);
    return s;
  };

export const laboratory = {
  'fume-hood': hood('bench'),
  'walk-in-hood': hood('walk-in'),
  /** A laboratory or shop bench: top, frame, drawers, reagent shelf. */
  workbench: (choose) => {
    const width = choose([72, 60, 84]);
    const shelves = choose([1, 2, 0]);
    const drawers = choose([3, 4]);
    const [depth, height] = [30, 34];
    const scene = new Scene(axonometric({ width: 17, depth: 36, depthScale: 0.9 }));
    for (const [x, y] of [
      [width - 3, depth - 3],
      [1, depth - 3],
    ] as const)
      scene.box([x, y, 0], [2, 2, height], MED, FINE);
    scene.box([1, depth - 3, 8], [width - 2, 1.6, 2], MED, FINE);
    scene.box([width - 3, 1, 0], [2, 2, height]);
    scene.box([4, 3, 6], [18, depth - 6, height - 6]);
    const front = scene.front(3);
    for (const drawer of times(drawers)) {
      const v = 6.5 + (drawer * (height - 7)) / drawers;
      front.rect(4.6, v, 16.8, (height - 7) / drawers - 0.6, MED);
      front.rect(10, v + (height - 7) / drawers - 2.8, 6, 0.9, FINE);
    }
    scene.box([1, 1, 0], [2, 2, height]);
    scene.box([0, 0, height], [width, depth, 1.6]);
    if (shelves > 0)
      for (const x of [width - 4, width / 2, 2])
        scene.box([x, depth - 9, height + 1.6], [1.6, 6, shelves * 13 + 4], MED, FINE);
    for (const shelf of times(shelves)) scene.box([0, depth - 11, height + 13 + shelf * 13], [width, 9, 1.2]);
    if (shelves === 0) {
      scene.box([width * 0.6, 6, height + 1.6], [7, 9, 4], MED, FINE);
      scene.box([width * 0.6 + 7, 8, height + 2.6], [3, 5, 2], MED, FINE);
      scene.bar(xyz(width * 0.6 - 1, 5, height + 3, width * 0.6 - 1, -2, height + 3), 0.5, FINE);
    }
    return scene;
  },
  'biosafety-cabinet': hood('safety'),
} satisfies Sketches;
