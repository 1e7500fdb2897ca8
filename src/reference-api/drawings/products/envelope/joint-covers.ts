import {
  rectangle,
  uv,
  sheetProfile,
  times,
  xyz,
  arcPoints,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { Scene } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

const block = (scene: Scene, x: number, width: number, height: number, length = 24): void => {
  scene.box([x, 0, -height], [width, length, height]);
  scene.front(0).speckle(x + 0.5, -height + 0.5, width - 1, height - 1, 26, 0.6);
};

export const jointCovers = {
  /** An expansion-joint cover between two floor or wall edges. */
  'joint-cover': view.corner((scene, choose) => {
    const gap = choose([4, 6, 3]);
    const blockout = choose([4.5, 6]);
    const length = 22;
    const slab = 7;
    const left = uv(-14, -slab, 0, -slab, 0, -0.6, -blockout, -0.6, -blockout, 0, -14, 0);
    const right: [number, number][] = left.map(([u, v]): [number, number] => [gap - u, v]).toReversed();
    scene.prism('y', right, 0, length);
    scene.prism('y', left, 0, length);
    scene.front(0).speckle(-13, -slab + 0.5, 12.5, slab - 1.5, 40, 0.5);
    scene.front(0).speckle(gap + 0.5, -slab + 0.5, 12.5, slab - 1.5, 40, 0.5);
    const rail = (x: number): void =>
      scene.prism(
        'y',
        uv(x, -0.5, x + blockout - 0.4, -0.5, x + blockout - 0.4, 0.1, x, 0.1),
        0,
        length,
        MEDIUM,
        FINE,
      );
    rail(gap + 0.2);
    scene.prism('y', uv(-1.6, 0.1, gap + 1.6, 0.1, gap + 1.2, 0.6, -1.2, 0.6), 0, length);
    rail(-blockout + 0.2);
    for (const index of times(4))
      for (const x of [-blockout / 2, gap + blockout / 2])
        scene.level(0.1).circle(x, 3 + index * 5.2, 0.45, FINE);
  }),
  'wall-joint-cover': view.threeQuarter((scene, choose) => {
    const [gap, plate] = [choose([4, 6]), choose([1, 0])];
    scene.box([26 + gap, 0, 0], [26, 8, 56], OUTLINE, FINE);
    scene.box([0, 0, 0], [26, 8, 56], OUTLINE, FINE);
    for (const x of [0, 26 + gap]) for (const j of times(8)) scene.front(0).line(uv(x, j * 7, x + 26, j * 7));
    if (plate) scene.prism('z', uv(21, -0.2, 31 + gap, -0.2, 30 + gap, -1.2, 22, -1.2), 0, 56);
    else
      scene.prism(
        'z',
        [
          [23, -0.2],
          [26, -0.8],
          [26 + gap / 4, 1],
          [26 + gap / 2, -1],
          [26 + gap * 0.75, 1],
          [26 + gap, -0.8],
          [29 + gap, -0.2],
          [26 + gap, -0.3],
          [26 + gap * 0.75, 1.6],
          [26 + gap / 2, -0.4],
          [26 + gap / 4, 1.6],
          [26, -0.3],
        ],
        0,
        56,
      );
  }),
  'roof-joint-cover': view.corner((scene, choose) => {
    const slope = choose([6, 8]);
    // Two cants carry a curved metal cover across the joint of a roof.
    scene.prism('y', uv(13, -3, 30, -3, 30, 0, 13 + slope, 0, 13, 7), 0, 30);
    scene.prism('y', uv(-18, -3, -1, -3, -1, 7, -1 - slope, 0, -18, 0), 0, 30);
    scene.prism('y', sheetProfile(arcPoints([6, 6], 9.6, 180, 0, 4, 12), 0.5), -1, 32);
    for (const seam of [10, 20])
      scene.line(
        arcPoints([6, 6], 9.6, 180, 0, 4, 12).map(([u, v]) => [u, seam, v]),
        MEDIUM,
      );
    scene.level(0).speckle(-17, 1, 8, 28, 30, 0.7);
    scene.level(0).speckle(22, 1, 7, 28, 30, 0.7);
  }),
  'seismic-joint-cover': view.corner((scene, choose) => {
    const bars = choose([4, 3]);
    block(scene, 26, 9, 8, 34);
    block(scene, -9, 9, 8, 34);
    // Scissors under the plate keep it in the middle of a wide joint; the plate is drawn back.
    for (const bar of times(bars).toReversed()) {
      const y = 2 + bar * (15 / bars);
      scene.bar(xyz(0, y, -1, 26, y + 4, -1), 0.6, MEDIUM);
      scene.bar(xyz(26, y, -1, 0, y + 4, -1), 0.6, MEDIUM);
      scene.disc('z', [13, y + 2, -0.4], 1.2, MEDIUM);
    }
    scene.box([-3, 20, 0], [32, 16, 1.2]);
    scene.level(1.2).hatch(rectangle(-3, 20, 32, 16), 45, 3);
    for (const x of [-1.6, 26.4]) scene.box([x, 0, 0], [1.2, 20, 0.8], MEDIUM, FINE);
  }),
  'compression-seal': view.threeQuarter((scene, choose) => {
    const webs = choose([3, 4, 2]);
    // The seal alone, large enough to show its webs.
    const profile = uv(0, 3, 3, 0, 21, 0, 24, 3, 24, 19, 21, 22, 14, 19, 10, 19, 3, 22, 0, 19);
    scene.prism('y', profile, 0, 44);
    const end = scene.front(0);
    const wide = 20 / webs;
    for (const web of times(webs)) {
      const u = 2 + web * wide;
      end.shape(uv(u + 0.8, 4, u + wide - 0.8, 4, u + wide / 2, 9.6));
      end.shape(uv(u + 0.8, 17, u + wide - 0.8, 17, u + wide / 2, 11.6));
      if (web > 0) end.shape(uv(u, 6, u + wide / 2 - 1.4, 10.6, u, 15, u - wide / 2 + 1.4, 10.6));
    }
  }),
  'joint-bellows': view.corner((scene, choose) => {
    const rise = choose([7, 9]);
    block(scene, 14, 10, 13, 26);
    const arch = arcPoints([7, 1], 9, 180, 0, rise, 14);
    scene.box([13, -0.5, 0], [9, 27, 1], MEDIUM, FINE);
    scene.prism('y', sheetProfile(arch, 0.9), -0.5, 27);
    scene.box([-8, -0.5, 0], [9, 27, 1], MEDIUM, FINE);
    block(scene, -10, 10, 13, 26);
    for (const bolt of times(5)) for (const x of [-6, 18]) scene.level(1).circle(x, 2.5 + bolt * 5.4, 0.8);
  }),
  'fire-blanket': view.corner((scene, choose) => {
    const [sag, length] = [choose([7, 9]), choose([40, 46])];
    scene.box([0, 28, -14], [length, 20, 14], OUTLINE, FINE);
    scene.side(0).speckle(29, -13, 18, 12, 30, 0.8);
    const curve = arcPoints([24, -1], 4.4, 180, 360, sag);
    for (const k of [3.2, 1.6, 0])
      scene.prism(
        'x',
        sheetProfile(
          [...uv(17, 0), ...curve.map(([u, v]): [number, number] => [u, v - k]), ...uv(31, 0)].map(
            ([u, v]) => [u, v + 0.6],
          ),
          1.4,
        ),
        0,
        length,
        OUTLINE,
        HATCH,
      );
    scene.box([0, 0, -14], [length, 20, 14], OUTLINE, FINE);
    scene.side(0).speckle(1, -13, 18, 12, 30, 0.8);
    for (const i of times(5)) scene.level(0.1).circle(4 + i * (length / 5), 18, 0.7);
  }),
};
