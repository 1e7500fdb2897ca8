import {
  corner,
  FINE,
  MED,
  OUT,
  PATT,
  three,
  uv,
  wall,
  xyz,
} from '#src/reference-api/drawings/products/parts.ts';
import { corners, rounded } from '#src/reference-api/drawings/products/plane.ts';
import { times, type Sketches } from '#src/reference-api/drawings/products/sketch.ts';

/** Elevators, pipes, grids and frames that looked alike as small pictures. */
export const framesAndPipes: Sketches = {
  'in-ground-elevator': (choose) => {
    const deep = choose([34, 40]);
    const s = three();
    // The plunger goes as deep below the pit as the car rises.
    s.box([2, 2, -4 - deep], [36, 30, 3], FINE, FINE);
    s.cylinder('z', [20, 14, -deep - 4], 5, deep, MED);
    s.cylinder('z', [20, 14, -4], 3, 18);
    s.level(-4).shape(uv(-12, -8, 52, -8, 52, 38, -12, 38), FINE);
    s.cylinder('z', [20, 14, -4], 3, 18);
    s.box([4, 0, 14], [32, 28, 38]);
    const front = s.front(0);
    front.rect(9, 16, 22, 30, MED);
    front.line(uv(20, 16, 20, 46), MED);
    for (const x of [-6, 44]) s.bar(xyz(x, 14, -4, x, 14, 62), 0.8, MED);
    return s;
  },
  'roped-elevator': (choose) => {
    const ropes = choose([3, 4]);
    const s = three();
    for (const x of [46, -6]) s.bar(xyz(x, 14, 0, x, 14, 84), 0.8, MED);
    s.cylinder('z', [48, 18, 0], 3.4, 54, MED);
    s.cylinder('z', [48, 18, 54], 2, 14, MED);
    // A sheave on the plunger doubles its stroke.
    s.cylinder('y', [46, 12, 76], 10, 5);
    s.disc('y', [46, 12, 76], 7.6, MED);
    s.disc('y', [46, 12, 76], 2, MED);
    for (const rope of times(ropes)) s.line(xyz(36.4 + rope * 0.6, 12, 76, 33 + rope * 0.6, 12, 50), FINE);
    s.box([2, 0, 12], [32, 28, 38]);
    const front = s.front(0);
    front.rect(7, 14, 22, 30, MED);
    front.line(uv(18, 14, 18, 44), MED);
    return s;
  },
  'concrete-pipe': (choose) => {
    const wallOf = choose([4, 5]);
    const s = three();
    s.cylinder('y', [20, 10, 20], 17, 52);
    s.cylinder('y', [20, -2, 20], 20, 13);
    s.disc('y', [20, -2, 20], 20 - wallOf);
    s.front(-2).circle(20, 20, 20 - wallOf * 2.1, MED);
    for (const mark of times(34)) {
      const angle = mark * 0.785 + (mark % 3);
      const r = 20 - wallOf * (0.25 + (0.5 * ((mark * 7) % 10)) / 10);
      s.front(-2).line(
        [
          [20 + Math.cos(angle) * r, 20 + Math.sin(angle) * r],
          [20.6 + Math.cos(angle) * r, 20.6 + Math.sin(angle) * r],
        ],
        PATT,
      );
    }
    return s;
  },
  'biaxial-geogrid': (choose) => {
    const count = choose([6, 7]);
    const s = corner();
    const step = 48 / count;
    for (const row of times(count).toReversed())
      for (const column of times(count)) {
        s.level(0).shape(rounded(column * step + 1, row * step + 1, step - 2, step - 2, 1.4), OUT);
      }
    s.level(0).line([...corners(0, 0, 48, 48), [0, 0]], MED);
    for (const stone of times(5))
      s.turned('z', [7 + stone * 9, 6 + ((stone * 17) % 36), 0], uv(3, 0, 3.6, 2, 2, 4), { crease: FINE });
    return s;
  },
  'triaxial-geogrid': (choose) => {
    const count = choose([5, 6]);
    const s = corner();
    const [step, rise] = [48 / count, (48 / count) * 0.87];
    const top = s.level(0);
    for (const row of times(count))
      for (const column of times(count)) {
        const [u, v] = [column * step + (row % 2) * (step / 2), row * rise];
        top.shape(uv(u + 1.4, v + 0.8, u + step - 1.4, v + 0.8, u + step / 2, v + rise - 1.4), OUT);
        top.shape(
          uv(u + step / 2 + 1.4, v + rise - 0.8, u + step * 1.5 - 1.4, v + rise - 0.8, u + step, v + 1.4),
          OUT,
        );
      }
    for (const stone of times(7)) top.circle(6 + ((stone * 19) % 36), 5 + ((stone * 13) % 32), 1.6, FINE);
    return s;
  },
  'overhead-door': (choose) => {
    const panels = choose([4, 5]);
    const s = three();
    const plane = wall(s, -8, 0, 92, 74, 6);
    plane.rect(0, 0, 76, 62, OUT);
    for (const row of times(panels)) {
      const [y, h] = [(row * 62) / panels, 62 / panels];
      plane.line(uv(0, y, 76, y), MED);
      for (const column of times(4)) {
        plane.rect(4 + column * 18, y + 3, 14, h - 6, row === panels - 1 ? MED : FINE);
        if (row === panels - 1) plane.glint(4 + column * 18, y + 3, 14, h - 6);
        else plane.rect(6 + column * 18, y + 5, 10, h - 10, FINE);
      }
    }
    for (const x of [-1.5, 76]) s.box([x, 4, 0], [1.5, 2, 62], MED, FINE);
    s.cylinder('x', [2, 4, 67], 2, 72, MED);
    s.line(xyz(-16, 6, 0, 92, 6, 0), FINE);
    return s;
  },
  'crane-building': (choose) => {
    const bays = choose([3, 4]);
    const s = corner();
    const frame = (y: number): void => {
      s.bar(xyz(60, y, 0, 60, y, 34, 30, y, 44, 0, y, 34, 0, y, 0), 1.1, MED);
      for (const x of [3, 57]) s.box([x - 1.4, y, 22], [2.8, 2, 2], MED, FINE);
    };
    for (const bay of times(bays + 1).toReversed()) {
      frame(bay * 22);
      if (bay === 1) {
        // The crane spans from rail to rail.
        s.box([2, 14, 25], [56, 5, 4]);
        s.box([24, 12, 29], [10, 9, 4]);
        s.line(xyz(29, 14, 25, 29, 14, 12), MED);
        s.bar(xyz(29, 14, 12, 31, 14, 10, 29, 14, 8), 0.7, MED);
      }
    }
    for (const x of [3, 57]) s.bar(xyz(x, 0, 24.6, x, bays * 22, 24.6), 0.7, MED);
    return s;
  },
};
