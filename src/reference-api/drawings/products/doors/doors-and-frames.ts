import {
  frontView,
  grain,
  nameplate,
  threeQuarterView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { type Plane, arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

const frameOutline = (w: number, h: number, j = 2): [number, number][] =>
  uv(0, 0, j, 0, j, h, w + j, h, w + j, 0, w + 2 * j, 0, w + 2 * j, h + j, 0, h + j);

/** A door leaf in its frame; `draw` adds what is on the leaf. */
const leaf =
  (
    draw: (face: Plane, w: number, h: number, s: Scene) => void,
    widths: readonly [number, number] = [36, 42],
  ): ProductSketch =>
  (choose) => {
    const [w, closer] = [choose(widths), choose([0, 1])];
    const h = 84;
    const s = frontView();
    s.prism('y', frameOutline(w, h), 0, 5);
    const face = s.front(1);
    face.rect(2, 0.7, w - 0.2, h - 0.9, MED);
    draw(face, w, h, s);
    face.rect(w - 2.6, 36.5, 2.2, 5, MED);
    s.bar(xyz(w - 1.5, 0.4, 39.4, w - 1.5, -0.8, 39.4, w - 6.4, -0.8, 39.4), 0.5, MED);
    for (const v of [8, 40, 73]) face.rect(1.6, v, 0.9, 4.5, FINE);
    if (closer) {
      s.box([3, -1.6, h - 4], [10, 2.4, 2.6], MED, FINE);
      s.bar(xyz(8, -1.4, h - 1.4, 13, -4, h - 1, 9, 0, h + 0.6), 0.3, MED);
    }
    s.line(xyz(-6, 0, 0, w + 12, 0, 0), FINE);
    return s;
  };

const lite = (on: Plane, u: number, v: number, w: number, h: number): void => {
  on.rect(u, v, w, h, MED);
  on.rect(u + 1, v + 1, w - 2, h - 2, FINE);
  on.glint(u + 1, v + 1, w - 2, h - 2);
};

const liner = (s: Scene, x: number): void => {
  const cut = s.front(0.9);
  cut.shape(uv(x, 0.7, x + 12, 0.7, x + 8, 8, x + 9, 14, x, 20), OUT);
  cut.shape(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15), MED);
  cut.hatch(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15), 45, 1.1);
};

export const doorsAndFrames = {
  /** A flush door in its frame. */
  door: (choose) => {
    const leafWidth = choose([36, 42]);
    const [height, jamb, depth] = [84, 2, 5];
    const scene = new Scene(axonometric({ width: 9, depth: 40, depthScale: 0.9 }));
    const width = leafWidth + 2 * jamb;
    scene.prism(
      'y',
      [
        [0, 0],
        [jamb, 0],
        [jamb, height],
        [width - jamb, height],
        [width - jamb, 0],
        [width, 0],
        [width, height + jamb],
        [0, height + jamb],
      ],
      0,
      depth,
    );
    const front = scene.front(1);
    front.rect(jamb, 0.7, leafWidth - 0.2, height - 0.9, MED);
    front.rect(jamb + 2, 2, leafWidth - 4, 9, FINE);
    const lever = jamb + (leafWidth - 3.6);
    front.rect(lever, 36, 1.8, 7, MED);
    front.rect(lever - 3.8, 39.6, 5, 1.1, MED);
    for (const v of [8, 40, 73]) front.rect(jamb - 0.4, v, 0.9, 4.5, FINE);
    scene.level(0).line(uv(-6, 0, width + 8, 0), FINE);
    return scene;
  },
  'door-frame': (choose) => {
    const [w, depth] = [choose([36, 42, 72]), choose([6, 8])];
    const s = threeQuarterView();
    s.prism('y', frameOutline(w, 84, 2.4), 0, depth);
    const jamb = s.side(w + 2.4);
    for (const v of [8, 40, 73]) jamb.rect(1, v, 1.4, 4.5, FINE);
    s.line(xyz(w + 2.4, depth * 0.45, 0, w + 2.4, depth * 0.45, 84), MED);
    for (const v of [10, 42, 74]) {
      s.bar(
        xyz(-0.2, depth * 0.5, v, -4, depth * 0.5, v - 2, -4, depth * 0.5, v + 3, -0.2, depth * 0.5, v + 1),
        0.3,
        MED,
      );
    }
    s.front(0).rect(w * 0.4, 84.5, 4, 1.2, FINE);
    s.line(xyz(-6, 0, 0, w + 14, 0, 0), FINE);
    return s;
  },
  'fire-rated-door': leaf((f, w, h) => {
    lite(f, w - 9, 46, 5, 28);
    nameplate(f, 4, 60, 5, 3, 2, MED);
    f.rect(4, 34.5, w - 7, 3.6, MED);
    f.rect(w - 5, 33.6, 6, 5.4, MED);
    f.rect(4, 2, w - 4, 9, FINE);
    f.line(uv(4, h - 4, w, h - 4), FINE);
  }),
  'insulated-door': leaf((f, w, h, s) => {
    f.shape(uv(w + 1.8, 50, w + 1.8, h - 0.2, w - 22, h - 0.2, w - 12, 70, w - 14, 60), OUT);
    f.hatch(uv(w + 1.8, 50, w + 1.8, h - 0.2, w - 22, h - 0.2, w - 12, 70, w - 14, 60), 45, 1.6);
    f.hatch(uv(w + 1.8, 50, w + 1.8, h - 0.2, w - 22, h - 0.2, w - 12, 70, w - 14, 60), -45, 1.6);
    s.box([2, 0.4, 0.4], [w, 0.6, 1.6], MED, FINE);
  }),
  'stainless-door': leaf((f, w) => {
    lite(f, w * 0.3, 50, w * 0.48, 20);
    f.rect(3.4, 2, w - 2.8, 16, MED);
    for (const i of times(7)) f.line(uv(8 + i * 4, 22 + ((i * 5) % 9), 9 + i * 4, 44 - ((i * 7) % 9)), PATT);
    f.rect(w - 4, 44, 3, 9, MED);
  }),
  'borrowed-light-frame': (choose) => {
    const [lites, sill] = [choose([2, 3]), choose([8, 12])];
    const s = frontView();
    const w = lites * 30 + 2;
    wall(s, -10, -sill - 14, w + 20, 70, 0.8);
    s.box([0, 0, 0], [w, 4, 44], OUT, MED);
    const f = s.front(0);
    for (const i of times(lites)) lite(f, 2 + i * 30, 2, 28, 40);
    return s;
  },
  'wood-door': leaf((f, w, h) => {
    for (const x of [2.2, 2 + w / 2]) grain(f, x, 1, w / 2 - 0.6, h - 4, 5);
    f.line(uv(2 + w / 2, 0.7, 2 + w / 2, h - 0.2), FINE);
  }),
  'laminate-door': leaf((f, w) => {
    f.rect(2.8, 1.5, w - 1.8, 82, FINE);
    f.rect(4, 2.4, w - 4, 10, MED);
    f.rect(4, 30, 6, 14, FINE);
    lite(f, 7, 50, w - 11, 26);
  }),
  'fire-wood-door': leaf((f, w, h) => {
    grain(f, 2.2, 1, w - 1, h - 20, 5);
    lite(f, w * 0.34, 54, w * 0.36, 20);
    f.rect(1.4, 62, 1.6, 4, OUT);
    for (const v of [10, 20, 28]) f.line(uv(w + 1, v, w + 1, v + 4), MED);
  }),
  'acoustical-door': leaf((f, w, h, s) => {
    f.rect(3.4, 1.8, w - 3, h - 3.4, MED);
    for (const x of [4, 2 + w / 2]) grain(f, x, 3, w / 2 - 3, h - 10, 4);
    for (const i of times(3)) f.line(arcPoints([w * 0.5, 62], 3 + i * 2.4, -40, 40), FINE);
    f.rect(w * 0.5 - 3.4, 60.6, 2.4, 2.8, MED);
    s.box([1, -0.6, -0.5], [w + 2, 1.6, 2.2], OUT, FINE);
    for (const v of [6, 38, 71]) s.cylinder('z', [1.6, 0, v], 0.9, 7, MED);
  }),
  'lead-lined-door': leaf((f, w, h, s) => {
    grain(f, 10, 16, w - 16, h - 24, 4);
    liner(s, 2);
    f.rect(w * 0.3, 66, w * 0.4, 8, MED);
    for (const a of [0, 1, 2])
      f.shape([...arcPoints([2 + w * 0.5, 58], 3, a * 120 + 10, a * 120 + 70), [2 + w * 0.5, 58]], MED);
    f.circle(2 + w * 0.5, 58, 0.8, MED);
  }),
  'swing-operator': (choose) => {
    const [w, arm] = [choose([36, 42]), choose([1, 0])];
    const s = frontView();
    s.prism('y', frameOutline(w, 84), 0, 5);
    const f = s.front(1);
    f.rect(2, 0.7, w - 0.2, 83.1, MED);
    lite(f, 7, 10, w - 10, 66);
    f.rect(w - 3, 30, 1.4, 16, MED);
    s.box([0, -5, 86], [w + 4, 5, 6.5]);
    s.front(-5).line(uv(0, 87.4, w + 4, 87.4), FINE);
    s.cylinder('z', [8, -2.5, 84.4], 1, 1.6, MED);
    if (arm) s.bar(xyz(8, -2.5, 84.6, 18, -8, 84.2, 24, 0.6, 82), 0.6, OUT);
    else s.bar(xyz(8, -2.5, 84.6, w - 8, 0.4, 83), 0.6, OUT);
    s.box([w + 10, 0, 36], [5, 1.4, 5], OUT, FINE);
    s.front(0).circle(w + 12.5, 38.5, 1.6, MED);
    s.line(xyz(-6, 0, 0, w + 18, 0, 0), FINE);
    return s;
  },
} satisfies Sketches;
