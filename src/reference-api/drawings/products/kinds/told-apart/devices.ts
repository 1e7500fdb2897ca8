import {
  FINE,
  frontal,
  holes,
  MED,
  OUT,
  three,
  uv,
  vents,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { letters } from '#src/reference-api/drawings/products/kinds/told-apart/letters.ts';
import { arcPoints, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Devices and terminals that looked alike as small pictures. */
export const devicesToldApart: Sketches = {
  'co2-sensor': (choose) => {
    const slots = choose([5, 4]);
    const s = frontal();
    s.prism('y', rounded(0, 0, 40, 40, 5), 0, 9);
    const front = s.front(0);
    front.rect(5, 19, 30, 15, MED);
    letters(front, 'CO2', 9.4, 22, 9);
    vents(front, 6, 5, 28, 10, slots);
    return s;
  },
  'temperature-sensor': (choose) => {
    const arrows = choose([5, 6]);
    const s = frontal();
    s.prism('y', rounded(0, 0, 32, 46, 4), 0, 8);
    const front = s.front(0);
    front.rect(4, 22, 24, 18, MED);
    letters(front, '72°', 7.4, 26, 10);
    front.shape(uv(8, 7, 8 + arrows * 2, 7, 8 + arrows, 14), MED);
    front.shape(uv(20, 14, 26, 14, 23, 7), MED);
    return s;
  },
  'pull-station': (choose) => {
    const rim = choose([3, 4]);
    const s = frontal();
    s.prism('y', rounded(0, 0, 36, 50, rim), 0, 9);
    const front = s.front(0);
    letters(front, 'FIRE', 7.4, 38, 7);
    front.rect(4, 6, 28, 28, FINE);
    // A bar to pull down, proud of the face.
    s.box([6, -6, 20], [24, 6, 6]);
    s.box([15, -5, 10], [6, 5, 10], MED, FINE);
    s.front(-5.1).shape(uv(16, 14, 20, 14, 18, 11), MED);
    return s;
  },
  'speaker-strobe': (choose) => {
    const rays = choose([3, 4]);
    const s = frontal();
    s.prism('y', rounded(0, 0, 44, 44, 4), 0, 8);
    const front = s.front(0);
    holes(front, 4, 4, 18, 36, 4, 8, 1.3);
    s.prism('y', rounded(26, 8, 13, 28, 3), -8, 8);
    s.front(-8).rect(29, 12, 7, 20, FINE);
    for (const ray of times(rays * 2 - 1)) {
      const angle = ((ray - rays + 1) * 0.5) / rays;
      s.front(-8).line(
        [
          [42 + Math.cos(angle * 2) * 2, 22 + Math.sin(angle * 2) * 16],
          [42 + Math.cos(angle * 2) * 11, 22 + Math.sin(angle * 2) * 24],
        ],
        MED,
      );
    }
    return s;
  },
  'duct-detector': (choose) => {
    const long = choose([64, 56]);
    const s = three();
    // The duct cut away, with the tubes that sample its air.
    s.box([0, 0, 0], [long, 34, 30], MED, FINE);
    s.side(0).rect(2, 2, 30, 26, MED);
    const front = s.front(0);
    front.rect(22, 4, 30, 22, FINE);
    s.box([18, -9, 6], [30, 9, 18]);
    const face = s.front(-9);
    face.circle(27, 15, 6);
    face.circle(27, 15, 3.4, FINE);
    holes(face, 36, 9, 10, 12, 3, 4, 0.8);
    for (const flow of times(3)) s.line(xyz(-16, 8 + flow * 9, 15, -3, 8 + flow * 9, 15), MED);
    for (const flow of times(3))
      s.line(xyz(-6, 6 + flow * 9, 15, -3, 8 + flow * 9, 15, -6, 10 + flow * 9, 15), MED);
    s.bar(xyz(10, 4, 26, 10, 32, 26), 0.8, MED);
    return s;
  },
  'constant-terminal': (choose) => {
    const high = choose([22, 26]);
    const s = three();
    s.box([24, 4, 0], [40, 26, high]);
    s.cylinder('x', [0, 17, high / 2], 9, 24);
    s.disc('x', [0, 17, high / 2], 7.6, MED);
    // A damper with its spring keeps the flow.
    s.line(xyz(0, 10, high / 2 - 4, 0, 24, high / 2 + 4), MED);
    const front = s.front(4);
    front.circle(40, high / 2, 7);
    front.line(arcPoints([40, high / 2], 5.4, 150, 30), MED);
    front.line(uv(40, high / 2, 43, high / 2 + 4), MED);
    for (const coil of times(5)) front.circle(52 + coil * 1.6, high / 2, 2.4, FINE);
    return s;
  },
  'fan-terminal': (choose) => {
    const blades = choose([7, 9]);
    const s = three();
    s.box([10, 0, 0], [58, 34, 34]);
    s.cylinder('x', [0, 17, 22], 7, 10);
    s.disc('x', [0, 17, 22], 5.6, MED);
    const front = s.front(0);
    front.circle(34, 17, 14, OUT);
    front.circle(34, 17, 12, MED);
    for (const blade of times(blades)) {
      const angle = (blade * 360) / blades;
      front.line(
        arcPoints(
          [34 + Math.cos((angle * Math.PI) / 180) * 7, 17 + Math.sin((angle * Math.PI) / 180) * 7],
          5,
          angle + 180,
          angle + 300,
        ),
        MED,
      );
    }
    front.circle(34, 17, 3, OUT);
    s.box([52, -5, 8], [13, 5, 16], MED, FINE);
    return s;
  },
  'slot-diffuser': (choose) => {
    const slots = choose([2, 3]);
    const s = three();
    // Plenum above, slots in its foot, air along the ceiling.
    s.box([0, 0, 8], [72, 12, 18]);
    s.cylinder('y', [36, -9, 17], 7, 9);
    s.disc('y', [36, -9, 17], 5.8, MED);
    s.box([-3, -4, 0], [78, 20, 3]);
    const face = s.front(-4);
    for (const slot of times(slots)) face.rect(0, 0.4 + slot * (2.4 / slots), 72, 1.4 / slots, MED);
    for (const stream of times(5))
      s.line(xyz(6 + stream * 15, -6, -1, 4 + stream * 15, -14, -3, 2 + stream * 15, -24, -3), MED);
    return s;
  },
};
