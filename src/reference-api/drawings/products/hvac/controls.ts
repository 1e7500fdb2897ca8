import { rectangle, uv, times, xyz, roundedRectangle } from '#src/reference-api/drawings/geometry/vector.ts';
import { letters } from '#src/reference-api/drawings/axonometric/lettering.ts';
import { type ProductSketch, view } from '#src/reference-api/drawings/products/sketch.ts';
import { vents, wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import type { Plane } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM, OUTLINE, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';

/** A DIN-rail module with terminals at top and bottom. */
const railBox = (width: number, height: number, face: (plane: Plane) => void): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [count, depth] = [choose([12, 10]), choose([3, 3.6])];
    scene.box([-3, depth, height * 0.36], [width + 6, 0.4, 1.6], MEDIUM, FINE);
    scene.box([0, 1, 0], [width, depth - 1, height]);
    scene.box([0, 0, 1.2], [width, depth, height - 2.4]);
    for (const z of [0.25, height - 0.95])
      for (const i of times(count)) {
        scene.front(1).rect(0.2 + (i * (width - 0.4)) / count, z, (width - 0.4) / count - 0.1, 0.7, FINE);
      }
    face(scene.front(0));
  });

/** A wall-mounted device; `face` draws its front. */
const device = (
  width: number,
  height: number,
  depth: number,
  radius: number,
  face: (plane: Plane, scene: Scene) => void,
  margin = 0.5,
): ProductSketch =>
  view.threeQuarter((scene, choose) => {
    const [k, edge] = [choose([1, 1.1]), choose([0.4, 0])];
    const m = Math.max(width, height) * margin;
    wall(scene, -m, -m, width + 2 * m, height + 2 * m, depth * k);
    if (edge)
      scene.prism(
        'y',
        roundedRectangle(-width * 0.03, -width * 0.03, width * 1.06, height + width * 0.06, radius),
        depth * k * 0.8,
        depth * k * 0.2,
        MEDIUM,
        HATCH,
      );
    scene.prism(
      'y',
      roundedRectangle(0, 0, width, height, radius),
      0,
      depth * k * (edge ? 0.8 : 1),
      OUTLINE,
      HATCH,
    );
    face(scene.front(0), scene);
  });

export const controls = {
  controller: railBox(10, 7, (plane) => {
    plane.rect(0.6, 3, 4.4, 2);
    for (const k of times(3)) plane.line(uv(0.9, 3.4 + k * 0.5, 4.2 - k * 0.6, 3.4 + k * 0.5));
    for (const k of times(6)) plane.circle(6 + k * 0.6, 4.6, 0.16, FINE);
    plane.rect(6, 2, 1.4, 1, FINE);
    plane.rect(7.8, 2, 1.4, 1, FINE);
  }),
  'unitary-controller': railBox(6, 6, (plane) => {
    plane.circle(1.4, 4, 0.5);
    plane.rect(2.6, 2, 2.8, 2.2, FINE);
    plane.line(uv(2.9, 3.6, 5, 3.6));
    plane.line(uv(2.9, 3, 4.6, 3));
  }),
  'network-engine': device(
    11,
    8,
    3,
    0.4,
    (plane) => {
      plane.rect(1, 5, 4, 2);
      for (const k of times(4)) plane.rect(1 + k * 2.2, 1, 1.7, 1.5);
      for (const k of times(5)) plane.circle(6.4 + k * 0.8, 6, 0.2, FINE);
      plane.line(uv(1, 3.8, 10, 3.8));
      vents(plane, 6.4, 3.9, 3.6, 1.2, 3);
    },
    0.3,
  ),
  'io-module': railBox(4, 7, (plane) => {
    for (const k of times(8)) {
      plane.circle(1, 1.8 + k * 0.5, 0.16, FINE);
      plane.line(uv(1.5, 1.8 + k * 0.5, 3.2, 1.8 + k * 0.5));
    }
  }),
  'temperature-sensor': view.front((scene, choose) => {
    const arrows = choose([5, 6]);
    scene.prism('y', roundedRectangle(0, 0, 32, 46, 4), 0, 8);
    const front = scene.front(0);
    front.rect(4, 22, 24, 18);
    letters(front, '72°', 7.4, 26, 10);
    front.shape(uv(8, 7, 8 + arrows * 2, 7, 8 + arrows, 14));
    front.shape(uv(20, 14, 26, 14, 23, 7));
  }),
  'co2-sensor': view.front((scene, choose) => {
    const slots = choose([5, 4]);
    scene.prism('y', roundedRectangle(0, 0, 40, 40, 5), 0, 9);
    const front = scene.front(0);
    front.rect(5, 19, 30, 15);
    letters(front, 'CO2', 9.4, 22, 9);
    vents(front, 6, 5, 28, 10, slots);
  }),
  'pressure-transmitter': view.threeQuarter((scene, choose) => {
    const [radius, tubes] = [choose([2.4, 2.7]), choose([1, 0])];
    scene.bar(xyz(-0.8, -1, -1, -0.8, -1, -6, -4, -3, -8), 0.35, MEDIUM);
    scene.bar(xyz(0.8, -1, -1, 0.8, -1, -6, tubes ? 4 : 2, -3, -8), 0.35, MEDIUM);
    scene.box([-2, -2, -2], [4, 4, 2.4], OUTLINE, FINE);
    scene.cylinder('z', [0, 0, 0.4], 1, 1.4);
    scene.cylinder('y', [0, -2.6, 3.6], radius, 5.4);
    scene.band('y', [0, -1.6, 3.6], radius);
    scene.cylinder('y', [0, -3.2, 3.6], radius * 1.08, 0.8);
    scene.disc('y', [0, -3.2, 3.6], radius * 0.8, MEDIUM);
    scene.front(-3.2).rect(-radius * 0.5, 3.4, radius, 1, FINE);
    scene.cylinder('x', [radius * 0.9, 0, 3.6], 0.8, 1.8, MEDIUM);
  }),
  'control-valve': view.threeQuarter((scene, choose) => {
    const [radius, head] = [choose([2.2, 2.6]), choose([1, 0])];
    scene.cylinder('x', [2, 0, 0], radius, 6);
    scene.turned(
      'x',
      [-5, 0, 0],
      uv(radius * 1.3, 0, radius * 1.3, 2.4, radius * 1.5, 5, radius * 1.3, 7.6, radius * 1.3, 10),
      {
        crease: FINE,
      },
    );
    scene.turned('z', [0, 0, radius], uv(radius * 0.9, 0, radius * 0.7, 2.4, 0.7, 2.6, 0.7, 5));
    for (const x of [1.8, -1.8]) scene.cylinder('z', [x, 0, radius + 2], 0.35, 4.6, MEDIUM);
    if (head) scene.prism('z', roundedRectangle(-4, -3, 8, 6, 1.6), radius + 6, 6, OUTLINE, HATCH);
    else scene.turned('z', [0, 0, radius + 6], uv(4, 0, 4, 6, 3.4, 6.8), { crease: FINE });
    scene.front(head ? -3 : -4).rect(-1.6, radius + 8, 3.2, 2);
    scene.bar(xyz(4, 0, radius + 8, 6.4, 0, radius + 8, 6.8, 0, radius + 3), 0.35, MEDIUM);
    scene.disc('x', [-5, 0, 0], radius, MEDIUM);
    scene.through(ring('x', [-5, 0, 0], radius), () => scene.disc('x', [-4, 0, 0], radius * 0.9, FINE));
  }),
  'airflow-station': view.threeQuarter((scene, choose) => {
    const [count, width] = [choose([4, 5]), choose([30, 26])];
    scene.box([0, 12, 0], [width, 1, 22], OUTLINE, FINE);
    scene.box([width - 1, 0, 0], [1, 12, 22], OUTLINE, FINE);
    scene.box([0, 0, 0], [width, 12, 1], OUTLINE, FINE);
    for (const i of times(count)) {
      const x = (width * (i + 0.7)) / (count + 0.4);
      scene.cylinder('z', [x, 6, 1], 0.6, 20, MEDIUM);
      for (const k of times(4)) scene.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MEDIUM, FINE);
    }
    scene.box([0, 0, 0], [1, 12, 22], OUTLINE, FINE);
    scene.box([-1, -1, 21], [width + 2, 14, 1], OUTLINE, FINE);
    scene.prism('y', uv(-2, -2, width + 2, -2, width + 2, 24, -2, 24), -0.4, 0.4, OUTLINE, FINE);
    scene.front(-0.4).rect(0.6, 0.6, width - 1.2, 20.8);
    scene.front(-0.4).through(rectangle(0.6, 0.6, width - 1.2, 20.8), () => {
      for (const i of times(count)) {
        const x = (width * (i + 0.7)) / (count + 0.4);
        scene.cylinder('z', [x, 6, 0], 0.6, 22, MEDIUM);
        for (const k of times(4)) scene.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MEDIUM, FINE);
      }
    });
    scene.box([width + 4, 0, 6], [7, 3, 9], OUTLINE, FINE);
    scene.front(0).rect(width + 5.4, 11, 4.2, 2.4);
  }),
};
