import { uv, xyz, times, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { columns } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { rod } from '#src/reference-api/drawings/axonometric/machine-parts.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const doorHardware = {
  /** A lever handle on its escutcheon, with the edge of the door. */
  'lever-handle': view.from({ width: 20, depth: 38 }, (scene, choose) => {
    const form = choose(['straight', 'return', 'curved'] as const);

    const reach = choose([4.6, 5.4]);
    const thick = 1.75;
    const wall = scene.front(0);
    scene.box([-4, 0, -7.4], [11.4, thick, 14.8], MEDIUM);
    wall.rect(-4, -7.4, 11.4, 14.8);
    const edge = scene.side(-4);
    edge.rect(0.35, -4, 1, 8);
    edge.rect(0.5, -1.1, 0.7, 2.2);
    scene.prism('z', uv(-4, 0.55, -4, 1.2, -4.7, 1), -0.9, 1.8, MEDIUM, FINE);
    for (const v of [-3.2, 3.2]) edge.circle(0.85, v, 0.28, FINE);
    scene.prism('y', roundedRectangle(-1.5, -5.4, 3, 10.4, 0.7), -0.4, 0.4, OUTLINE, HATCH);
    for (const v of [-4.6, 4.2]) scene.front(-0.4).circle(0, v, 0.25, FINE);
    scene.front(-0.4).circle(0, 2.8, 0.75);
    scene.front(-0.4).rect(-0.1, 2.35, 0.2, 0.9, FINE);
    scene.disc('y', [0, -0.46, 0], 1.05, FINE);
    const out = -2.3;
    const path: Record<typeof form, [number, number, number][]> = {
      straight: [
        [0, -0.5, 0],
        [0, out + 0.4, 0],
        [0.4, out, 0],
        [reach, out, 0],
      ],
      return: [
        [0, -0.5, 0],
        [0, out + 0.4, 0],
        [0.4, out, 0],
        [reach - 0.9, out, 0],
        [reach - 0.3, out + 0.2, 0],
        [reach, out + 0.7, 0],
        [reach, -0.7, 0],
      ],
      curved: [
        [0, -0.5, 0],
        [0, out + 0.4, 0],
        [0.5, out, 0.1],
        [reach * 0.3, out, 0.42],
        [reach * 0.55, out, 0.3],
        [reach * 0.8, out, -0.2],
        [reach, out, -0.35],
      ],
    };
    scene.bar(path[form], form === 'curved' ? 0.5 : 0.44);
    const ridge = path[form]
      .filter(([x, y]) => x > 0.3 && y === out)
      .map(([x, y, z]): [number, number, number] => [x, y, z + 0.18]);
    scene.line(ridge);
  }),
  /** A key-in-lever lockset; its latch lies beside the edge of the door. */
  'cylindrical-lockset': view.threeQuarter((scene, choose) => {
    const [reach, rose] = [choose([4.4, 5]), choose([1.7, 1.5])];
    scene.cylinder('y', [0, 3, 0], rose, 0.4);
    scene.bar(xyz(0, 3.4, 0, 0, 5, 0, -reach, 5, 0), 0.42);
    scene.cylinder('y', [0, 0, 0], 1.05, 3);
    for (const y of [0.8, 1.6, 2.4]) scene.band('y', [0, y, 0], 1.05);
    scene.box([-4.4, 1, -0.5], [3.6, 1, 1], MEDIUM, FINE);
    scene.prism('y', roundedRectangle(-4.7, -1.1, 0.3, 2.2, 0.1), 0.9, 1.2, MEDIUM, FINE);
    scene.box([-5.3, 1.2, -0.4], [0.6, 0.7, 0.8], MEDIUM, FINE);
    scene.cylinder('y', [0, -0.5, 0], rose, 0.5);
    scene.bar(xyz(0, -0.5, 0, 0, -2, 0, 0.5, -2.3, 0, reach, -2.3, 0), 0.46);
    scene.disc('y', [0, -2.75, 0], 0.52, MEDIUM);
    scene.front(-2.76).rect(-0.08, -0.3, 0.16, 0.6, FINE);
  }),
  /** A mortise case with lever, its wires to the hinge side. */
  'electrified-lockset': view.threeQuarter((scene, choose) => {
    const [reach, loops] = [choose([4.6, 5.2]), choose([3, 4])];
    scene.box([0, 0, -4], [4.2, 1, 8]);
    scene.box([-0.3, -0.2, -4.6], [0.3, 1.4, 9.2]);
    scene.box([-1.2, 0.2, -0.8], [0.9, 0.7, 1.4], MEDIUM, FINE);
    scene.box([-1, 0.25, 1.6], [0.7, 0.6, 1.2], MEDIUM, FINE);
    const face = scene.front(0);
    for (const [u, v] of uv(0.5, 3.4, 3.7, 3.4, 0.5, -3.4, 3.7, -3.4)) face.circle(u, v, 0.2, FINE);
    face.circle(2.3, 2.2, 0.6);
    face.rect(1, -2.8, 2.2, 1.2, FINE);
    scene.cylinder('y', [2.3, -0.5, 0], 1.3, 0.5);
    scene.bar(xyz(2.3, -0.5, 0, 2.3, -1.8, 0, 2.8, -2, 0, 2.3 + reach, -2, 0), 0.42);
    for (const i of times(loops)) {
      const z = -1 - i * 0.5;
      scene.line(xyz(4.2, 0.5, z, 5.4, 0.5, z - 0.6, 6.2, 0.5, z - 2.4 + i * 0.3, 8.4, 0.5, z - 2.2), MEDIUM);
    }
    scene.box([8.2, 0, -6], [1.4, 0.9, 2.6], MEDIUM, FINE);
    columns(scene.front(0), 8.2, -6, 1.4, 2.6, loops);
  }),
  /** A push bar across a door leaf, its latch case at the edge. */
  'exit-device': view.front((scene, choose) => {
    const [bar, width] = [choose([1, 0]), choose([36, 32])];
    scene.box([0, 0, -14], [width, 1.75, 28], MEDIUM);
    scene.box([width, -0.4, -14], [2.4, 3, 28], MEDIUM, FINE);
    scene.box([1.6, -1.4, -1.8], [width - 9, 1.4, 3.6]);
    scene.box([1.6, -2.9, -1.5], [3, 2.9, 3]);
    if (bar) {
      scene.prism('x', uv(-3, -1, -1.4, -1.4, -1.4, 1.4, -3, 1), 5, width - 15);
      scene.front(-3).line(uv(6, 0, width - 11, 0));
    } else rod(scene, [4, -3.4, 0], [width - 8, -3.4, 0], 0.9, OUTLINE);
    scene.prism('y', roundedRectangle(width - 9, -3, 8, 6, 0.7), -3.3, 3.3, OUTLINE, FINE);
    scene.front(-3.3).circle(width - 5, 0, 1.2);
    scene.front(-3.3).circle(width - 5, 0, 0.5, FINE);
    scene.box([width - 0.2, -2.6, -1.6], [2, 2.4, 3.2], OUTLINE, FINE);
  }),
  /** A closer on the door's head, its arm to the frame. */
  'door-closer': view.front((scene, choose) => {
    const [body, reach] = [choose([12, 10.5]), choose([9, 11])];
    scene.box([-4, 0, 5], [34, 4, 5], MEDIUM, FINE);
    scene.box([-4, 0.6, -16], [4, 3, 21], MEDIUM, FINE);
    scene.box([0, 0.8, -16], [30, 1.75, 20.8], MEDIUM, FINE);
    scene.box([20, -1.6, 5.6], [4, 1.6, 2.4]);
    scene.prism('y', roundedRectangle(4, -2.6, body, 3.2, 0.5), -2.4, 3.2);
    scene.cylinder('z', [4 + body * 0.55, -0.8, 0.6], 0.8, 2.2, MEDIUM);
    scene.prism('z', uv(4 + body * 0.5, -0.6, 12, -reach, 13.4, -reach, 5.6 + body * 0.5, -0.6), 2.8, 0.5);
    scene.prism('z', uv(12, -reach, 13.4, -reach, 22.8, -0.6, 21.4, -0.6), 3.4, 0.5);
    scene.cylinder('z', [12.7, -reach, 2.4], 0.9, 2.2);
    scene.cylinder('z', [22.1, -0.6, 3.2], 0.8, 1.6, MEDIUM);
  }),
  /** A full mortise butt hinge, half open. */
  hinge: view.threeQuarter((scene, choose) => {
    const [height, ball] = [choose([4.5, 5]), choose([1, 0])];
    const leaf = (side: 1 | -1): void => {
      const plane = side === 1 ? scene.front(0) : scene.side(0);
      const at = (depth: number): number => depth;
      const [from, to] = [at(0.25), at(2.4)];
      if (side === 1) scene.box([from, 0, 0], [to - from, 0.14, height]);
      else scene.box([-0.07, from, 0], [0.14, to - from, height]);
      for (const [u, v] of uv(0.8, 0.6, 1.6, 1.5, 1.6, height - 1.5, 0.8, height - 0.6)) {
        plane.circle(u, v, 0.21);
        plane.circle(u, v, 0.11, FINE);
      }
    };
    leaf(-1);
    leaf(1);
    for (const i of times(5))
      scene.cylinder('z', [0, 0, (i * height) / 5], 0.3, height / 5 - (ball && i % 2 ? 0.12 : 0.02));
    scene.turned('z', [0, 0, height], uv(0.3, 0, 0.34, 0.08, 0.34, 0.16, 0.16, 0.34), { crease: FINE });
    scene.turned('z', [0, 0, -0.3], uv(0.16, 0, 0.34, 0.18, 0.34, 0.3), { crease: FINE });
  }),
  /** A fluted saddle between floor finishes. */
  'door-threshold': view.threeQuarter((scene, choose) => {
    const [wide, flutes] = [choose([38, 44]), choose([7, 8])];
    // A fluted saddle between jambs, under the foot of the door.
    scene.box([wide, 0, 0], [3, 8, 44]);
    scene.box([0, 5.4, 1.4], [wide, 1.8, 42]);
    scene.front(5.4).rect(2, 3, wide - 4, 9);
    scene.box([-3, 0, 0], [3, 8, 44]);
    scene.prism('x', uv(-4, 0, 10, 0, 10, 0.2, 8, 1.2, -2, 1.2, -4, 0.2), 0, wide);
    for (const flute of times(flutes))
      scene.level(1.2).line(uv(0, -1.8 + flute * 0.9, wide, -1.8 + flute * 0.9), MEDIUM);
    for (const screw of [5, wide / 2, wide - 5]) scene.level(1.2).circle(screw, -0.4, 0.7, OUTLINE);
    scene.level(0).line(uv(-12, -10, wide + 12, -10));
  }),
};
