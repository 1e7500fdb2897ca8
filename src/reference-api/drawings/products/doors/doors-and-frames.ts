import {
  rectangle,
  uv,
  xyz,
  times,
  arcPoints,
  type XY,
  bandOutline,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { nameplate, grain, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';

/** The outline of a frame around an opening of this width and height. */
const frameOutline = (width: number, height: number, jamb = 2): XY[] =>
  bandOutline(uv(width + 2 * jamb, 0, width + 2 * jamb, height + jamb, 0, height + jamb, 0, 0), jamb);

/** A door leaf in its frame; `draw` adds what is on the leaf. */
const leaf = (
  draw: (face: Plane, width: number, height: number, scene: Scene) => void,
  widths: readonly [number, number] = [36, 42],
): ProductSketch =>
  view.front((scene, choose) => {
    const [width, closer] = [choose(widths), choose([0, 1])];
    const height = 84;
    scene.prism('y', frameOutline(width, height), 0, 5);
    const face = scene.front(1);
    face.rect(2, 0.7, width - 0.2, height - 0.9);
    draw(face, width, height, scene);
    face.rect(width - 2.6, 36.5, 2.2, 5);
    scene.bar(xyz(width - 1.5, 0.4, 39.4, width - 1.5, -0.8, 39.4, width - 6.4, -0.8, 39.4), 0.5, MEDIUM);
    for (const v of [8, 40, 73]) face.rect(1.6, v, 0.9, 4.5, FINE);
    if (closer) {
      scene.box([3, -1.6, height - 4], [10, 2.4, 2.6], MEDIUM, FINE);
      scene.bar(xyz(8, -1.4, height - 1.4, 13, -4, height - 1, 9, 0, height + 0.6), 0.3, MEDIUM);
    }
    scene.line(xyz(-6, 0, 0, width + 12, 0, 0));
  });

const lite = (on: Plane, u: number, v: number, width: number, height: number): void => {
  on.rect(u, v, width, height);
  on.rect(u + 1, v + 1, width - 2, height - 2, FINE);
  on.glass(u + 1, v + 1, width - 2, height - 2);
};

const liner = (scene: Scene, x: number): void => {
  const cut = scene.front(0.9);
  cut.shape(uv(x, 0.7, x + 12, 0.7, x + 8, 8, x + 9, 14, x, 20), OUTLINE);
  cut.shape(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15));
  cut.hatch(uv(x, 0.7, x + 9, 0.7, x + 6, 7, x + 6.4, 10, x, 15), 45, 1.1);
};

export const doorsAndFrames = {
  /** A flush door in its frame. */
  door: view.from({ width: 9, depth: 40, depthScale: 0.9 }, (scene, choose) => {
    const leafWidth = choose([36, 42]);
    const [height, jamb, depth] = [84, 2, 5];
    const width = leafWidth + 2 * jamb;
    scene.prism('y', frameOutline(leafWidth, height, jamb), 0, depth);
    const front = scene.front(1);
    front.rect(jamb, 0.7, leafWidth - 0.2, height - 0.9);
    front.rect(jamb + 2, 2, leafWidth - 4, 9, FINE);
    const lever = jamb + (leafWidth - 3.6);
    front.rect(lever, 36, 1.8, 7);
    front.rect(lever - 3.8, 39.6, 5, 1.1);
    for (const v of [8, 40, 73]) front.rect(jamb - 0.4, v, 0.9, 4.5, FINE);
    scene.level(0).line(uv(-6, 0, width + 8, 0));
  }),
  'fire-rated-door': leaf((plane, width, height) => {
    // A narrow lite of wired glass, a panic bar across, and the label by the hinges.
    plane.rect(width - 10, 46, 7, 30, OUTLINE);
    plane.hatch(rectangle(width - 10, 46, 7, 30), 45, 1.6, FINE);
    plane.hatch(rectangle(width - 10, 46, 7, 30), 135, 1.6, FINE);
    nameplate(plane, 3.4, 58, 9, 6);
    plane.rect(3, 33.4, width - 5, 6, OUTLINE);
    plane.rect(8, 34.8, width - 16, 3.2);
    plane.line(uv(4, height - 4, width, height - 4));
  }),
  'insulated-door': leaf((plane, width, height, scene) => {
    // The face cut away, with the foam between both sheets.
    const cut: [number, number][] = [
      [2, 20],
      [12, 30],
      [16, 48],
      [30, 56],
      [width + 1.8, 74],
      [width + 1.8, height - 0.2],
      [2, height - 0.2],
    ];
    plane.shape(cut, OUTLINE);
    plane.hatch(cut, 45, 2.4, FINE);
    plane.hatch(cut, 135, 2.4, FINE);
    scene.box([2, 0.4, 0.4], [width, 0.6, 1.6], MEDIUM, FINE);
  }),
  'stainless-door': leaf(
    (plane, width) => {
      // A pair that swings both ways, as in kitchens: round lites, bumpers, and kick plates.
      const middle = 2 + width / 2;
      plane.line(uv(middle, 0.7, middle, 83.4), OUTLINE);
      for (const u of [2, middle]) {
        plane.circle(u + width / 4, 62, 6.6);
        plane.circle(u + width / 4, 62, 5.2, FINE);
        plane.glint(u + width / 4 - 5, 57, 10, 10);
        plane.rect(u + 1.6, 1.6, width / 2 - 3.2, 18);
        plane.rect(u + 1.6, 32, width / 2 - 3.2, 7);
        plane.hatch(rectangle(u + 1.6, 1.6, width / 2 - 3.2, 18), 90, 1.4);
      }
    },
    [60, 66],
  ),
  'wood-door': leaf((plane, width, height) => {
    // Book-matched veneer over the whole face.
    for (const [flitch, u] of [2.2, 2 + width / 2].entries())
      for (const i of times(6)) {
        const [half, top] = [width * (0.03 + 0.036 * i), height * (0.2 + 0.13 * i)];
        const middle = u + width / 4 + (flitch === 0 ? 1.4 : -1.4);
        plane.line([
          [middle - half, 1],
          [middle - half * 0.86, top * 0.7],
          [middle - half * 0.4, top * 0.95],
          [middle, top],
          [middle + half * 0.4, top * 0.95],
          [middle + half * 0.86, top * 0.7],
          [middle + half, 1],
        ]);
      }
    plane.line(uv(2 + width / 2, 0.7, 2 + width / 2, height - 0.2), MEDIUM);
  }),
  'laminate-door': leaf((plane, width) => {
    // Half glass, with push and kick plates.
    lite(plane, 8, 38, width - 12, 38);
    plane.rect(4, 2.4, width - 4, 14);
    plane.rect(3, 20, 4, 14);
  }),
  'fire-wood-door': leaf((plane, width, height) => {
    grain(plane, 2.2, 40, width - 1, height - 46, 5);
    plane.rect(width * 0.36, 50, width * 0.36, 26, OUTLINE);
    plane.rect(width * 0.36 + 1.6, 51.6, width * 0.36 - 3.2, 22.8, FINE);
    // The veneer cut away from the mineral core.
    const core = uv(2, 0.7, width + 1.8, 0.7, width + 1.8, 20, width - 8, 28, 20, 24, 10, 34, 2, 32);
    plane.shape(core, OUTLINE);
    plane.through(core, () => plane.speckle(3, 1, width - 2, 32, 150, 0.9));
    nameplate(plane, 4, 62, 6, 5);
  }),
  'acoustical-door': leaf((plane, width, height, scene) => {
    // Seals all around, cam-lift hinges, and sound that stays on its side.
    plane.rect(4.4, 3, width - 5, height - 6);
    plane.rect(7.4, 6, width - 11, height - 12);
    for (const i of times(4)) plane.line(arcPoints([width * 0.3, 58], 4 + i * 4, -46, 46), MEDIUM);
    plane.shape(
      [
        [width * 0.2, 55.4],
        [width * 0.27, 55.4],
        [width * 0.34, 50],
        [width * 0.34, 66],
        [width * 0.27, 60.6],
        [width * 0.2, 60.6],
      ],
      OUTLINE,
    );
    scene.box([1, -0.6, -0.5], [width + 2, 1.6, 3], OUTLINE, FINE);
    for (const v of [6, 38, 71]) scene.cylinder('z', [1.6, 0, v], 1.2, 7, MEDIUM);
  }),
  'lead-lined-door': leaf((plane, width, height, scene) => {
    liner(scene, 2);
    plane.rect(width * 0.22, 42, width * 0.62, 32);
    const middle = 2 + width * 0.48;
    for (const a of [0, 1, 2])
      plane.shape([...arcPoints([middle, 58], 9, a * 120 + 60, a * 120 + 120), [middle, 58]], OUTLINE);
    plane.circle(middle, 58, 2.6, OUTLINE);
    plane.line(uv(4, height - 4, width, height - 4));
  }),
  'door-frame': view.threeQuarter((scene, choose) => {
    const [width, depth] = [choose([36, 42, 72]), choose([6, 8])];
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
    scene.line(xyz(-6, 0, 0, width + 14, 0, 0));
  }),
  'borrowed-light-frame': view.front((scene, choose) => {
    const [lites, sill] = [choose([2, 3]), choose([8, 12])];
    const width = lites * 30 + 2;
    wall(scene, -10, -sill - 14, width + 20, 70, 0.8);
    scene.box([0, 0, 0], [width, 4, 44]);
    const plane = scene.front(0);
    for (const i of times(lites)) lite(plane, 2 + i * 30, 2, 28, 40);
  }),
  'swing-operator': view.front((scene, choose) => {
    const [width, arm] = [choose([36, 42]), choose([1, 0])];
    scene.prism('y', frameOutline(width, 84), 0, 5);
    const plane = scene.front(1);
    plane.rect(2, 0.7, width - 0.2, 83.1);
    lite(plane, 7, 10, width - 10, 66);
    plane.rect(width - 3, 30, 1.4, 16);
    scene.box([0, -5, 86], [width + 4, 5, 6.5]);
    scene.front(-5).line(uv(0, 87.4, width + 4, 87.4));
    scene.cylinder('z', [8, -2.5, 84.4], 1, 1.6, MEDIUM);
    if (arm) scene.bar(xyz(8, -2.5, 84.6, 18, -8, 84.2, 24, 0.6, 82), 0.6);
    else scene.bar(xyz(8, -2.5, 84.6, width - 8, 0.4, 83), 0.6);
    scene.box([width + 10, 0, 36], [5, 1.4, 5], OUTLINE, FINE);
    scene.front(0).circle(width + 12.5, 38.5, 1.6);
    scene.line(xyz(-6, 0, 0, width + 18, 0, 0));
  }),
};
