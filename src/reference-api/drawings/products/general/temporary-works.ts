import { view } from '#src/reference-api/drawings/products/sketch.ts';
import { rectangle, uv, times, xyz, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ground } from '#src/reference-api/drawings/axonometric/parts.ts';

export const temporaryWorks = {
  'barrier-panel': view.front((scene, choose) => {
    const [panels, view] = [choose([3, 2]), choose([1, 0])];
    for (const i of times(panels).toReversed()) {
      const x = i * 48;
      scene.box([x, 0, 2], [48, 2.5, 96]);
      scene.front(0).rect(x + 2.5, 4.5, 43, 91, FINE);
      rod(scene, [x + 3, -1, 2], [x + 3, -22, 0], 0.8);
      if (view && i === 0) {
        scene.front(0).rect(x + 14, 56, 20, 24);
        scene.front(0).glint(x + 14, 56, 20, 24);
      }
      for (const z of [20, 50, 80]) scene.front(-0.1).rect(x + 46.4, z, 3.2, 4);
    }
  }),
  'containment-wall': view.front((scene, choose) => {
    const [bays, folds] = [choose([3, 4]), choose([5, 4])];
    scene.box([-6, 0, 96], [bays * 34 + 12, 14, 2], MEDIUM, FINE);
    scene.front(3).rect(0, 0, bays * 34, 95);
    for (const i of times(bays))
      for (const k of times(folds))
        scene.front(3).line(
          [
            [i * 34 + 5 + k * 6, 92],
            [i * 34 + 4 + k * 6.4, 50 + ((k * 13) % 30)],
            [i * 34 + 6 + k * 6, 4 + ((k * 7) % 20)],
          ],
          HATCH,
        );
    for (const i of times(bays + 1).toReversed()) {
      const x = i * 34;
      scene.cylinder('z', [x, 0, 0], 1.1, 56);
      scene.cylinder('z', [x, 0, 56], 0.8, 36);
      scene.box([x - 1.6, -1.6, 54], [3.2, 3.2, 3], MEDIUM, FINE);
      scene.box([x - 4, -2, 93], [8, 5, 2], OUTLINE, FINE);
      scene.box([x - 3, -3, -1], [6, 6, 1], MEDIUM, FINE);
    }
  }),
  'zipper-door': view.front((scene, choose) => {
    const [zips, open] = [choose([2, 1]), choose([10, 16])];
    scene.front(0).rect(0, 0, 60, 92, OUTLINE);
    const plane = scene.front(0);
    if (zips === 2) {
      plane.shape(uv(14, 0, 46, 0, 46, 70, 14, 70), FINE);
      plane.shape(uv(14, 0, 14 + open * 1.4, 0, 20, 66, 14, 70));
    } else plane.shape(uv(30, 0, 30 + open, 0, 34, 40, 30, 74));
    for (const x of zips === 2 ? [14, 46] : [30]) {
      plane.line(uv(x - 0.8, 0, x - 0.8, 72), MEDIUM);
      plane.line(uv(x + 0.8, 0, x + 0.8, 72), MEDIUM);
      for (const i of times(30)) plane.line(uv(x - 0.8, 1.4 + i * 2.4, x + 0.8, 1.4 + i * 2.4));
      plane.rect(x - 1.6, 70, 3.2, 4.5, OUTLINE);
    }
    for (const [x, z] of uv(6, 80, 54, 84, 6, 20, 54, 30))
      plane.line(uv(x, z, x + 1, z - 10, x - 0.5, z - 18), HATCH);
    scene.line(xyz(-8, 0, 0, 68, 0, 0));
    for (const x of [-3, 60]) scene.box([x, -0.6, 0], [3, 2, 94], OUTLINE, FINE);
    scene.box([-3, -0.6, 92], [66, 2, 3], OUTLINE, FINE);
  }),
  'site-fence-panel': view.front((scene, choose) => {
    const [panels, mesh] = [choose([2, 3]), choose([5, 4])];
    for (const i of times(panels).toReversed()) {
      const x = i * 76;
      scene.front(0).hatch(rectangle(x + 2, 6, 70, 64), 90, mesh, FINE);
      scene.front(0).hatch(rectangle(x + 2, 6, 70, 64), 0, mesh * 2, FINE);
      scene.bar(xyz(x + 1, 0, 2, x + 1, 0, 72, x + 73, 0, 72, x + 73, 0, 2), 1.1);
      scene.bar(xyz(x + 1, 0, 6, x + 73, 0, 6), 0.9, MEDIUM);
      scene.prism('x', uv(-14, 0, 14, 0, 10, 5, -10, 5), x - 4, 8, OUTLINE, FINE);
      if (i > 0) scene.box([x - 3, -1.6, 56], [6, 3, 2.4], MEDIUM, FINE);
    }
  }),
  'project-sign': view.threeQuarter((scene, choose) => {
    const [lines, band] = [choose([4, 5]), choose([1, 0])];
    for (const x of [84, 8]) scene.box([x, 2, 0], [4, 4, 104], OUTLINE, FINE);
    scene.box([0, 0, 40], [96, 1.5, 60]);
    const plane = scene.front(0);
    plane.rect(3, 43, 90, 54, FINE);
    if (band) plane.rect(3, 85, 90, 12);
    plane.shape(uv(8, 52, 8, 70, 22, 80, 36, 70, 36, 52));
    plane.rect(18, 52, 8, 12, FINE);
    for (const i of times(lines))
      plane.line(uv(44, 78 - i * 7, 88 - (i % 2) * 12, 78 - i * 7), i === 0 ? OUTLINE : MEDIUM);
    ground(scene, -12, 124, 2);
  }),
  'fence-banner': view.front((scene, choose) => {
    const [bays, slack] = [choose([2, 3]), choose([2, 3])];
    const width = bays * 60;
    for (const i of times(bays + 1).toReversed()) scene.cylinder('z', [i * 60, 2, 0], 1.2, 76, MEDIUM);
    scene.front(2).hatch(rectangle(0, 2, width, 70), 45, 4);
    scene.front(2).hatch(rectangle(0, 2, width, 70), -45, 4);
    scene.cylinder('x', [0, 2, 72], 0.9, width, MEDIUM);
    const plane = scene.front(0);
    const edge = [
      ...times(9).map((i): [number, number] => [4 + ((width - 8) * i) / 8, 12 + (i % 2) * slack * 0.4]),
      ...times(9).map((i): [number, number] => [
        width - 4 - ((width - 8) * i) / 8,
        64 - (i % 2) * slack * 0.4,
      ]),
    ];
    plane.shape(edge, OUTLINE);
    for (const i of times(bays * 4 + 1))
      for (const z of [15, 61]) plane.circle(7 + ((width - 14) * i) / (bays * 4), z, 0.9, FINE);
    plane.shape(uv(width * 0.12, 28, width * 0.12, 44, width * 0.2, 52, width * 0.28, 44, width * 0.28, 28));
    plane.line(uv(width * 0.36, 46, width * 0.88, 46), OUTLINE);
    plane.line(uv(width * 0.36, 36, width * 0.76, 36), MEDIUM);
    plane.line(uv(width * 0.36, 29, width * 0.82, 29));
    scene.line(xyz(-10, 0, 0, width + 10, 0, 0));
  }),
  'wayfinding-sign': view.threeQuarter((scene, choose) => {
    const [left, lines] = [choose([1, 0]), choose([2, 3])];
    scene.prism('x', uv(22, 0, 24, 0, 13, 40, 11, 40), 0, 26, OUTLINE, FINE);
    scene.prism('x', uv(0, 0, 2, 0, 13, 40, 11, 40), 0, 26, OUTLINE, FINE);
    const at = (u: number, v: number): readonly [number, number, number] => [u, (v * 11) / 40 - 0.02, v];
    const flip = (u: number): number => (left ? 26 - u : u);
    scene.face(
      uv(3, 8, 23, 8, 23, 37, 3, 37).map(([u, v]) => at(u, v)),
      MEDIUM,
    );
    scene.face(uv(6, 24, 14, 24, 14, 21, 20, 26.5, 14, 32, 14, 29, 6, 29).map(([u, v]) => at(flip(u), v)));
    for (const i of times(lines))
      scene.line([at(6, 17 - i * 3.4), at(20 - (i % 2) * 4, 17 - i * 3.4)], MEDIUM);
  }),
  'shoring-frame': view.threeQuarter((scene, choose) => {
    const [height, heads] = [choose([60, 72]), choose([1, 0])];
    const frame = (y: number): void => {
      for (const x of [48, 0]) {
        rod(scene, [x, y, 0], [x, y, height], 1.2, OUTLINE);
        scene.box([x - 4, y - 4, -8], [8, 8, 0.8], MEDIUM, FINE);
        rod(scene, [x, y, -7], [x, y, 0], 0.7);
        rod(scene, [x, y, height], [x, y, height + 8], 0.7);
        if (heads)
          scene.prism(
            'x',
            [
              [y - 3, height + 8],
              [y + 3, height + 8],
              [y + 3, height + 13],
              [y + 2, height + 13],
              [y + 2, height + 9],
              [y - 2, height + 9],
              [y - 2, height + 13],
              [y - 3, height + 13],
            ],
            x - 3,
            6,
            MEDIUM,
            FINE,
          );
        else scene.box([x - 4, y - 4, height + 8], [8, 8, 0.8], MEDIUM, FINE);
      }
      for (const z of [height - 4, height * 0.55]) rod(scene, [0, y, z], [48, y, z], 1);
      for (const x of [12, 36]) rod(scene, [x, y, height * 0.55], [x, y, height - 4], 0.8);
      rod(scene, [0, y, 8], [48, y, height * 0.55], 0.8);
    };
    frame(44);
    for (const x of [48, 0]) {
      rod(scene, [x, 0, 10], [x, 44, height - 10], 0.6);
      rod(scene, [x, 44, 10], [x, 0, height - 10], 0.6);
    }
    frame(0);
  }),
  'salvage-crate': view.threeQuarter((scene, choose) => {
    const [slats, filled] = [choose([5, 4]), choose([3, 4])];
    for (const x of [0, 20, 40]) scene.box([x, 0, -4], [6, 36, 4], OUTLINE, FINE);
    scene.box([0, 35, 0], [46, 1, 30], MEDIUM, FINE);
    scene.box([45, 0, 0], [1, 36, 30], MEDIUM, FINE);
    for (const i of times(filled).toReversed())
      scene.box([5 + i * 9, 6, 0], [6, 26, 31 + (i % 2) * 5], MEDIUM, FINE);
    for (const i of times(slats)) {
      scene.box([0, 0, (i * 30) / slats], [1, 36, 30 / slats - 1.6], OUTLINE, FINE);
      scene.box([0, -1, (i * 30) / slats], [46, 1, 30 / slats - 1.6], OUTLINE, FINE);
    }
    for (const x of [43, 21, 0]) scene.box([x, -2, 0], [3, 1, 30], OUTLINE, FINE);
  }),
  'glove-bag': view.threeQuarter((scene, choose) => {
    const [arm, pouch] = [choose([9, 11]), choose([1, 0])];
    scene.cylinder('x', [-12, 0, 40], 4, 64);
    for (const x of [-8, 46]) scene.band('x', [x, 0, 40], 4);
    scene.silhouette([
      ...xyz(0, 5, 40, 40, 5, 40, 0, -5, 40, 40, -5, 40),
      ...arcPoints([20, 10], 17, 180, 360).map(([u, v]): readonly [number, number, number] => [u, 0, v]),
    ]);
    scene.front(-5).line(uv(0, 42, 40, 42), MEDIUM);
    scene.front(-5).line(uv(0, 44, 40, 44));
    for (const x of [12, 28]) {
      scene.cylinder('y', [x, -6, 24], 4, 1.5);
      scene.silhouette([
        ...arcPoints([x, 24], 3.4).map(([u, v]): readonly [number, number, number] => [u, -6, v]),
        ...arcPoints([x + 1, 17], 2.2).map(([u, v]): readonly [number, number, number] => [u, -6 - arm, v]),
      ]);
      for (const i of times(4))
        scene.bar(xyz(x - 0.6 + i * 1.1, -6 - arm, 17, x - 1.4 + i * 1.5, -9.4 - arm, 14.6), 0.55, MEDIUM);
    }
    if (pouch) scene.front(-4).rect(15, 4, 10, 8);
    scene.front(-5).line(uv(4, 36, 3, 20));
    scene.front(-5).line(uv(37, 34, 38, 20));
  }),
  'negative-air-machine': view.threeQuarter((scene, choose) => {
    const [dials, handle] = [choose([2, 3]), choose([1, 0])];
    scene.cylinder('y', [13, 34, 20], 7, 6);
    for (const x of [2, 22]) scene.cylinder('x', [x, 30, 2.5], 2.5, 2, MEDIUM);
    scene.box([0, 0, 3], [26, 34, 34]);
    for (const x of [2, 22]) scene.cylinder('x', [x, 4, 2.5], 2.5, 2, MEDIUM);
    const plane = scene.front(0);
    plane.rect(2, 6, 22, 28);
    plane.hatch(rectangle(3, 7, 20, 26), 90, 1.6, FINE);
    plane.hatch(rectangle(3, 7, 20, 26), 0, 3.2);
    for (const i of times(dials)) {
      scene.side(0).circle(8 + i * 7, 30, 2);
      scene.side(0).line(uv(8 + i * 7, 30, 9 + i * 7, 31.2));
    }
    scene.side(0).rect(6, 10, 20, 12, FINE);
    if (handle) scene.bar(xyz(4, 10, 37, 4, 10, 41, 22, 10, 41, 22, 10, 37), 0.7, MEDIUM);
  }),
};
