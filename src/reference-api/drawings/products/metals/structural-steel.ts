import {
  rectangle,
  uv,
  times,
  xyz,
  shifted,
  roundedRectangle,
} from '#src/reference-api/drawings/geometry/vector.ts';
import { holes } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
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

export const structuralSteel = {
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
};
