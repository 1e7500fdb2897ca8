import { rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { letters } from '#src/reference-api/drawings/axonometric/lettering.ts';
import {
  frontView,
  threeQuarterView,
  vents,
  wall,
  xyz,
} from '#src/reference-api/drawings/axonometric/parts.ts';
import { type Plane, roundedRectangle } from '#src/reference-api/drawings/axonometric/plane.ts';
import { FINE, MED, OUT, PATT } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { type Scene, ring } from '#src/reference-api/drawings/axonometric/scene.ts';
import { type ProductSketch, type Sketches, times } from '#src/reference-api/drawings/products/sketch.ts';

/** A DIN-rail module with terminals at top and bottom. */
const railBox =
  (w: number, h: number, face: (f: Plane) => void): ProductSketch =>
  (choose) => {
    const [n, d] = [choose([12, 10]), choose([3, 3.6])];
    const s = threeQuarterView();
    s.box([-3, d, h * 0.36], [w + 6, 0.4, 1.6], MED, FINE);
    s.box([0, 1, 0], [w, d - 1, h]);
    s.box([0, 0, 1.2], [w, d, h - 2.4]);
    for (const z of [0.25, h - 0.95])
      for (const i of times(n)) {
        s.front(1).rect(0.2 + (i * (w - 0.4)) / n, z, (w - 0.4) / n - 0.1, 0.7, FINE);
      }
    face(s.front(0));
    return s;
  };

/** A wall-mounted device; `face` draws its front. */
const device =
  (
    w: number,
    h: number,
    d: number,
    r: number,
    face: (f: Plane, s: Scene) => void,
    margin = 0.5,
  ): ProductSketch =>
  (choose) => {
    const [k, edge] = [choose([1, 1.1]), choose([0.4, 0])];
    const s = threeQuarterView();
    const m = Math.max(w, h) * margin;
    wall(s, -m, -m, w + 2 * m, h + 2 * m, d * k);
    if (edge)
      s.prism(
        'y',
        roundedRectangle(-w * 0.03, -w * 0.03, w * 1.06, h + w * 0.06, r),
        d * k * 0.8,
        d * k * 0.2,
        MED,
        PATT,
      );
    s.prism('y', roundedRectangle(0, 0, w, h, r), 0, d * k * (edge ? 0.8 : 1), OUT, PATT);
    face(s.front(0), s);
    return s;
  };

export const controls = {
  controller: railBox(10, 7, (f) => {
    f.rect(0.6, 3, 4.4, 2, MED);
    for (const k of times(3)) f.line(uv(0.9, 3.4 + k * 0.5, 4.2 - k * 0.6, 3.4 + k * 0.5));
    for (const k of times(6)) f.circle(6 + k * 0.6, 4.6, 0.16, FINE);
    f.rect(6, 2, 1.4, 1, FINE);
    f.rect(7.8, 2, 1.4, 1, FINE);
  }),
  'unitary-controller': railBox(6, 6, (f) => {
    f.circle(1.4, 4, 0.5, MED);
    f.rect(2.6, 2, 2.8, 2.2, FINE);
    f.line(uv(2.9, 3.6, 5, 3.6));
    f.line(uv(2.9, 3, 4.6, 3));
  }),
  'network-engine': device(
    11,
    8,
    3,
    0.4,
    (f) => {
      f.rect(1, 5, 4, 2, MED);
      for (const k of times(4)) f.rect(1 + k * 2.2, 1, 1.7, 1.5, MED);
      for (const k of times(5)) f.circle(6.4 + k * 0.8, 6, 0.2, FINE);
      f.line(uv(1, 3.8, 10, 3.8));
      vents(f, 6.4, 3.9, 3.6, 1.2, 3);
    },
    0.3,
  ),
  'io-module': railBox(4, 7, (f) => {
    for (const k of times(8)) {
      f.circle(1, 1.8 + k * 0.5, 0.16, FINE);
      f.line(uv(1.5, 1.8 + k * 0.5, 3.2, 1.8 + k * 0.5));
    }
  }),
  'temperature-sensor': (choose) => {
    const arrows = choose([5, 6]);
    const s = frontView();
    s.prism('y', roundedRectangle(0, 0, 32, 46, 4), 0, 8);
    const front = s.front(0);
    front.rect(4, 22, 24, 18, MED);
    letters(front, '72°', 7.4, 26, 10);
    front.shape(uv(8, 7, 8 + arrows * 2, 7, 8 + arrows, 14), MED);
    front.shape(uv(20, 14, 26, 14, 23, 7), MED);
    return s;
  },
  'co2-sensor': (choose) => {
    const slots = choose([5, 4]);
    const s = frontView();
    s.prism('y', roundedRectangle(0, 0, 40, 40, 5), 0, 9);
    const front = s.front(0);
    front.rect(5, 19, 30, 15, MED);
    letters(front, 'CO2', 9.4, 22, 9);
    vents(front, 6, 5, 28, 10, slots);
    return s;
  },
  'pressure-transmitter': (choose) => {
    const [r, tubes] = [choose([2.4, 2.7]), choose([1, 0])];
    const s = threeQuarterView();
    s.bar(xyz(-0.8, -1, -1, -0.8, -1, -6, -4, -3, -8), 0.35, MED);
    s.bar(xyz(0.8, -1, -1, 0.8, -1, -6, tubes ? 4 : 2, -3, -8), 0.35, MED);
    s.box([-2, -2, -2], [4, 4, 2.4], OUT, FINE);
    s.cylinder('z', [0, 0, 0.4], 1, 1.4);
    s.cylinder('y', [0, -2.6, 3.6], r, 5.4);
    s.band('y', [0, -1.6, 3.6], r, FINE);
    s.cylinder('y', [0, -3.2, 3.6], r * 1.08, 0.8);
    s.disc('y', [0, -3.2, 3.6], r * 0.8, MED);
    s.front(-3.2).rect(-r * 0.5, 3.4, r, 1, FINE);
    s.cylinder('x', [r * 0.9, 0, 3.6], 0.8, 1.8, MED);
    return s;
  },
  'control-valve': (choose) => {
    const [r, head] = [choose([2.2, 2.6]), choose([1, 0])];
    const s = threeQuarterView();
    s.cylinder('x', [2, 0, 0], r, 6);
    s.turned('x', [-5, 0, 0], uv(r * 1.3, 0, r * 1.3, 2.4, r * 1.5, 5, r * 1.3, 7.6, r * 1.3, 10), {
      crease: FINE,
    });
    s.turned('z', [0, 0, r], uv(r * 0.9, 0, r * 0.7, 2.4, 0.7, 2.6, 0.7, 5));
    for (const x of [1.8, -1.8]) s.cylinder('z', [x, 0, r + 2], 0.35, 4.6, MED);
    if (head) s.prism('z', roundedRectangle(-4, -3, 8, 6, 1.6), r + 6, 6, OUT, PATT);
    else s.turned('z', [0, 0, r + 6], uv(4, 0, 4, 6, 3.4, 6.8), { crease: FINE });
    s.front(head ? -3 : -4).rect(-1.6, r + 8, 3.2, 2, MED);
    s.bar(xyz(4, 0, r + 8, 6.4, 0, r + 8, 6.8, 0, r + 3), 0.35, MED);
    s.disc('x', [-5, 0, 0], r, MED);
    s.through(ring('x', [-5, 0, 0], r), () => s.disc('x', [-4, 0, 0], r * 0.9, FINE));
    return s;
  },
  'airflow-station': (choose) => {
    const [n, w] = [choose([4, 5]), choose([30, 26])];
    const s = threeQuarterView();
    s.box([0, 12, 0], [w, 1, 22], OUT, FINE);
    s.box([w - 1, 0, 0], [1, 12, 22], OUT, FINE);
    s.box([0, 0, 0], [w, 12, 1], OUT, FINE);
    for (const i of times(n)) {
      const x = (w * (i + 0.7)) / (n + 0.4);
      s.cylinder('z', [x, 6, 1], 0.6, 20, MED);
      for (const k of times(4)) s.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MED, FINE);
    }
    s.box([0, 0, 0], [1, 12, 22], OUT, FINE);
    s.box([-1, -1, 21], [w + 2, 14, 1], OUT, FINE);
    s.prism('y', uv(-2, -2, w + 2, -2, w + 2, 24, -2, 24), -0.4, 0.4, OUT, FINE);
    s.front(-0.4).rect(0.6, 0.6, w - 1.2, 20.8, MED);
    s.front(-0.4).through(rectangle(0.6, 0.6, w - 1.2, 20.8), () => {
      for (const i of times(n)) {
        const x = (w * (i + 0.7)) / (n + 0.4);
        s.cylinder('z', [x, 6, 0], 0.6, 22, MED);
        for (const k of times(4)) s.box([x - 0.8, 5, 3.6 + k * 4.6], [1.6, 1.4, 1.4], MED, FINE);
      }
    });
    s.box([w + 4, 0, 6], [7, 3, 9], OUT, FINE);
    s.front(0).rect(w + 5.4, 11, 4.2, 2.4, MED);
    return s;
  },
} satisfies Sketches;
