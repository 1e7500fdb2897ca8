import { holes, nameplate } from '#src/reference-api/drawings/axonometric/parts.ts';
import { xyz, times, arcPoints, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const terminals = {
  'vav-terminal': view.threeQuarter((scene, choose) => {
    const [radius, length] = [choose([5, 6]), choose([22, 26])];
    scene.box([length, 2, 2], [10, 12, 10]);
    scene.box([0, 0, 0], [length, 16, 14]);
    nameplate(scene.front(0), length - 10, 4, 8, 6, 3, FINE);
    scene.box([1, -4, 3], [8, 4, 8], OUTLINE, FINE);
    scene.front(-4).circle(3, 9, 0.6, FINE);
    scene.front(-4).rect(4.4, 4.4, 3.6, 2, FINE);
    scene.cylinder('x', [-10, 8, 7], radius, 10);
    for (const x of [-9, -6]) scene.band('x', [x, 8, 7], radius);
    const bore = ring('x', [-10, 8, 7], radius * 0.94);
    scene.face(bore, MEDIUM);
    scene.through(bore, () => {
      scene.line(xyz(-9, 8 - radius * 0.4, 7 - radius, -9, 8 + radius * 0.4, 7 + radius), MEDIUM);
      scene.line(xyz(-9, 8 - radius * 0.7, 7 - radius, -9, 8 + radius * 0.1, 7 + radius));
    });
  }),
  'constant-terminal': view.threeQuarter((scene, choose) => {
    const high = choose([22, 26]);
    scene.box([24, 4, 0], [40, 26, high]);
    scene.cylinder('x', [0, 17, high / 2], 9, 24);
    scene.disc('x', [0, 17, high / 2], 7.6, MEDIUM);
    // The damper and its spring keep the airflow constant.
    scene.line(xyz(0, 10, high / 2 - 4, 0, 24, high / 2 + 4), MEDIUM);
    const front = scene.front(4);
    front.circle(40, high / 2, 7);
    front.line(arcPoints([40, high / 2], 5.4, 150, 30), MEDIUM);
    front.line(uv(40, high / 2, 43, high / 2 + 4), MEDIUM);
    for (const coil of times(5)) front.circle(52 + coil * 1.6, high / 2, 2.4, FINE);
  }),
  'fan-terminal': view.threeQuarter((scene, choose) => {
    const blades = choose([7, 9]);
    scene.box([10, 0, 0], [58, 34, 34]);
    scene.cylinder('x', [0, 17, 22], 7, 10);
    scene.disc('x', [0, 17, 22], 5.6, MEDIUM);
    const front = scene.front(0);
    front.circle(34, 17, 14, OUTLINE);
    front.circle(34, 17, 12);
    for (const blade of times(blades)) {
      const angle = (blade * 360) / blades;
      front.line(
        arcPoints(
          [34 + Math.cos((angle * Math.PI) / 180) * 7, 17 + Math.sin((angle * Math.PI) / 180) * 7],
          5,
          angle + 180,
          angle + 300,
        ),
        MEDIUM,
      );
    }
    front.circle(34, 17, 3, OUTLINE);
    scene.box([52, -5, 8], [13, 5, 16], MEDIUM, FINE);
  }),
  'chilled-beam': view.ceiling((scene, choose) => {
    const [length, slots] = [choose([72, 60]), choose([2, 1])];
    scene.cylinder('y', [length * 0.8, 24, 7], 3.4, 8);
    for (const z of [4, 8]) scene.bar(xyz(length * 0.2, 24, z, length * 0.2, 31, z), 0.8, MEDIUM);
    scene.box([1, 1, 0], [length - 2, 22, 10]);
    scene.box([0, 0, -1], [length, 24, 1.4], OUTLINE, FINE);
    const plane = scene.level(-1);
    plane.rect(4, 6, length - 8, 12);
    holes(plane, 5, 7, length - 10, 10, 26, 4, 0.7);
    for (const y of [2.6, 19.6]) for (const k of times(slots)) plane.rect(3, y + k * 1.2, length - 6, 0.8);
  }),
};
