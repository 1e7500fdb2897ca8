import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import {
  frontView,
  nameplate,
  rows,
  threeQuarterView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { type Plane, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';

const slats = (f: Plane, w: number, h: number, each = 4): void =>
  rows(f, 0, 0, w, h, Math.round(h / each), FINE);

const highSpeed = (f: Plane, w: number, h: number): void => {
  rows(f, 0, 0, w, h, 5, MED);
  f.shape(roundedRectangle(w * 0.2, h * 0.46, w * 0.6, h * 0.16, 3), MED);
  f.glint(w * 0.2, h * 0.46, w * 0.6, h * 0.16);
  f.rect(0, 0, w, h * 0.08, MED);
  f.hatch(rectangle(0, 0, w, h * 0.08), 45, 3, FINE);
};

const link = (f: Plane, w: number, h: number, s: Scene): void => {
  slats(f, w, h);
  f.rect(0, 0, w, 3, MED);
  s.bar(xyz(w + 6, -3, h + 12, w + 12, -3, h + 12, w + 12, -3, h * 0.6), 0.4, MED);
  s.box([w + 10, -4, h * 0.6 - 4], [4, 2, 4], MED, FINE);
  nameplate(f, w * 0.42, h * 0.5, w * 0.16, h * 0.09, 2, MED);
  for (const i of times(9)) s.line(xyz(-7, -2, h - i * 6, -7, -2, h - i * 6 - 3), MED);
};

const grille = (f: Plane, w: number, h: number): void => {
  for (const j of times(Math.round(h / 3))) {
    f.line(uv(0, j * 3, w, j * 3), MED);
    for (const i of times(Math.round(w / 9)))
      f.line(uv(4 + i * 9 + (j % 2) * 4.5, j * 3, 4 + i * 9 + (j % 2) * 4.5, j * 3 + 3), FINE);
  }
};

/** A coiling door: `draw` draws the curtain between the guides. */
const coiling =
  (opts: {
    hood: number;
    sill: number;
    draw: (f: Plane, w: number, h: number, s: Scene) => void;
  }): ProductSketch =>
  (choose) => {
    const [w, ratio] = [choose([110, 96]), choose([0.88, 1])];
    const s = frontView();
    const h = w * ratio * (opts.sill > 0 ? 0.42 : 1);
    if (opts.sill > 0) s.box([-16, 1, -opts.sill], [w + 32, 10, opts.sill], OUT, FINE);
    if (opts.sill > 0) s.box([-18, -6, -2], [w + 36, 18, 2.4], OUT, FINE);
    s.box([-4, -2, h], [w + 8, opts.hood, opts.hood]);
    s.box([w, -1, 0], [4, 4, h], OUT, FINE);
    s.box([-4, -1, 0], [4, 4, h], OUT, FINE);
    s.front(0).rect(0, 0, w, h, MED);
    opts.draw(s.front(0), w, h, s);
    if (opts.sill === 0) s.line(xyz(-16, -1, 0, w + 18, -1, 0), FINE);
    return s;
  };

export const overheadDoors = {
  'coiling-door': coiling({
    hood: 18,
    sill: 0,
    draw: (f, w, h) => {
      slats(f, w, h, 5);
      f.rect(0, 0, w, 4, MED);
      f.rect(w / 2 - 5, 8, 10, 2.4, MED);
      for (const x of [0.28, 0.72]) f.rect(w * x - 6, h * 0.5, 12, 3, MED);
    },
  }),
  'fire-coiling-door': coiling({ hood: 16, sill: 0, draw: link }),
  'counter-shutter': coiling({
    hood: 9,
    sill: 34,
    draw: (f, w, h) => {
      slats(f, w, h, 2.4);
      f.rect(0, 0, w, 2.4, MED);
      f.circle(w / 2, 1.2, 0.9, MED);
    },
  }),
  'high-speed-door': coiling({ hood: 14, sill: 0, draw: highSpeed }),
  'security-grille': coiling({ hood: 11, sill: 0, draw: grille }),
  'overhead-door': (choose) => {
    const panels = choose([4, 5]);
    const s = threeQuarterView();
    const plane = wall(s, -8, 0, 92, 74, 6);
    plane.rect(0, 0, 76, 62, OUT);
    for (const row of times(panels)) {
      const [y, h] = [(row * 62) / panels, 62 / panels];
      plane.line(uv(0, y, 76, y), MED);
      for (const column of times(4)) {
        plane.rect(4 + column * 18, y + 3, 14, h - 6, row === panels - 1 ? MED : FINE);
        if (row === panels - 1) plane.glint(4 + column * 18, y + 3, 14, h - 6);
        else plane.rect(6 + column * 18, y + 5, 10, h - 10, FINE);
      }
    }
    for (const x of [-1.5, 76]) s.box([x, 4, 0], [1.5, 2, 62], MED, FINE);
    s.cylinder('x', [2, 4, 67], 2, 72, MED);
    s.line(xyz(-16, 6, 0, 92, 6, 0), FINE);
    return s;
  },
  /** A full-view sectional door with its tracks. */
  'full-view-door': (choose) => {
    const width = choose([120, 96, 144]);
    const sections = choose([5, 6]);
    const height = 108;
    const scene = new Scene(axonometric({ width: 12, depth: 38, depthScale: 0.8 }));
    const front = scene.front(0);
    for (const x of [width, -3]) {
      scene.box([x, 0, height + 6], [3, 70, 3], MED, FINE);
      scene.bar(xyz(x + 1.5, 20, height + 9, x + 1.5, 20, height + 24), 0.6, FINE);
    }
    scene.box([width, -1, 0], [4, 4, height + 4]);
    scene.box([-4, -1, 0], [4, 4, height + 4]);
    front.rect(0, 0, width, height, OUT);
    const each = height / sections;
    for (const section of times(sections)) {
      const v = section * each;
      front.line(uv(0, v, width, v), MED);

      const lites = Math.round(width / 28);
      const w = (width - 4) / lites;
      const glazed = section > 0;

      for (const lite of times(lites)) {
        const u = 2 + lite * w + 2;
        front.rect(u, v + each * 0.2, w - 4, each * 0.6, glazed ? MED : FINE);
        if (glazed && lite % 2 === 0) front.glint(u, v + each * 0.2, w - 4, each * 0.6);
      }
    }
    front.rect(0, 0, width, 2.4, MED);
    front.rect(width / 2 - 4, each * 0.3, 8, 2, MED);
    scene.cylinder('x', [2, -1, height + 14], 1.4, width - 4, MED);
    return scene;
  },
  /** Carriage-house sections of boards and cross braces. */
  'wood-sectional-door': (choose) => {
    const [w, lites] = [choose([108, 96]), choose([4, 3])];
    const s = frontView();
    const h = 90;
    for (const x of [w, -3]) s.box([x, 0, h + 4], [3, 60, 3], MED, FINE);
    s.box([w, -2, 0], [7, 5, h + 7], OUT, FINE);
    s.box([-7, -2, h], [w + 14, 5, 7], OUT, FINE);
    s.box([-7, -2, 0], [7, 5, h + 7], OUT, FINE);
    const f = s.front(0);
    f.rect(0, 0, w, h, MED);
    for (const half of [0, 1]) {
      const [x, b] = [half * (w / 2), w / 2];
      for (const i of times(9))
        f.line(uv(x + 6 + (i * (b - 12)) / 8, 5, x + 6 + (i * (b - 12)) / 8, h * 0.68), FINE);
      f.rect(x + 1, 1, b - 2, h - 2, MED);
      f.rect(x + 5.5, 5, b - 11, h * 0.66, MED);
      f.shape(
        [
          [x + 5.5, 5],
          [x + 9, 5],
          [x + b - 5.5, h * 0.66 + 1],
          [x + b - 5.5, h * 0.66 + 5],
          [x + b - 9, h * 0.66 + 5],
          [x + 5.5, 9],
        ],
        MED,
      );
      for (const i of times(lites)) {
        f.rect(x + 6 + (i * (b - 12)) / lites, h * 0.76, (b - 12) / lites - 1.5, h * 0.18, MED);
        f.glint(x + 6 + (i * (b - 12)) / lites, h * 0.76, (b - 12) / lites - 1.5, h * 0.18);
      }
      f.rect(half ? x + 2 : x + b - 4, 36, 2, 9, OUT);
    }
    for (const i of [1, 2, 3]) f.line(uv(0, (h * i) / 4, w, (h * i) / 4), MED);
    s.line(xyz(-16, -2, 0, w + 18, -2, 0), FINE);
    return s;
  },
} satisfies Sketches;
