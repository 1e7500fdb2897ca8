import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { panel } from '#src/reference-api/drawings/products/electrical/panelboards.ts';
import { letters } from '#src/reference-api/drawings/axonometric/lettering.ts';
import {
  frontView,
  holes,
  threeQuarterView,
  ceilingView,
  vents,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MEDIUM } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

export const fireAlarm = {
  'fire-alarm-panel': panel(22, 30, 6, (plane) => {
    plane.rect(1.6, 1.6, 18.8, 26.8, MEDIUM);
    plane.rect(4, 20, 10, 6, MEDIUM);
    for (const k of times(3)) plane.line(uv(4.8, 21.4 + k * 1.6, 12 - k, 21.4 + k * 1.6));
    for (const k of times(5)) plane.circle(16.8, 20.6 + k * 1.2, 0.4, FINE);
    for (const j of times(3))
      for (const k of times(4)) plane.rect(4 + k * 2.6, 12 + j * 2.2, 1.9, 1.6, MEDIUM);
    plane.rect(15.4, 12, 3, 6, FINE);
    vents(plane, 4, 4, 14, 5, 5);
    plane.circle(20.9, 14, 0.5, MEDIUM);
  }),
  'smoke-detector': (choose) => {
    const [radius, slots] = [choose([4, 4.4]), choose([16, 20])];
    const scene = ceilingView();
    scene.level(1).shape(rectangle(-10, -9, 20, 18), FINE);
    scene.level(1).speckle(-9, -8, 18, 16, 36, 0.5);
    scene.turned(
      'z',
      [0, 0, -2.6],
      uv(
        radius * 0.7,
        0,
        radius * 0.86,
        0.8,
        radius * 0.86,
        1.6,
        radius,
        2,
        radius * 1.14,
        2.4,
        radius * 1.14,
        3.6,
      ),
      { crease: MEDIUM },
    );
    for (const i of times(slots)) {
      const a = (i * 2 * Math.PI) / slots;
      scene.line(
        xyz(
          Math.cos(a) * radius * 0.8,
          Math.sin(a) * radius * 0.8,
          -2.2,
          Math.cos(a) * radius * 0.86,
          Math.sin(a) * radius * 0.86,
          -1,
        ),
        FINE,
      );
    }
    scene.disc('z', [0, 0, -2.6], radius * 0.5, FINE);
    scene.disc('z', [radius * 0.4, -radius * 0.3, -2.6], 0.3, MEDIUM);
    return scene;
  },
  'pull-station': (choose) => {
    const rim = choose([3, 4]);
    const scene = frontView();
    scene.prism('y', roundedRectangle(0, 0, 36, 50, rim), 0, 9);
    const front = scene.front(0);
    letters(front, 'FIRE', 7.4, 38, 7);
    front.rect(4, 6, 28, 28, FINE);
    // The bar to pull down stands out from the face.
    scene.box([6, -6, 20], [24, 6, 6]);
    scene.box([15, -5, 10], [6, 5, 10], MEDIUM, FINE);
    scene.front(-5.1).shape(uv(16, 14, 20, 14, 18, 11), MEDIUM);
    return scene;
  },
  'speaker-strobe': (choose) => {
    const rays = choose([3, 4]);
    const scene = frontView();
    scene.prism('y', roundedRectangle(0, 0, 44, 44, 4), 0, 8);
    const front = scene.front(0);
    holes(front, 4, 4, 18, 36, 4, 8, 1.3);
    scene.prism('y', roundedRectangle(26, 8, 13, 28, 3), -8, 8);
    scene.front(-8).rect(29, 12, 7, 20, FINE);
    for (const ray of times(rays * 2 - 1)) {
      const angle = ((ray - rays + 1) * 0.5) / rays;
      scene.front(-8).line(
        [
          [42 + Math.cos(angle * 2) * 2, 22 + Math.sin(angle * 2) * 16],
          [42 + Math.cos(angle * 2) * 11, 22 + Math.sin(angle * 2) * 24],
        ],
        MEDIUM,
      );
    }
    return scene;
  },
  'duct-detector': (choose) => {
    const long = choose([64, 56]);
    const scene = threeQuarterView();
    // The duct cut away, with the tubes that sample its air.
    scene.box([0, 0, 0], [long, 34, 30], MEDIUM, FINE);
    scene.side(0).rect(2, 2, 30, 26, MEDIUM);
    const front = scene.front(0);
    front.rect(22, 4, 30, 22, FINE);
    scene.box([18, -9, 6], [30, 9, 18]);
    const face = scene.front(-9);
    face.circle(27, 15, 6);
    face.circle(27, 15, 3.4, FINE);
    holes(face, 36, 9, 10, 12, 3, 4, 0.8);
    for (const flow of times(3)) scene.line(xyz(-16, 8 + flow * 9, 15, -3, 8 + flow * 9, 15), MEDIUM);
    for (const flow of times(3))
      scene.line(xyz(-6, 6 + flow * 9, 15, -3, 8 + flow * 9, 15, -6, 10 + flow * 9, 15), MEDIUM);
    scene.bar(xyz(10, 4, 26, 10, 32, 26), 0.8, MEDIUM);
    return scene;
  },
} satisfies Sketches;
