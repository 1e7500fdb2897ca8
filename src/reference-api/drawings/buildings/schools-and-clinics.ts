import { uv } from '#src/reference-api/drawings/geometry/vector.ts';
import { arcPoints } from '#src/reference-api/drawings/axonometric/plane.ts';
import { type Building, levelsOf } from '#src/reference-api/drawings/buildings/building.ts';
import { type Elevation, FINE, MEDIUM, OUTLINE } from '#src/reference-api/drawings/buildings/elevation.ts';
import { canopy, roofScreen } from '#src/reference-api/drawings/buildings/shops-and-offices.ts';
import { times } from '#src/reference-api/drawings/products/sketch.ts';

/** The cross of a hospital. */
function cross(on: Elevation, x: number, y: number, size: number): void {
  const [a, b] = [size / 6, size / 2];
  on.shape(
    uv(
      x - a,
      y - b,
      x + a,
      y - b,
      x + a,
      y - a,
      x + b,
      y - a,
      x + b,
      y + a,
      x + a,
      y + a,
      x + a,
      y + b,
      x - a,
      y + b,
      x - a,
      y + a,
      x - b,
      y + a,
      x - b,
      y - a,
      x - a,
      y - a,
    ),
    MEDIUM,
    true,
  );
}

export function flag(on: Elevation, x: number, height = 34): void {
  on.line(uv(x, 0, x, height), MEDIUM);
  on.shape(
    uv(
      x,
      height,
      x,
      height - 6,
      x + 5,
      height - 6.8,
      x + 10,
      height - 5.6,
      x + 10,
      height + 0.4,
      x + 5,
      height - 0.8,
    ),
    MEDIUM,
    true,
  );
}

/** A bus or van from the side. */
export function vehicle(on: Elevation, x: number, length: number, height: number, windows: number): void {
  on.rect([x, 1.6, length, height], MEDIUM);
  for (const pane of times(windows))
    on.rect(
      [
        x + 1 + (pane * (length - 2)) / windows,
        height * 0.55 + 1,
        (length - 2) / windows - 0.7,
        height * 0.34,
      ],
      FINE,
      true,
    );
  for (const wheel of [0.18, 0.8]) {
    on.circle(x + length * wheel, 1.7, 1.7, MEDIUM, true);
    on.circle(x + length * wheel, 1.7, 0.7, FINE);
  }
}

export const schoolsAndClinics = {
  school: {
    sizing: { plate: 70_000, stories: [1, 3], story: 14, bay: 28, bays: [5, 8], ratio: 3 },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      on.mass(wide * 0.78, 0, wide * 0.26, high + 12);
      on.hatch([wide * 0.78, 0, wide * 0.26, high + 12], 0, 2.4);
      on.mass(0, 0, wide * 0.84, high + 2);
      on.hatch([0, 0, wide * 0.84, high], 0, 2.4);
      for (const floor of times(stories))
        for (const column of times(bays - 1))
          on.glass([column * bay + 3, floor * story + 3.4, bay - 8, 7.4], 5, 2);
      on.mass(wide * 0.38, 0, 34, high + 9);
      on.glass([wide * 0.38 + 3, 0, 28, high - 2], 6, stories * 2);
      on.circle(wide * 0.38 + 17, high + 4, 3.2);
      on.line(uv(wide * 0.38 + 17, high + 6.2, wide * 0.38 + 17, high + 4, wide * 0.38 + 18.6, high + 3));
      on.doors(wide * 0.38 + 11, 12, 8);
      canopy(on, wide * 0.38 + 4, 26, 10);
      flag(on, -12, high + 12);
      vehicle(on, wide * 0.6, 32, 8, 9);
      on.person(wide * 0.36);
      return levelsOf(size);
    },
  },
  'science-hall': {
    sizing: { plate: 32_000, stories: [3, 6], story: 15, bay: 22, bays: [6, 8] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays, bay } = size;
      // Exhaust stacks of the fume hoods.
      for (const stack of times(6)) {
        const x = wide * 0.5 + stack * 9;
        on.rect([x, high + 2, 4, 26], MEDIUM);
        on.shape(
          uv(x - 1, high + 28, x + 5, high + 28, x + 3.4, high + 33, x + 0.6, high + 33),
          MEDIUM,
          true,
        );
      }
      roofScreen(on, wide * 0.44, wide * 0.5, high + 3, 13);
      on.mass(0, 0, wide, high + 3);
      for (const floor of times(stories)) {
        on.glass([32, floor * story + 3.6, wide - 34, 7], bays * 3);
        for (const fin of times(bays * 2))
          on.rect([34 + (fin * (wide - 38)) / (bays * 2), floor * story + 2.6, 1, 9], FINE);
      }
      on.mass(4, 0, 26, high + 9);
      on.glass([7, 1, 20, high + 4], 4, stories * 2);
      // The stair behind the glass.
      for (const floor of times(stories - 1))
        on.line(
          uv(9, floor * story + 2, 25, floor * story + 2 + story / 2, 9, floor * story + 2 + story),
          MEDIUM,
        );
      on.doors(12, 9, 9);
      on.person(bay + 14);
      return levelsOf(size);
    },
  },
  'field-house': {
    sizing: { plate: 120_000, stories: [1, 1], story: 24, bay: 24, bays: [8, 9] },
    draw: (on, size) => {
      const { wide, bays, bay } = size;
      const rise = 34;
      const roof = (radius: number, depth: number) => arcPoints([wide / 2, 24], radius, 0, 180, depth, 30);
      on.shape([[0, 0], [wide, 0], ...roof(wide / 2, rise)], OUTLINE);
      on.shape(roof(wide / 2 - 6, rise - 4), MEDIUM, true);
      // Trusses stand behind the gable of translucent panels.
      for (const panel of times(bays * 2 - 1)) {
        const x = ((panel + 1) * wide) / (bays * 2);
        const half = wide / 2 - 6;
        const top = 24 + (rise - 4) * Math.sqrt(Math.max(0, 1 - ((x - wide / 2) / half) ** 2));
        on.line(uv(x, 24, x, top));
      }
      for (const level of [8, 18]) {
        const half = (wide / 2 - 6) * Math.sqrt(1 - (level / (rise - 4)) ** 2);
        on.line(uv(wide / 2 - half, 24 + level, wide / 2 + half, 24 + level));
      }
      on.rect([0, 22, wide, 2], MEDIUM);
      for (const column of times(bays)) {
        if (column !== 3 && column !== 4) on.hatch([column * bay + 2, 1, bay - 4, 20], 0, 1.8);
        on.line(uv(column * bay, 0, column * bay, 22), MEDIUM);
      }
      on.glass([3 * bay + 1, 0, 2 * bay - 2, 18], 10, 3);
      on.sign(wide / 2, 19, 3, 'FIELD HOUSE');
      // Runners on the track in front.
      for (const x of [bay, bay * 1.4, bay * 6.2]) on.person(x);
      flag(on, -10, 44);
      return { ...levelsOf(size), levels: [0, 24, 24 + rise] };
    },
  },
  hospital: {
    sizing: { plate: 42_000, stories: [6, 12], story: 14, bay: 14, bays: [9, 11] },
    draw: (on, size) => {
      const { stories, story, high, wide, bays } = size;
      const podium = 3 * story;
      // The pad on the roof.
      on.rect([wide * 0.5, high + 12, 40, 2], OUTLINE);
      for (const leg of [0.54, 0.72]) on.line(uv(wide * leg, high + 4, wide * leg, high + 12), MEDIUM);
      on.sign(wide * 0.5 + 20, high + 15, 6, 'H');
      on.mass(wide * 0.14, 0, wide * 0.72, high + 4);
      for (const floor of times(stories - 3)) {
        const y = (floor + 3) * story;
        for (const column of times(bays))
          on.glass(
            [
              wide * 0.14 + 2 + (column * (wide * 0.72 - 4)) / bays,
              y + 3.6,
              (wide * 0.72 - 4) / bays - 1.6,
              7,
            ],
            2,
          );
        on.line(uv(wide * 0.14, y, wide * 0.86, y));
      }
      on.rect([wide * 0.14, podium, 17, high + 4 - podium], MEDIUM);
      cross(on, wide * 0.14 + 8.5, high - 8, 13);
      on.mass(-wide * 0.12, 0, wide * 1.24, podium);
      for (const floor of times(3)) on.glass([-wide * 0.1, floor * story + 4, wide * 1.2, 6.4], 26);
      // The emergency entrance with its ambulance.
      on.mass(wide * 0.02, 13, 46, 5);
      on.sign(wide * 0.02 + 23, 13.8, 3.2, 'EMERGENCY');
      for (const x of [2, 42]) on.rect([wide * 0.02 + x, 0, 2, 13], MEDIUM);
      vehicle(on, wide * 0.02 + 12, 20, 8.4, 2);
      on.glass([wide * 0.56, 0, 34, 12], 8);
      on.person(wide * 0.5);
      return levelsOf(size);
    },
  },
  clinic: {
    sizing: { plate: 30_000, stories: [1, 3], story: 13, bay: 14, bays: [7, 10] },
    draw: (on, size) => {
      const { stories, high, wide, bays } = size;
      on.mass(0, 0, wide, high + 3);
      on.windows([34, 0.6, wide - 36, high - 0.6], bays - 2, stories, { columns: 2, across: 0.66, up: 0.5 });
      on.hatch([34, high - 2.6, wide - 34, 5], 90, 2);
      on.mass(0, 0, 32, high + 3);
      on.gable(0, high + 3, 32, 15, 3);
      on.glass([6, 0, 20, high - 2], 4, stories * 2);
      cross(on, 16, high + 7.6, 7);
      on.doors(12, 8, 8);
      canopy(on, 30, 40, 10.5);
      on.rect([66, 0, 1.4, 10.5], MEDIUM);
      on.sign(52, 12.6, 2.6, 'CLINIC');
      vehicle(on, wide - 22, 15, 5.4, 3);
      on.person(38);
      return levelsOf(size);
    },
  },
  natatorium: {
    sizing: { plate: 60_000, stories: [1, 1], story: 26, bay: 16, bays: [8, 9] },
    draw: (on, size) => {
      const { wide, bays } = size;
      // Cut through the pool: its water stands below the ground line.
      on.shape(uv(0, -14, 0, 44, wide, 26, wide, 0, wide - 8, 0, wide - 8, -5, 44, -6, 34, -14), OUTLINE);
      on.shape(uv(5, -12, 5, -1, wide - 10, -1, wide - 10, -4, 44, -4.4, 33, -12), MEDIUM, true);
      for (const wave of times(14)) {
        const x = 8 + (wave * (wide - 24)) / 14;
        on.line(uv(x, -1.8 - (wave % 3), x + 5, -1.8 - (wave % 3)));
      }
      on.shape(uv(3, 2, wide - 3, 2, wide - 3, 22, 3, 39), FINE);
      // The truss of the roof and glass behind the pool.
      for (const bay of times(bays)) {
        const [x, next] = [3 + (bay * (wide - 6)) / bays, 3 + ((bay + 1) * (wide - 6)) / bays];
        const top = (u: number) => 42.6 - (18 * u) / wide;
        on.line(uv(x, top(x), (x + next) / 2, top(x) - 5, next, top(next)));
        on.line(uv(x, 2, x, top(x) - 5));
      }
      on.line(uv(3, 37, wide - 3, 20.4), MEDIUM);
      // The platforms of the divers.
      on.rect([8, 0, 3, 26], MEDIUM);
      for (const platform of [9, 17, 26]) on.rect([8, platform, 15, 1.2], MEDIUM);
      on.circle(27, 12, 0.9, MEDIUM);
      on.line(uv(26.6, 13, 24, 19, 22.6, 22), MEDIUM);
      on.person(wide - 16);
      return { ...levelsOf(size), levels: [0, 26, 44] };
    },
  },
  arena: {
    sizing: { plate: 160_000, stories: [1, 1], story: 30, bay: 20, bays: [10, 12] },
    draw: (on, size) => {
      const { wide, bays } = size;
      on.shape(arcPoints([wide / 2, 40], wide * 0.52, 0, 180, 26, 30), OUTLINE);
      for (const rib of times(9)) {
        const angle = (Math.PI * (rib + 1)) / 10;
        on.line(
          uv(
            wide / 2 + Math.cos(angle) * wide * 0.52,
            40 + Math.sin(angle) * 26,
            wide / 2 + Math.cos(angle) * wide * 0.2,
            40 + 20 + Math.sin(angle) * 4,
          ),
        );
      }
      on.rect([-wide * 0.04, 36, wide * 1.08, 6], OUTLINE);
      on.shape(uv(wide * 0.06, 0, wide * 0.94, 0, wide, 36, 0, 36), OUTLINE, true);
      // Raking columns carry the stands.
      for (const column of times(bays + 1)) {
        const part = column / bays;
        on.shape(
          uv(
            wide * (0.06 + 0.88 * part) - 0.8,
            0,
            wide * (0.06 + 0.88 * part) + 0.8,
            0,
            wide * part + 1.4,
            36,
            wide * part - 1.4,
            36,
          ),
          FINE,
        );
      }
      for (const level of [12, 24])
        on.line(uv(wide * (0.06 - level / 600), level, wide * (0.94 + level / 600), level));
      on.mass(wide * 0.36, 0, wide * 0.28, 22);
      on.glass([wide * 0.38, 0, wide * 0.24, 14], 12, 2);
      on.sign(wide / 2, 16, 4.4, 'ARENA');
      for (const x of [0.3, 0.34, 0.68]) on.person(wide * x);
      return { ...levelsOf(size), levels: [0, 36, 66] };
    },
  },
  'climbing-hall': {
    sizing: { plate: 24_000, stories: [1, 1], story: 22, bay: 14, bays: [6, 8] },
    draw: (on, size) => {
      const { wide } = size;
      on.mass(30, 0, wide - 14, 22);
      on.windows([52, 1, wide - 38, 18], size.bays - 3, 1, { columns: 2, rows: 3, across: 0.74, up: 0.7 });
      on.shape(uv(0, 0, 44, 0, 50, 58, 16, 66, 6, 44), OUTLINE);
      for (const facet of [uv(6, 44, 28, 30, 50, 58), uv(0, 0, 28, 30, 44, 0)] as const)
        on.line(facet, MEDIUM);
      for (const hold of times(46)) {
        const [x, y] = [7 + ((hold * 13.7) % 36), 3 + ((hold * 7.9) % 54)];
        if (x > 6 + y * 0.18 && x < 44 + y * 0.06) on.circle(x, y, 0.8, FINE, true);
      }
      // A climber on the rope.
      on.line(uv(30, 61, 30, 40));
      on.circle(30, 41.4, 1.1, MEDIUM);
      for (const limb of [
        uv(30, 40, 29.6, 35.6, 27, 33, 27.6, 30),
        uv(29.6, 35.6, 32.6, 33.4, 32, 30),
        uv(27, 43, 29.9, 39, 33.4, 42),
      ] as const)
        on.line(limb, MEDIUM);
      on.doors(36, 7, 8);
      on.person(47);
      return { ...levelsOf(size), levels: [0, 22, 66] };
    },
  },
} satisfies Record<string, Building>;
