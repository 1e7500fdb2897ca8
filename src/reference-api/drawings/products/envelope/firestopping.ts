import { tape } from '#src/reference-api/drawings/products/envelope/weather-barriers.ts';
import { times, xyz, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const firestopping = {
  /** A firestop collar around a pipe through a floor or wall. */
  'firestop-collar': view.from({ width: 30, depth: 30 }, (scene, choose) => {
    const pipe = choose([3, 4, 2.2]);
    const tabs = choose([4, 3, 6]);
    const height = choose([2.2, 3]);
    const reach = pipe + 8;
    scene.box([-reach, -reach, -4], [2 * reach, 2 * reach, 4]);
    scene.front(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
    scene.side(-reach).speckle(-reach + 0.5, -3.7, 2 * reach - 1, 3.4, 40, 0.5);
    const collar = pipe + 1.6;
    for (const tab of times(tabs)) {
      const a = (tab * 2 * Math.PI) / tabs + 0.4;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const at = (radius: number, side: number): [number, number, number] => [
        c * radius - s * side,
        s * radius + c * side,
        0.1,
      ];
      scene.face(
        [at(collar - 0.4, -0.9), at(collar + 2.6, -0.9), at(collar + 2.6, 0.9), at(collar - 0.4, 0.9)],
        MEDIUM,
      );
      const hole = at(collar + 1.6, 0);
      scene.disc('z', hole, 0.45, FINE);
    }
    scene.turned('z', [0, 0, 0], uv(collar, 0, collar, height));
    scene.turned('z', [0, 0, height], [[collar - 0.3, 0]], { layer: FINE });
    for (const layer of times(3)) scene.disc('z', [0, 0, height], collar - 0.5 - layer * 0.35, FINE);
    scene.turned('z', [0, 0, height - 0.2], uv(pipe, 0, pipe, 11));
    scene.disc('z', [0, 0, height + 10.8], pipe * 0.86, MEDIUM);
    for (const v of [-0.25, 0.25])
      scene.line(
        xyz(-collar * 0.72 + v, -collar * 0.72 - v, 0, -collar * 0.72 + v, -collar * 0.72 - v, height),
        MEDIUM,
      );
  }),
  'wrap-strip': tape(2, 5, 13),
  'cast-in-sleeve': view.threeQuarter((scene, choose) => {
    const [radius, height] = [choose([4, 5]), choose([9, 11])];
    scene.box([-16, -14, 0], [34, 30, height - 2], MEDIUM, FINE);
    scene.front(-14).speckle(-15, 0.6, 32, height - 3, 40, 0.8);
    scene.level(height - 2).speckle(-14, -12, 30, 26, 36, 0.9);
    scene.turned(
      'z',
      [0, 0, height - 2],
      uv(radius * 1.3, 0, radius * 1.3, 2, radius * 1.5, 2, radius * 1.5, 3.2),
    );
    scene.disc('z', [0, 0, height + 1.2], radius * 1.1, MEDIUM);
    scene.cylinder('z', [0, 0, height], radius * 0.74, 18);
    scene.disc('z', [0, 0, height + 18], radius * 0.6, MEDIUM);
    for (const i of times(3))
      scene.disc(
        'z',
        [Math.cos(i * 2.1 + 4) * radius * 1.3, Math.sin(i * 2.1 + 4) * radius * 1.3, height + 1.2],
        0.5,
        MEDIUM,
      );
  }),
  'cable-pathway': view.threeQuarter((scene, choose) => {
    const [count, cables] = [choose([2, 1]), choose([4, 5])];
    for (const i of times(count).toReversed()) scene.box([i * 7, 3, 0], [5, 16, 5], OUTLINE, FINE);
    scene.box([-10, 0, -8], [count * 7 + 18, 3, 22], MEDIUM, FINE);
    scene.front(0).speckle(-9, -7, count * 7 + 16, 20, 50, 0.6);
    scene.box([-2, -0.6, -2], [count * 7 + 2, 0.6, 9], OUTLINE, FINE);
    for (const i of times(count).toReversed()) {
      scene.box([i * 7, -14, 0], [5, 14, 5]);
      scene.front(-14).rect(i * 7 + 0.5, 0.5, 4, 4);
      for (const k of times(cables))
        scene.bar(
          xyz(i * 7 + 1 + k * 0.8, -13.6, 1.4 + (k % 2), i * 7 + 0.6 + k, -22, 0.6 + (k % 2) - k * 0.2),
          0.42,
          MEDIUM,
        );
      scene.front(-14).rect(i * 7 + 0.5, 3, 4, 1.5);
    }
  }),
};
