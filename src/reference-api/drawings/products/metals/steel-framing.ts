import {
  rectangle,
  uv,
  times,
  xyz,
  shifted,
  roundedRectangle,
  arcPoints,
  bandOutline,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

/** The outline of a wide flange: flange width, depth, flange and web thickness. */
export const wideFlange = (b: number, depth: number, t: number, width: number): [number, number][] => [
  [0, 0],
  [b, 0],
  [b, t],
  [b / 2 + width / 2, t],
  [b / 2 + width / 2, depth - t],
  [b, depth - t],
  [b, depth],
  [0, depth],
  [0, depth - t],
  [b / 2 - width / 2, depth - t],
  [b / 2 - width / 2, t],
  [0, t],
];

/** Cold-formed studs in their track, with knockouts. */
const stud = (depths: readonly [number, ...number[]]) =>
  view.from({ width: 22, depth: 36, depthScale: 1 }, (scene, choose) => {
    const depth = choose(depths);
    const count = choose([3, 2, 4]);
    const pitch = choose([16, 12]);
    const flange = 1.9;
    const height = 44;
    const length = (count - 1) * pitch + 12;
    scene.prism('x', uv(-0.2, 0, depth + 0.2, 0, depth + 0.2, 0.2, -0.2, 0.2), 0, length);
    for (const index of times(count).toReversed()) {
      const x = 5 + index * pitch;
      const c = bandOutline(uv(flange, depth, 0, depth, 0, 0, flange, 0, flange, 0.6), 0.2);
      scene.prism(
        'z',
        c.map(([u, v]): [number, number] => [u + x, v]),
        0.2,
        height,
      );
      const web = scene.side(x);
      for (const hole of [10, 28]) {
        const slot = roundedRectangle(depth * 0.3, hole, depth * 0.4, 4.2, depth * 0.19);
        web.shape(slot);
      }
      web.line(uv(depth * 0.15, 0.2, depth * 0.15, height));
      web.line(uv(depth * 0.85, 0.2, depth * 0.85, height));
    }
    scene.box([0, -0.2, 0.2], [length, 0.15, 1.3]);
    for (const index of times(count)) scene.front(-0.2).circle(5.9 + index * pitch, 0.9, 0.32, FINE);
  });

export const steelFraming = {
  'wide-flange': view.corner((scene, choose) => {
    const [depth, bolts] = [choose([14, 18, 10]), choose([3, 4])];
    const [flange, t, web] = [depth * 0.62, 1.1, 0.8];
    const i = wideFlange(flange, depth, t, web);
    scene.prism('y', i, 0, 56);
    const side = scene.side(flange / 2 - web / 2 - 0.5);
    side.rect(1, t + 0.8, 6, depth - 2 * t - 1.6);
    for (const bolt of times(bolts))
      side.circle(4, t + 0.8 + ((depth - 2 * t - 1.6) * (bolt + 0.5)) / bolts, 0.6);
    scene.front(0).hatch(i, 45, 0.9);
  }),
  'hollow-structural-section': view.corner((scene, choose) => {
    const [depth, bolts] = [choose([14, 18, 10]), choose([3, 4])];
    const width = depth * 0.7;
    const bore = roundedRectangle(0.9, 0.9, width - 1.8, depth - 1.8, 1);
    scene.box([0, 0, 0], [width, 56, depth]);
    const front = scene.front(0);
    front.shape(bore);
    front.through(bore, () => {
      scene.line(xyz(width - 0.9, 0, 0.9, width - 0.9, 20, 0.9), MEDIUM);
      scene.level(0.9).hatch(rectangle(0.9, 0, width - 1.8, 20), 90, 0.9);
    });
    for (const bolt of times(bolts))
      scene.side(0).circle(5 + (bolt % 2) * 4, (depth * (bolt + 1)) / (bolts + 1), 0.7);
  }),
  'steel-column': view.threeQuarter((scene, choose) => {
    const [depth, plate] = [choose([12, 10]), choose([18, 20])];
    scene.box([-6, -8, -5], [plate + 12, plate + 12, 5], MEDIUM, FINE);
    scene.box([0, -2, 0], [plate, plate, 1.4]);
    for (const [x, y] of uv(2, plate - 4, plate - 2, plate - 4))
      scene.cylinder('z', [x, y, 1.4], 0.9, 2, MEDIUM);
    scene.prism(
      'z',
      shifted(
        wideFlange(10, depth, 1.1, 0.8).map(([u, v]) => [u, v]),
        plate / 2 - 5,
        plate / 2 - 2 - depth / 2,
      ),
      1.4,
      54,
    );
    for (const [x, y] of uv(2, 0, plate - 2, 0)) scene.cylinder('z', [x, y, 1.4], 0.9, 2, MEDIUM);
    scene.box([plate / 2 - 4.5, plate / 2 - 2 - depth / 2 - 0.6, 38], [9, 0.6, 12], MEDIUM, FINE);
    holes(scene.front(plate / 2 - 2.6 - depth / 2), plate / 2 - 4, 38, 8, 12, 2, 3, 0.6, MEDIUM);
  }),
  'shear-stud': view.corner((scene, choose) => {
    const [count, height] = [choose([3, 4]), choose([5, 6])];
    scene.prism('y', wideFlange(9, 9, 0.9, 0.7), 0, 30);
    scene.front(0).hatch(wideFlange(9, 9, 0.9, 0.7), 45, 0.8);
    for (const i of times(count).toReversed())
      for (const x of [6.4, 2.6])
        scene.turned(
          'z',
          [x, 4 + (i * 24) / count, 9],
          uv(0.75, 0, 0.75, 0.3, 0.5, 0.3, 0.5, height - 0.6, 0.9, height - 0.6, 0.9, height),
          { layer: MEDIUM, crease: FINE },
        );
  }),
  'structural-bolt': view.threeQuarter((scene, choose) => {
    const [length, radius] = [choose([7, 8.5]), choose([1, 0.9])];
    const hex = (f: number): [number, number][] =>
      times(6).map((i) => [
        Math.cos((i * Math.PI) / 3) * radius * f,
        Math.sin((i * Math.PI) / 3) * radius * f,
      ]);
    const bolt = (dx: number, dy: number): void => {
      const at = (points: [number, number][]): [number, number][] => shifted(points, dx, dy);
      scene.cylinder('z', [dx, dy, 0], radius, length * 0.55, MEDIUM);
      for (const i of times(9)) scene.band('z', [dx, dy, 0.3 + i * 0.32], radius);
      scene.cylinder('z', [dx, dy, length * 0.5], radius, length * 0.5);
      scene.prism('z', at(hex(1.9)), length, 1.3);
    };
    bolt(7, 3);
    scene.prism('z', shifted(hex(1.9), 3.4, -4), 0, 1.9);
    scene.disc('z', [3.4, -4, 1.9], radius * 1.5, FINE);
    scene.disc('z', [3.4, -4, 1.9], radius, MEDIUM);
    scene.cylinder('z', [-1.6, -1.5, 0], radius * 2.1, 0.4);
    scene.disc('z', [-1.6, -1.5, 0.4], radius * 1.1, MEDIUM);
  }),
  stud: stud([6, 3.6, 8]),
  'floor-joist': view.corner((scene, choose) => {
    const [depth, gap] = [choose([10, 12]), choose([16, 12])];
    const c = bandOutline(uv(2, depth - 0.7, 2, depth, 0, depth, 0, 0, 2, 0, 2, 0.7), 0.2);
    scene.box([-1, 50, 0], [2 * gap + 5, 0.2, depth], OUTLINE, FINE);
    for (const i of [2, 1, 0]) {
      const x = i * gap;
      scene.prism('y', shifted(c, x), 0, 50);
      for (const y of [7, 21, 35])
        scene.side(x).shape(arcPoints([y + 4, depth / 2], 3.2, 0, 360, depth * 0.26).slice(0, -1));
    }
  }),
  'slide-clip': view.threeQuarter((scene, choose) => {
    const [height, slots] = [choose([6, 7]), choose([2, 3])];
    scene.box([-2.4, 2.2, -4], [9, 0.4, 16], MEDIUM, FINE);
    scene.prism('z', uv(0, 0, 0.25, 0, 0.25, 1.8, 5, 1.8, 5, 2.05, 0, 2.05), 0, height);
    scene.box([-3, -3, height + 0.4], [10, 6, 1.4], MEDIUM, FINE);
    const web = scene.front(1.8);
    for (const i of times(slots)) {
      const x = 1.2 + (i * 3.4) / slots;
      web.shape(roundedRectangle(x, 1, 0.7, height - 2, 0.34));
      web.circle(x + 0.35, height * 0.5, 0.62);
      web.circle(x + 0.35, height * 0.5, 0.3, FINE);
    }
    for (const v of [height * 0.3, height * 0.7]) scene.side(0).circle(0.9, v, 0.3);
  }),
  'stud-wall-panel': view.front((scene, choose) => {
    const [count, brace] = [choose([6, 7]), choose([1, 0])];
    const [width, height, depth] = [count * 15, 90, 5];
    scene.box([0, 0, 0], [width, depth, 1.6], OUTLINE, FINE);
    for (const i of times(count + 1).toReversed()) {
      const x = (i * (width - 2)) / count;
      scene.box([x, 0, 1.6], [2, depth, height - 1.6], OUTLINE, FINE);
      scene.side(x).shape(roundedRectangle(1.4, 30, 2.2, 5, 1), FINE);
    }
    for (const z of [30, 60]) scene.box([0, -0.3, z], [width, 0.3, 1.4], MEDIUM, FINE);
    if (brace)
      scene.face(xyz(2, -0.4, 2, width, -0.4, height - 4, width, -0.4, height - 1, 2, -0.4, 5), MEDIUM);
    scene.box([0, -0.4, 0], [width, depth + 0.6, 2], OUTLINE, FINE);
    scene.box([0, -0.4, height], [width, depth + 0.6, 2], OUTLINE, FINE);
  }),
  'partition-stud': stud([3.6]),
  'slotted-track': view.corner((scene, choose) => {
    const [depth, pitch] = [choose([3.6, 6]), choose([2, 1.6])];
    for (const x of [22, 8])
      scene.prism(
        'z',
        shifted(
          [
            [0, 0.2],
            [1.4, 0.2],
            [1.4, 0.4],
            [0.2, 0.4],
            [0.2, depth - 0.4],
            [1.4, depth - 0.4],
            [1.4, depth - 0.2],
            [0, depth - 0.2],
          ],
          x,
        ),
        -16,
        17,
      );
    scene.prism(
      'x',
      uv(-0.2, 0, 0, 0, 0, 2.8, depth, 2.8, depth, 0, depth + 0.2, 0, depth + 0.2, 3, -0.2, 3),
      0,
      32,
    );
    const leg = scene.front(-0.2);
    for (const i of times(Math.floor(31 / pitch)))
      leg.shape(roundedRectangle(0.7 + i * pitch, 0.5, 0.5, 1.5, 0.24), FINE);
    scene.box([0, 0.6, 3], [32, depth + 2, 1.6], MEDIUM, FINE);
    scene.side(0).hatch(rectangle(0.6, 3, depth + 2, 1.6), 45, 0.6);
  }),
};
