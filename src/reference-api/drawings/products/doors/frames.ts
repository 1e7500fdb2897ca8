import { uv, xyz, times } from '#src/reference-api/drawings/geometry/vector.ts';
import { wall } from '#src/reference-api/drawings/axonometric/parts.ts';
import { FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { frameOutline, lite } from '#src/reference-api/drawings/products/doors/doors-and-frames.ts';
import { view } from '#src/reference-api/drawings/products/sketch.ts';

export const frames = {
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
