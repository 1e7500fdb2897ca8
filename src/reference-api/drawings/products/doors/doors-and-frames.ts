import {
  frontView,
  grain,
  nameplate,
  threeQuarterView,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { type Plane, arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';
import { axonometric } from '#src/reference-api/drawings/axonometric/view.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** The outline of a frame around an opening of this width and height. */
const frameOutline = (width: number, height: number, jamb = 2): [number, number][] => [
  [0, 0],
  [jamb, 0],
  [jamb, height],
  [width + jamb, height],
  [width + jamb, 0],
  [width + 2 * jamb, 0],
  [width + 2 * jamb, height + jamb],
  [0, height + jamb],
];

/** A door leaf in its frame; `draw` adds what is on the leaf. */
const leaf =
  (
    draw: (face: Plane, width: number, height: number, scene: Scene) => void,
    widths: readonly [number, number] = [36, 42],
  ): ProductSketch =>
  (choose) => {
    const [width, closer] = [choose(widths), choose([0, 1])];
    const height = 84;
    const scene = frontView();
    scene.prism('y', frameOutline(width, height), 0, 5);
    const face = scene.front(1);
    face.rect(2, 0.7, width - 0.2, height - 0.9, MEDIUM);
    draw(face, width, height, scene);
    face.rect(width - 2.6, 36.5, 2.2, 5, MEDIUM);
    scene.bar(xyz(width - 1.5, 0.4, 39.4, width - 1.5, -0.8, 39.4, width - 6.4, -0.8, 39.4), 0.5, MEDIUM);
    for (const v of [8, 40, 73]) face.rect(1.6, v, 0.9, 4.5, FINE);
    if (closer) {
      scene.box([3, -1.6, height - 4], [10, 2.4, 2.6], MEDIUM, FINE);
      scene.bar(xyz(8, -1.4, height - 1.4, 13, -4, height - 1, 9, 0, height + 0.6), 0.3, MEDIUM);
    }
    scene.line(xyz(-6, 0, 0, width + 12, 0, 0), FINE);
    return scene;
  };

const lite = (on: Plane, u: number, v: number, width: number, height: number): void => {
  on.rect(u, v, width, height, MEDIUM);
  on.rect(u + 1, v + 1, width - 2, height - 2, FINE);
  on.glint(u + 1, v + 1, width - 2, height - 2);
};

const liner = (scene: Scene, x: number): void => {
  const cut = scene.front(0.9);
  cut.shape(uv(x, 0.7, x + 12, 0.7, x + 8, 8, x + 9, 14, x, 20), OUTLINE);
  cut.shape(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15), MEDIUM);
  cut.hatch(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15), 45, 1.1);
};

export const doorsAndFrames = {
  /** A flush door in its frame. */
  door: (choose) => {
    const leafWidth = choose([36, 42]);
    const [height, jamb, depth] = [84, 2, 5];
    const scene = new Scene(axonometric({ width: 9, depth: 40, depthScale: 0.9 }));
    const width = leafWidth + 2 * jamb;
    scene.prism('y', frameOutline(leafWidth, height, jamb), 0, depth);
    const front = scene.front(1);
    front.rect(jamb, 0.7, leafWidth - 0.2, height - 0.9, MEDIUM);
    front.rect(jamb + 2, 2, leafWidth - 4, 9, FINE);
    const lever = jamb + (leafWidth - 3.6);
    front.rect(lever, 36, 1.8, 7, MEDIUM);
    front.rect(lever - 3.8, 39.6, 5, 1.1, MEDIUM);
    for (const v of [8, 40, 73]) front.rect(jamb - 0.4, v, 0.9, 4.5, FINE);
    scene.level(0).line(uv(-6, 0, width + 8, 0), FINE);
    return scene;
  },
  'door-frame': (choose) => {
    const [width, depth] = [choose([36, 42, 72]), choose([6, 8])];
    const scene = threeQuarterView();
    scene.prism('y', frameOutline(width, 84, 2.4), 0, depth);
    const jamb = scene.side(width + 2.4);
    for (const v of [8, 40, 73]) jamb.rect(1, v, 1.4, 4.5, FINE);
    scene.line(xyz(width + 2.4, depth * 0.45, 0, width + 2.4, depth * 0.45, 84), MEDIUM);
    for (const v of [10, 42, 74]) {
      scene.bar(
        xyz(-0.2, depth * 0.5, v, -4, depth * 0.5, v - 2, -4, depth * 0.5, v + 3, -0.2, depth * 0.5, v + 1),
        0.3,
        MEDIUM,
      );
    }
    scene.front(0).rect(width * 0.4, 84.5, 4, 1.2, FINE);
    scene.line(xyz(-6, 0, 0, width + 14, 0, 0), FINE);
    return scene;
  },
  'fire-rated-door': leaf((plane, width, height) => {
    lite(plane, width - 9, 46, 5, 28);
    nameplate(plane, 4, 60, 5, 3, 2, MEDIUM);
    plane.rect(4, 34.5, width - 7, 3.6, MEDIUM);
    plane.rect(width - 5, 33.6, 6, 5.4, MEDIUM);
    plane.rect(4, 2, width - 4, 9, FINE);
    plane.line(uv(4, height - 4, width, height - 4), FINE);
  }),
  'insulated-door': leaf((plane, width, height, scene) => {
    plane.shape(
      uv(
        width + 1.8,
        50,
        width + 1.8,
        height - 0.2,
        width - 22,
        height - 0.2,
        width - 12,
        70,
        width - 14,
        60,
      ),
      OUTLINE,
    );
    plane.hatch(
      uv(
        width + 1.8,
        50,
        width + 1.8,
        height - 0.2,
        width - 22,
        height - 0.2,
        width - 12,
        70,
        width - 14,
        60,
      ),
      45,
      1.6,
    );
    plane.hatch(
      uv(
        width + 1.8,
        50,
        width + 1.8,
        height - 0.2,
        width - 22,
        height - 0.2,
        width - 12,
        70,
        width - 14,
        60,
      ),
      -45,
      1.6,
    );
    scene.box([2, 0.4, 0.4], [width, 0.6, 1.6], MEDIUM, FINE);
  }),
  'stainless-door': leaf((plane, width) => {
    lite(plane, width * 0.3, 50, width * 0.48, 20);
    plane.rect(3.4, 2, width - 2.8, 16, MEDIUM);
    for (const i of times(7))
      plane.line(uv(8 + i * 4, 22 + ((i * 5) % 9), 9 + i * 4, 44 - ((i * 7) % 9)), HATCH);
    plane.rect(width - 4, 44, 3, 9, MEDIUM);
  }),
  'borrowed-light-frame': (choose) => {
    const [lites, sill] = [choose([2, 3]), choose([8, 12])];
    const scene = frontView();
    const width = lites * 30 + 2;
    wall(scene, -10, -sill - 14, width + 20, 70, 0.8);
    scene.box([0, 0, 0], [width, 4, 44], OUTLINE, MEDIUM);
    const plane = scene.front(0);
    for (const i of times(lites)) lite(plane, 2 + i * 30, 2, 28, 40);
    return scene;
  },
  'wood-door': leaf((plane, width, height) => {
    for (const x of [2.2, 2 + width / 2]) grain(plane, x, 1, width / 2 - 0.6, height - 4, 5);
    plane.line(uv(2 + width / 2, 0.7, 2 + width / 2, height - 0.2), FINE);
  }),
  'laminate-door': leaf((plane, width) => {
    plane.rect(2.8, 1.5, width - 1.8, 82, FINE);
    plane.rect(4, 2.4, width - 4, 10, MEDIUM);
    plane.rect(4, 30, 6, 14, FINE);
    lite(plane, 7, 50, width - 11, 26);
  }),
  'fire-wood-door': leaf((plane, width, height) => {
    grain(plane, 2.2, 1, width - 1, height - 20, 5);
    lite(plane, width * 0.34, 54, width * 0.36, 20);
    plane.rect(1.4, 62, 1.6, 4, OUTLINE);
    for (const v of [10, 20, 28]) plane.line(uv(width + 1, v, width + 1, v + 4), MEDIUM);
  }),
  'acoustical-door': leaf((plane, width, height, scene) => {
    plane.rect(3.4, 1.8, width - 3, height - 3.4, MEDIUM);
    for (const x of [4, 2 + width / 2]) grain(plane, x, 3, width / 2 - 3, height - 10, 4);
    for (const i of times(3)) plane.line(arcPoints([width * 0.5, 62], 3 + i * 2.4, -40, 40), FINE);
    plane.rect(width * 0.5 - 3.4, 60.6, 2.4, 2.8, MEDIUM);
    scene.box([1, -0.6, -0.5], [width + 2, 1.6, 2.2], OUTLINE, FINE);
    for (const v of [6, 38, 71]) scene.cylinder('z', [1.6, 0, v], 0.9, 7, MEDIUM);
  }),
  'lead-lined-door': leaf((plane, width, height, scene) => {
    grain(plane, 10, 16, width - 16, height - 24, 4);
    liner(scene, 2);
    plane.rect(width * 0.3, 66, width * 0.4, 8, MEDIUM);
    for (const a of [0, 1, 2])
      plane.shape(
        [...arcPoints([2 + width * 0.5, 58], 3, a * 120 + 10, a * 120 + 70), [2 + width * 0.5, 58]],
        MEDIUM,
      );
    plane.circle(2 + width * 0.5, 58, 0.8, MEDIUM);
  }),
  'swing-operator': (choose) => {
    const [width, arm] = [choose([36, 42]), choose([1, 0])];
    const scene = frontView();
    scene.prism('y', frameOutline(width, 84), 0, 5);
    const plane = scene.front(1);
    plane.rect(2, 0.7, width - 0.2, 83.1, MEDIUM);
    lite(plane, 7, 10, width - 10, 66);
    plane.rect(width - 3, 30, 1.4, 16, MEDIUM);
    scene.box([0, -5, 86], [width + 4, 5, 6.5]);
    scene.front(-5).line(uv(0, 87.4, width + 4, 87.4), FINE);
    scene.cylinder('z', [8, -2.5, 84.4], 1, 1.6, MEDIUM);
    if (arm) scene.bar(xyz(8, -2.5, 84.6, 18, -8, 84.2, 24, 0.6, 82), 0.6, OUTLINE);
    else scene.bar(xyz(8, -2.5, 84.6, width - 8, 0.4, 83), 0.6, OUTLINE);
    scene.box([width + 10, 0, 36], [5, 1.4, 5], OUTLINE, FINE);
    scene.front(0).circle(width + 12.5, 38.5, 1.6, MEDIUM);
    scene.line(xyz(-6, 0, 0, width + 18, 0, 0), FINE);
    return scene;
  },
} satisfies Sketches;
