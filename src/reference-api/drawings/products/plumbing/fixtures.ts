import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { times, xyz, arcPoints, roundedRectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

/** A wall-hung bowl without a flush valve, its cartridge in the outlet. */
const urinal = (flushed: boolean): ProductSketch =>
  view.from({ width: 20, depth: 36 }, (scene, choose) => {
    const [width, height] = [choose([14, 15]), choose([24, 27])];
    wall(scene, -8, -10, width + 16, height + 18, 14);
    const outline = (y: number, f: number): Place[] =>
      roundedRectangle(
        width * (1 - f) * 0.5,
        (1 - f) * 4,
        width * f,
        height - (1 - f) * 8,
        width * 0.3 * f,
      ).map(([x, z]) => [x, y, z]);
    scene.silhouette([...outline(14, 1), ...outline(9, 0.98)]);
    scene.silhouette([
      ...outline(10, 0.98),
      ...arcPoints([width / 2, 10], width * 0.48, 180, 360, 9).map(([x, y]): Place => [x, y, 7]),
      ...arcPoints([width / 2, 10], width * 0.34, 180, 360, 6).map(([x, y]): Place => [x, y, -2]),
    ]);
    const lip = [
      ...arcPoints([width / 2, 10], width * 0.42, 180, 360, 7.6).map(([x, y]): Place => [x, y, 7]),
      ...arcPoints([width / 2, height - width * 0.42], width * 0.4, 0, 180, width * 0.3).map(
        ([x, z]): Place => [x, 9, z],
      ),
    ];
    scene.face(lip, MEDIUM);
    scene.through(lip, () => {
      scene.line(
        arcPoints([width / 2, height - width * 0.45], width * 0.3, 0, 180, width * 0.2).map(
          ([x, z]): Place => [x, 13, z],
        ),
      );
      scene.line(xyz(width * 0.2, 13, 8, width * 0.2, 13, height - width * 0.42));
      scene.line(xyz(width * 0.8, 13, 8, width * 0.8, 13, height - width * 0.42));
      scene.face(ring('z', [width / 2, 8.6, 4.5], 3), MEDIUM);
      scene.face(ring('z', [width / 2, 8.6, 5], 1.5), FINE);
    });
    if (flushed) {
      scene.bar(xyz(width / 2, 10, height - 1, width / 2, 10, height + 6), 0.9);
      scene.turned('z', [width / 2, 10, height + 5], uv(1.5, 0, 1.8, 1, 1.8, 5, 1, 6.4), { crease: FINE });
      scene.cylinder('x', [width / 2 + 1, 10, height + 8], 1, 4, MEDIUM);
    }
  });

export const fixtures = {
  /** A wall-hung water closet with its flush valve. */
  'water-closet': view.from({ width: 26, depth: 30 }, (scene, choose) => {
    const bowl = choose([9, 8.2]);
    const length = choose([15, 17]);
    const rim = 15;
    const oval = (f: number, z: number): [number, number, number][] =>
      arcPoints([0, 0], bowl * f, 0, 360, length * 0.55 * f)
        .slice(0, -1)
        .map(([x, y]) => [x, y - (1 - f) * -length * 0.16, z]);
    const back = length * 0.5;
    scene.face(xyz(-16, back + 8, 0, 16, back + 8, 0, 16, back + 8, 40, -16, back + 8, 40), FINE);
    for (const v of [13, 26]) scene.line(xyz(-16, back + 8, v, 16, back + 8, v), HATCH);
    scene.box([-bowl * 0.7, back * 0.5, 6], [bowl * 1.4, 8 + back * 0.5, rim - 6], OUTLINE, FINE);
    scene.silhouette([
      ...oval(0.55, 4).map(([x, y, z]): [number, number, number] => [x, y + 3, z]),
      ...oval(1, rim - 1),
    ]);
    scene.silhouette([...oval(1.02, rim - 1), ...oval(1.02, rim)]);
    scene.silhouette([...oval(1.04, rim), ...oval(1.04, rim + 1.2)]);
    scene.face(oval(1.02, rim + 1.2), MEDIUM);
    const hole = oval(0.66, rim + 1.2);
    scene.face(hole, MEDIUM);
    scene.through(hole, () => {
      for (const [f, z] of [
        [0.62, rim - 2],
        [0.42, rim - 6],
      ] as const)
        scene.face(oval(f, z), FINE);
    });
    scene.cylinder('z', [0, back + 4, rim + 1], 1, 9, MEDIUM);
    scene.cylinder('y', [0, back + 4, rim + 12], 1, 4, MEDIUM);
    scene.turned('z', [0, back + 4, rim + 9], uv(1.7, 0, 1.9, 1, 1.9, 6, 1.2, 7.4), { crease: FINE });
    scene.bar(xyz(0, back + 2, rim + 12, 0, back - 2.6, rim + 12), 0.6, MEDIUM);
  }),
  /** An undermount lavatory bowl with its faucet. */
  basin: view.from({ width: 18, depth: 36 }, (scene, choose) => {
    const [rx, spout] = [choose([8.5, 9.5]), choose([5, 6])];
    const under = (f: number, z: number): Place[] =>
      ring('z', [18, 10, z], 1).map(([x, y, q]) => [18 + (x - 18) * rx * f, 10 + (y - 10) * 6.6 * f, q]);
    scene.silhouette([...under(1.06, -1.2), ...under(1, -3), ...under(0.62, -6.4)]);
    scene.box([0, 0, -1.2], [36, 22, 1.2]);
    scene.box([0, 21, 0], [36, 1, 4], MEDIUM, FINE);
    const top = scene.level(0);
    const edge = arcPoints([18, 10], rx, 0, 360, 6.6).slice(0, -1);
    top.shape(edge, OUTLINE);
    top.through(edge, () => {
      scene.level(-1.2).line(arcPoints([18, 10], rx, 0, 360, 6.6), MEDIUM);
      scene.face(under(0.98, -1.4), FINE);
      scene.face(under(0.66, -4.6), FINE);
      scene.disc('z', [18, 10.6, -5], 1.2, MEDIUM);
    });
    for (const x of [14, 22])
      scene.turned('z', [x, 18.6, 0], uv(0.9, 0, 0.7, 1.8, 1.1, 2.2), { layer: MEDIUM, crease: FINE });
    scene.bar(
      xyz(18, 18.6, 0, 18, 18.6, 4.5, 18, 17.6, 5.6, 18, 18.6 - spout, 5, 18, 18.2 - spout, 4.2),
      0.7,
    );
  }),
  /** A sensor faucet, the sensor in its neck. */
  faucet: view.threeQuarter((scene, choose) => {
    const [reach, plate] = [choose([5, 6]), choose([1, 0])];
    scene.level(0).shape(roundedRectangle(-7, -7, 14, 11, 1), FINE);
    if (plate) scene.prism('z', roundedRectangle(-3.4, -1.2, 6.8, 2.4, 1.1), 0, 0.3, OUTLINE, FINE);
    scene.turned('z', [0, 0, plate * 0.3], uv(1.25, 0, 1, 0.4, 0.95, 3.2));
    scene.bar(
      xyz(0, 0, 3, 0, 0, 4.8, 0, -0.5, 5.6, 0, -1.4, 5.9, 0, -reach + 0.8, 4.9, 0, -reach, 4.3),
      0.95,
    );
    scene.disc('y', [0, -1, 2.2], 0.5, MEDIUM);
    scene.disc('y', [0, -1, 2.2], 0.24, FINE);
    scene.disc('z', [0, -reach - 0.3, 3.7], 0.5, FINE);
    for (const i of times(3))
      scene.line(xyz(-0.3 + i * 0.3, -reach, 3.2, -0.3 + i * 0.3, -reach, 0.6), HATCH);
    scene.bar(xyz(-2, -3, 0.6, 2, -3, 0.6), 0.01, FINE);
  }),
  /** A square receptor on the floor with its service faucet and hose. */
  'mop-basin': view.threeQuarter((scene, choose) => {
    const [size, drop] = [choose([24, 28]), choose([0, 1])];
    wall(scene, -4, 0, size + 8, 42, size + 1);
    scene.cylinder('y', [size / 2 - 4, size - 3, 30], 1.2, 4, MEDIUM);
    scene.cylinder('y', [size / 2 + 4, size - 3, 30], 1.2, 4, MEDIUM);
    scene.cylinder('x', [size / 2 - 5, size - 3, 30], 1, 10, MEDIUM);
    scene.bar(xyz(size / 2, size - 3, 30, size / 2, size - 9, 30, size / 2, size - 10, 27), 0.8);
    rod(scene, [size / 2, size + 1, 36], [size / 2, size - 8, 30.6], 0.3);
    for (const x of [-4, 4])
      scene.bar(xyz(size / 2 + x - 1.6, size - 4, 30, size / 2 + x + 1.6, size - 4, 30), 0.5, MEDIUM);
    scene.bar(xyz(size * 0.82, size, 33, size * 0.82, size - 1, 18, size * 0.78, size - 2, 12), 0.6, MEDIUM);
    scene.box([0, 0, 0], [size, size, drop ? 10 : 12]);
    const top = scene.level(drop ? 10 : 12);
    const open = roundedRectangle(1.6, 1.6, size - 3.2, size - 3.2, 2);
    top.shape(open);
    top.through(open, () => {
      scene.level(4).shape(roundedRectangle(3, 3, size - 6, size - 6, 2), FINE);
      scene.disc('z', [size / 2, size * 0.6, 4], 2.6, MEDIUM);
      scene.disc('z', [size / 2, size * 0.6, 4], 1.6, FINE);
    });
    scene.box([0, -0.01, drop ? 6 : 10], [size, 0, 2], MEDIUM, FINE);
  }),
  urinal: urinal(false),
  'washout-urinal': urinal(true),
  /** An exposed flush valve with its battery cap, stop and vacuum breaker tube. */
  'flush-valve': view.threeQuarter((scene, choose) => {
    const [tail, cap] = [choose([11, 9]), choose([1, 0])];
    wall(scene, -10, -tail - 4, 20, tail + 18, 5);
    scene.cylinder('y', [4.6, 1, 2], 2.2, 1, MEDIUM);
    scene.cylinder('y', [4.6, -1, 2], 1, 4, MEDIUM);
    scene.turned('x', [1, 0, 2], uv(1, 0, 1, 2, 1.4, 2, 1.4, 5), { crease: FINE });
    scene.cylinder('y', [4.6, -2, 2], 1.1, 1.4);
    scene.disc('y', [4.6, -2, 2], 0.6, FINE);
    scene.cylinder('z', [0, 0, -tail], 0.75, tail);
    scene.turned('z', [0, 0, -tail], uv(1.5, 0, 1.5, 1.2, 1, 1.2, 1, 2), { crease: FINE });
    scene.turned('z', [0, 0, -1.4], uv(1.3, 0, 1.3, 1.6, 2, 2, 2.1, 4.4, 2.2, 4.6, 2.2, 5.4));
    if (cap) scene.prism('z', roundedRectangle(-2.1, -2.4, 4.2, 4.6, 1.6), 4, 3.4, OUTLINE, FINE);
    else scene.turned('z', [0, 0, 4], uv(2.2, 0, 2.2, 3, 1.8, 3.8, 0.6, 4.1), { smooth: true });
    scene.disc('y', [0, -2.41, 5.7], 0.9, MEDIUM);
    scene.disc('y', [0, -2.42, 5.7], 0.4, FINE);
  }),
  /** The emergency station: shower head over an eyewash bowl, pull rod and foot plate. */
  'emergency-shower': view.threeQuarter((scene, choose) => {
    const [bowl, sign] = [choose([6, 7]), choose([1, 0])];
    scene.turned('z', [0, 0, 0], uv(5, 0, 5, 0.6, 2, 1.6, 1.4, 3), { crease: FINE });
    scene.bar(xyz(0, 0, 3, 0, 0, 84, 0, -26, 84), 1.1);
    scene.turned('z', [0, -26, 76], uv(6, 0, 3, 4, 1.4, 7), { smooth: true });
    for (const i of times(7)) scene.line(xyz(-4.5 + i * 1.5, -26, 75, -6 + i * 2, -26, 66), HATCH);
    scene.box([-1.6, -1.6, 40], [3.2, 3.2, 4], MEDIUM, FINE);
    scene.bar(xyz(0, 0, 38, 0, -13, 38), 0.9, MEDIUM);
    scene.turned('z', [0, -16, 35], uv(bowl * 0.3, 0, bowl, 4, bowl, 4.6), { smooth: true });
    for (const x of [-2.4, 2.4])
      scene.turned('z', [x, -16, 39], uv(0.7, 0, 0.7, 1.6, 1.4, 1.8, 1.4, 2.6), {
        layer: MEDIUM,
        crease: FINE,
      });
    scene.bar(xyz(bowl, -16, 39, bowl + 3, -20, 39), 0.5, MEDIUM);
    scene.box([bowl + 1, -21, 36], [5, 0.6, 6], MEDIUM, FINE);
    scene.bar(xyz(5, -14, 84, 5, -14, 62), 0.35, MEDIUM);
    scene.bar(xyz(5, -14, 62, 1.6, -14, 57, 8.4, -14, 57, 5, -14, 62), 0.35, MEDIUM);
    scene.bar(xyz(0, -14, 84, 5, -14, 84), 0.5, MEDIUM);
    if (sign) {
      scene.front(-1.2).rect(-6, 52, 12, 12);
      scene.front(-1.2).rect(-1.3, 54, 2.6, 8, FINE);
      scene.front(-1.2).rect(-4, 56.7, 8, 2.6, FINE);
    }
  }),
};
