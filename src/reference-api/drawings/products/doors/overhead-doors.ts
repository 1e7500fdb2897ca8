import { rectangle, uv, times, xyz, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { nameplate, rows, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

const slats = (plane: Plane, width: number, height: number, each = 4): void =>
  rows(plane, 0, 0, width, height, Math.round(height / each));

const highSpeed = (plane: Plane, width: number, height: number): void => {
  rows(plane, 0, 0, width, height, 5, MEDIUM);
  plane.shape(roundedRectangle(width * 0.2, height * 0.46, width * 0.6, height * 0.16, 3));
  plane.glass(width * 0.2, height * 0.46, width * 0.6, height * 0.16);
  plane.rect(0, 0, width, height * 0.08);
  plane.hatch(rectangle(0, 0, width, height * 0.08), 45, 3, FINE);
};

const link = (plane: Plane, width: number, height: number, scene: Scene): void => {
  slats(plane, width, height);
  plane.rect(0, 0, width, 3);
  scene.bar(
    xyz(width + 6, -3, height + 12, width + 12, -3, height + 12, width + 12, -3, height * 0.6),
    0.4,
    MEDIUM,
  );
  scene.box([width + 10, -4, height * 0.6 - 4], [4, 2, 4], MEDIUM, FINE);
  nameplate(plane, width * 0.42, height * 0.5, width * 0.16, height * 0.09, 2);
  for (const i of times(9)) scene.line(xyz(-7, -2, height - i * 6, -7, -2, height - i * 6 - 3), MEDIUM);
};

const grille = (plane: Plane, width: number, height: number): void => {
  for (const j of times(Math.round(height / 3))) {
    plane.line(uv(0, j * 3, width, j * 3), MEDIUM);
    for (const i of times(Math.round(width / 9)))
      plane.line(uv(4 + i * 9 + (j % 2) * 4.5, j * 3, 4 + i * 9 + (j % 2) * 4.5, j * 3 + 3));
  }
};

/** A coiling door: `draw` draws the curtain between the guides. */
const coiling = (opts: {
  hood: number;
  sill: number;
  draw: (plane: Plane, width: number, height: number, scene: Scene) => void;
}): ProductSketch =>
  view.front((scene, choose) => {
    const [width, ratio] = [choose([110, 96]), choose([0.88, 1])];
    const height = width * ratio * (opts.sill > 0 ? 0.42 : 1);
    if (opts.sill > 0) scene.box([-16, 1, -opts.sill], [width + 32, 10, opts.sill], OUTLINE, FINE);
    if (opts.sill > 0) scene.box([-18, -6, -2], [width + 36, 18, 2.4], OUTLINE, FINE);
    scene.box([-4, -2, height], [width + 8, opts.hood, opts.hood]);
    scene.box([width, -1, 0], [4, 4, height], OUTLINE, FINE);
    scene.box([-4, -1, 0], [4, 4, height], OUTLINE, FINE);
    scene.front(0).rect(0, 0, width, height);
    opts.draw(scene.front(0), width, height, scene);
    if (opts.sill === 0) scene.line(xyz(-16, -1, 0, width + 18, -1, 0));
  });

export const overheadDoors = {
  'coiling-door': coiling({
    hood: 18,
    sill: 0,
    draw: (plane, width, height) => {
      slats(plane, width, height, 5);
      plane.rect(0, 0, width, 4);
      plane.rect(width / 2 - 5, 8, 10, 2.4);
      for (const x of [0.28, 0.72]) plane.rect(width * x - 6, height * 0.5, 12, 3);
    },
  }),
  'fire-coiling-door': coiling({ hood: 16, sill: 0, draw: link }),
  'counter-shutter': coiling({
    hood: 9,
    sill: 34,
    draw: (plane, width, height) => {
      slats(plane, width, height, 2.4);
      plane.rect(0, 0, width, 2.4);
      plane.circle(width / 2, 1.2, 0.9);
    },
  }),
  'high-speed-door': coiling({ hood: 14, sill: 0, draw: highSpeed }),
  'security-grille': coiling({ hood: 11, sill: 0, draw: grille }),
  'overhead-door': view.threeQuarter((scene, choose) => {
    const panels = choose([4, 5]);
    const plane = wall(scene, -8, 0, 92, 74, 6);
    plane.rect(0, 0, 76, 62, OUTLINE);
    for (const row of times(panels)) {
      const [y, height] = [(row * 62) / panels, 62 / panels];
      plane.line(uv(0, y, 76, y), MEDIUM);
      for (const column of times(4)) {
        plane.rect(4 + column * 18, y + 3, 14, height - 6, row === panels - 1 ? MEDIUM : FINE);
        if (row === panels - 1) plane.glass(4 + column * 18, y + 3, 14, height - 6);
        else plane.rect(6 + column * 18, y + 5, 10, height - 10, FINE);
      }
    }
    for (const x of [-1.5, 76]) scene.box([x, 4, 0], [1.5, 2, 62], MEDIUM, FINE);
    scene.cylinder('x', [2, 4, 67], 2, 72, MEDIUM);
    scene.line(xyz(-16, 6, 0, 92, 6, 0));
  }),
  'full-view-door': view.from({ width: 12, depth: 38, depthScale: 0.8 }, (scene, choose) => {
    const width = choose([120, 96, 144]);
    const sections = choose([5, 6]);
    const height = 108;
    const front = scene.front(0);
    for (const x of [width, -3]) {
      scene.box([x, 0, height + 6], [3, 70, 3], MEDIUM, FINE);
      scene.bar(xyz(x + 1.5, 20, height + 9, x + 1.5, 20, height + 24), 0.6, FINE);
    }
    scene.box([width, -1, 0], [4, 4, height + 4]);
    scene.box([-4, -1, 0], [4, 4, height + 4]);
    front.rect(0, 0, width, height, OUTLINE);
    const each = height / sections;
    for (const section of times(sections)) {
      const v = section * each;
      front.line(uv(0, v, width, v), MEDIUM);

      const lites = Math.round(width / 28);
      const w = (width - 4) / lites;
      const glazed = section > 0;

      for (const lite of times(lites)) {
        const u = 2 + lite * w + 2;
        front.rect(u, v + each * 0.2, w - 4, each * 0.6, glazed ? MEDIUM : FINE);
        if (glazed) front.glaze(u, v + each * 0.2, w - 4, each * 0.6);
        if (glazed && lite % 2 === 0) front.glint(u, v + each * 0.2, w - 4, each * 0.6);
      }
    }
    front.rect(0, 0, width, 2.4);
    front.rect(width / 2 - 4, each * 0.3, 8, 2);
    scene.cylinder('x', [2, -1, height + 14], 1.4, width - 4, MEDIUM);
  }),
  /** Carriage-house sections of boards and cross braces. */
  'wood-sectional-door': view.front((scene, choose) => {
    const [width, lites] = [choose([108, 96]), choose([4, 3])];
    const height = 90;
    for (const x of [width, -3]) scene.box([x, 0, height + 4], [3, 60, 3], MEDIUM, FINE);
    scene.box([width, -2, 0], [7, 5, height + 7], OUTLINE, FINE);
    scene.box([-7, -2, height], [width + 14, 5, 7], OUTLINE, FINE);
    scene.box([-7, -2, 0], [7, 5, height + 7], OUTLINE, FINE);
    const plane = scene.front(0);
    plane.rect(0, 0, width, height);
    for (const half of [0, 1]) {
      const [x, b] = [half * (width / 2), width / 2];
      for (const i of times(9))
        plane.line(uv(x + 6 + (i * (b - 12)) / 8, 5, x + 6 + (i * (b - 12)) / 8, height * 0.68));
      plane.rect(x + 1, 1, b - 2, height - 2);
      plane.rect(x + 5.5, 5, b - 11, height * 0.66);
      plane.shape([
        [x + 5.5, 5],
        [x + 9, 5],
        [x + b - 5.5, height * 0.66 + 1],
        [x + b - 5.5, height * 0.66 + 5],
        [x + b - 9, height * 0.66 + 5],
        [x + 5.5, 9],
      ]);
      for (const i of times(lites)) {
        plane.rect(x + 6 + (i * (b - 12)) / lites, height * 0.76, (b - 12) / lites - 1.5, height * 0.18);
        plane.glass(x + 6 + (i * (b - 12)) / lites, height * 0.76, (b - 12) / lites - 1.5, height * 0.18);
      }
      plane.rect(half ? x + 2 : x + b - 4, 36, 2, 9, OUTLINE);
    }
    for (const i of [1, 2, 3]) plane.line(uv(0, (height * i) / 4, width, (height * i) / 4), MEDIUM);
    scene.line(xyz(-16, -2, 0, width + 18, -2, 0));
  }),
};
